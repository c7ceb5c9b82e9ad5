import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Box, type Disc, HEIGHT, type Point, pointAround, WIDTH } from './geometry.ts';

export type Pen = SKRSContext2D;

/** Pixels per unit: a picture has twice the 550 pixels of width at which Discord shows it on desktops. */
export const SCALE = 0.68;

export interface Sheet {
  readonly canvas: Canvas;
  readonly pen: Pen;
}

export function blankSheet(scale = SCALE): Sheet {
  const canvas = createCanvas(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
  return { canvas, pen: preparePen(canvas, scale) };
}

export function preparePen(canvas: Canvas, scale: number): Pen {
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  return pen;
}

export type Stroke = readonly [width: number, color: string];

export function fillPath(pen: Pen, fill: Pen['fillStyle']): void {
  pen.fillStyle = fill;
  pen.fill();
}

/** Strokes over each other: the widest comes first. */
export function strokePath(pen: Pen, ...strokes: readonly Stroke[]): void {
  for (const [width, color] of strokes) {
    pen.lineWidth = width;
    pen.strokeStyle = color;
    pen.stroke();
  }
}

/** Draws a part of a picture with its own transform, clip or opacity. */
export function withSavedState(pen: Pen, draw: () => void): void {
  pen.save();
  draw();
  pen.restore();
}

export function drawDashed(pen: Pen, dash: readonly number[], draw: () => void): void {
  pen.setLineDash([...dash]);
  draw();
  pen.setLineDash([]);
}

export function disc(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
}

export function fillDisc(pen: Pen, x: number, y: number, r: number, fill: string): void {
  disc(pen, x, y, r);
  fillPath(pen, fill);
}

export function strokeDisc(pen: Pen, x: number, y: number, r: number, ...strokes: readonly Stroke[]): void {
  disc(pen, x, y, r);
  strokePath(pen, ...strokes);
}

/** `corner`: the radius of its corners. */
export function roundBox(pen: Pen, { x, y, width, height }: Box, corner: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, corner);
}

export function fillBox(pen: Pen, box: Box, corner: number, fill: Pen['fillStyle']): void {
  roundBox(pen, box, corner);
  fillPath(pen, fill);
}

/** Draws light around a point. `color`: red, green and blue. `strength`: 0..1. */
export function drawGlow(pen: Pen, x: number, y: number, r: number, color: string, strength: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, `rgba(${color},${strength})`);
  light.addColorStop(1, `rgba(${color},0)`);
  pen.fillStyle = light;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** Draws an X over a disc, of the same size. */
export function drawCross(pen: Pen, { x, y, r }: Disc, ...strokes: readonly Stroke[]): void {
  for (const stroke of strokes) {
    line(pen, x - r, y - r, x + r, y + r, stroke);
    line(pen, x + r, y - r, x - r, y + r, stroke);
  }
}

export function polyline(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
}

export function polygon(pen: Pen, points: readonly Point[]): void {
  polyline(pen, points);
  pen.closePath();
}

/** Draws a star with its first ray at the top, or turned by `turn` radians. */
export function star(
  pen: Pen,
  x: number,
  y: number,
  outer: number,
  inner: number,
  rays: number,
  turn = 0,
): void {
  const middle = { x, y };
  const corners = Array.from({ length: rays * 2 }, (_, i) =>
    pointAround(middle, turn - Math.PI / 2 + (i * Math.PI) / rays, i % 2 === 0 ? outer : inner),
  );
  polygon(pen, corners);
}

export function line(pen: Pen, x1: number, y1: number, x2: number, y2: number, ...strokes: Stroke[]): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  strokePath(pen, ...strokes);
}
