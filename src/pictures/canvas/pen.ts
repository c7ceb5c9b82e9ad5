import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

export type Pen = SKRSContext2D;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture's size in units; all layouts use these. */
export const WIDTH = 1650;
export const HEIGHT = 1050;

/** Pixels in a unit: a picture has twice the 550 pixels of width at which Discord shows it on desktops. */
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

export function disc(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
}

export function fillDisc(pen: Pen, x: number, y: number, r: number, fill: Pen['fillStyle']): void {
  disc(pen, x, y, r);
  pen.fillStyle = fill;
  pen.fill();
}

export function strokeDisc(pen: Pen, x: number, y: number, r: number, stroke: string, width: number): void {
  disc(pen, x, y, r);
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}

export function polygon(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const [i, p] of points.entries()) {
    if (i === 0) pen.moveTo(p.x, p.y);
    else pen.lineTo(p.x, p.y);
  }
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
  const points: Point[] = [];
  for (let i = 0; i < rays * 2; i++) {
    const a = turn - Math.PI / 2 + (i * Math.PI) / rays;
    const r = i % 2 === 0 ? outer : inner;
    points.push({ x: x + r * Math.cos(a), y: y + r * Math.sin(a) });
  }
  polygon(pen, points);
}

export function lerp(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function line(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const inside = ({ x, y, width, height }: Box, dx: number, dy = dx): Box => ({
  x: x + dx,
  y: y + dy,
  width: width - 2 * dx,
  height: height - 2 * dy,
});

export function grid(box: Box, columns: number, rows: number, gap: number): readonly Box[] {
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: box.x + (i % columns) * (width + gap),
    y: box.y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }));
}

export const FRIEZE_HEIGHT = 76;

export const FRAME = 32;
