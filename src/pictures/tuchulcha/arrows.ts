import type { Move } from '../../games/tuchulcha/index.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import { disc, distance, lerp, type Pen, type Point, polygon } from '../canvas/pen.ts';
import { type Layout, PAWN_RADIUS, roadAt } from './layout.ts';
import { originPoint, targetPoint } from './pawns.ts';
import { entryWay } from './road.ts';

/** The way of a move: a ribbon in its colour along the road, from an empty ring to an arrowhead. */
export function drawTrail(pen: Pen, layout: Layout, move: Move): void {
  const line = trailLine(layout, move);
  const dye = DYE[move.color];
  const start = line[0];
  if (!start) return;
  for (const [width, stroke] of [
    [25, PIGMENT.ink],
    [19, PIGMENT.cream],
    [11, dye.fill],
  ] as const) {
    path(pen, line);
    pen.lineWidth = width;
    pen.strokeStyle = stroke;
    pen.stroke();
  }
}

/** Drawn over the ribbons: the place that a moved haruspex left. */
export function drawOrigin(pen: Pen, layout: Layout, move: Move): void {
  const at = originPoint(layout, move.color, move.from);
  if (move.from === 'temple') return;
  disc(pen, at.x, at.y, PAWN_RADIUS - 9);
  pen.lineWidth = 13;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.lineWidth = 7;
  pen.strokeStyle = DYE[move.color].light;
  pen.setLineDash([9, 11]);
  pen.stroke();
  pen.setLineDash([]);
}

/** Drawn over the pawns: where a trail goes, just before the stone that it ends on. */
export function drawHead(pen: Pen, layout: Layout, move: Move): void {
  const line = trailLine(layout, move);
  const end = line.at(-1);
  if (!end) return;
  const back = backAlong(line, move.to === 'altar' ? 0 : PAWN_RADIUS + 3);
  const tail = backAlong(line, (move.to === 'altar' ? 0 : PAWN_RADIUS + 3) + 26);
  arrowhead(pen, tail, back, 17, DYE[move.color].fill, PIGMENT.cream);
}

/** The line that a move takes over the board. */
export function trailLine(layout: Layout, move: Move): readonly Point[] {
  const { from, to, color } = move;
  const points: Point[] = [];
  const sector = layout.ring.sectors.find((s) => s.color === color);
  if (!sector) return points;
  if (from === 'temple') points.push(...entryWay(layout, color));
  const begin = from === 'temple' ? sector.entry : from === 'exit' ? sector.exit : from;
  const end = to === 'altar' || to === 'exit' ? sector.exit : to;
  if (from === 'exit') points.push(originPoint(layout, color, from));
  else {
    const span = ((end - begin + layout.ring.size) % layout.ring.size) * layout.stride;
    const start = layout.reach(begin);
    const count = Math.max(1, Math.ceil(span / 12));
    for (let i = 0; i <= count; i++) points.push(roadAt(start + (span * i) / count));
  }
  if (to === 'exit') points.push(targetPoint(layout, color, to));
  if (to === 'altar') points.push(lerp(layout.altar, layout.stone(sector.exit), 0.42));
  return points;
}

/** The point `far` units before the end of a line. */
function backAlong(line: readonly Point[], far: number): Point {
  let rest = far;
  for (let i = line.length - 1; i > 0; i--) {
    const a = line[i];
    const b = line[i - 1];
    if (!a || !b) break;
    const d = distance(a, b);
    if (rest <= d && d > 0) return lerp(a, b, rest / d);
    rest -= d;
  }
  return line[0] ?? { x: 0, y: 0 };
}

function path(pen: Pen, line: readonly Point[]): void {
  pen.beginPath();
  for (const [i, p] of line.entries()) {
    if (i === 0) pen.moveTo(p.x, p.y);
    else pen.lineTo(p.x, p.y);
  }
}

function arrowhead(pen: Pen, from: Point, tip: Point, half: number, fill: string, rim: string): void {
  const d = distance(from, tip) || 1;
  const ux = (tip.x - from.x) / d;
  const uy = (tip.y - from.y) / d;
  const base = { x: tip.x - ux * half * 1.5, y: tip.y - uy * half * 1.5 };
  polygon(pen, [
    tip,
    { x: base.x - uy * half, y: base.y + ux * half },
    { x: base.x + uy * half, y: base.y - ux * half },
  ]);
  pen.lineWidth = 11;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.lineWidth = 6;
  pen.strokeStyle = rim;
  pen.stroke();
  pen.fillStyle = fill;
  pen.fill();
}
