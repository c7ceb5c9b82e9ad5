import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { LABEL, type TITLE } from './fonts.ts';

export type Pen = SKRSContext2D;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The board's own units, in which everything is laid out. */
export const WIDTH = 1650;
export const HEIGHT = 1050;

/** Pixels of the picture for a unit. */
export const SCALE = 0.8;

export interface Sheet {
  readonly canvas: Canvas;
  readonly pen: Pen;
}

/** `scale`: pixels for a unit. */
export function blankSheet(scale = SCALE): Sheet {
  const canvas = createCanvas(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  return { canvas, pen };
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

/** `rays` points out and as many in, from the top. */
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

export interface Lettering {
  readonly size: number;
  readonly fill: string;
  readonly face?: typeof TITLE | typeof LABEL;
  readonly halo?: string;
  readonly haloWidth?: number;
  /** Makes the letters smaller until the text is no wider, in units. */
  readonly maxWidth?: number;
}

/** Text centred on a point, by the height of its capitals and digits. */
export function letter(pen: Pen, text: string, x: number, y: number, how: Lettering): void {
  const face = how.face ?? LABEL;
  pen.font = `700 ${how.size}px ${face}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const width = pen.measureText(text).width;
  const size = how.maxWidth === undefined ? how.size : how.size * Math.min(1, how.maxWidth / width);
  pen.font = `700 ${size}px ${face}`;
  const baseline = y + size * 0.345;
  if (how.halo) {
    pen.strokeStyle = how.halo;
    pen.lineWidth = how.haloWidth ?? how.size * 0.22;
    pen.strokeText(text, x, baseline);
  }
  pen.fillStyle = how.fill;
  pen.fillText(text, x, baseline);
}

export function lerp(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
