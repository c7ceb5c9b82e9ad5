import { DYE, type DyeName, PIGMENT } from './palette.ts';
import { type Pen, type Point, polygon, star } from './pen.ts';

/** A path for the shape that goes with a colour, as large to the eye as a disc of radius `r`. */
export function emblemPath(pen: Pen, color: DyeName, x: number, y: number, r: number): void {
  pen.beginPath();
  switch (color) {
    case 'blue':
      pen.arc(x, y, r, 0, Math.PI * 2);
      return;
    case 'red': {
      const R = r * 1.36;
      const cy = y + r * 0.24;
      const tip: Point[] = [-90, 30, 150].map((deg) => ({
        x: x + R * Math.cos((deg * Math.PI) / 180),
        y: cy + R * Math.sin((deg * Math.PI) / 180),
      }));
      rounded(pen, tip, r * 0.2);
      return;
    }
    case 'yellow':
      pen.roundRect(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84, r * 0.2);
      return;
    case 'black': {
      const R = r * 1.26;
      rounded(
        pen,
        [
          { x, y: y - R },
          { x: x + R, y },
          { x, y: y + R },
          { x: x - R, y },
        ],
        r * 0.18,
      );
      return;
    }
    case 'green': {
      const R = r * 1.12;
      const w = r * 0.42;
      const arm = (x1: number, y1: number, x2: number, y2: number): Point[] => [
        { x: x + x1, y: y + y1 },
        { x: x + x2, y: y + y2 },
      ];
      polygon(pen, [
        ...arm(-w, -R, w, -R),
        { x: x + w, y: y - w },
        ...arm(R, -w, R, w),
        { x: x + w, y: y + w },
        ...arm(w, R, -w, R),
        { x: x - w, y: y + w },
        ...arm(-R, w, -R, -w),
        { x: x - w, y: y - w },
      ]);
      return;
    }
    case 'violet':
      star(pen, x, y + r * 0.06, r * 1.42, r * 0.68, 5);
      return;
  }
}

function rounded(pen: Pen, points: readonly Point[], radius: number): void {
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return;
  pen.moveTo((first.x + last.x) / 2, (first.y + last.y) / 2);
  for (const [i, p] of points.entries()) {
    const next = points[(i + 1) % points.length] ?? first;
    pen.arcTo(p.x, p.y, (p.x + next.x) / 2, (p.y + next.y) / 2, radius);
  }
  pen.closePath();
}

/** Where a number sits within the shape: a triangle's belly is low. */
export function emblemMiddle(color: DyeName, y: number, r: number): number {
  return color === 'red' ? y + r * 0.25 : y;
}

/** A small flat emblem with a dark rim: cobbles, labels. */
export function drawEmblem(pen: Pen, color: DyeName, x: number, y: number, r: number, rim = r * 0.28): void {
  emblemPath(pen, color, x, y, r);
  pen.lineWidth = rim * 2 + 3;
  pen.strokeStyle = PIGMENT.cream;
  pen.stroke();
  pen.lineWidth = rim;
  pen.strokeStyle = PIGMENT.ink;
  pen.fillStyle = DYE[color].fill;
  pen.fill();
  pen.stroke();
}
