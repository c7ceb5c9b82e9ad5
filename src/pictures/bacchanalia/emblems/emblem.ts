import type { Pen } from '../../canvas/pen.ts';

/** What an emblem is drawn in. */
export interface Ink {
  readonly fill: string;
  readonly shade: string;
  readonly line: string;
}

/** Drawn within 50 units of its middle. */
export type Emblem = (pen: Pen, ink: Ink) => void;

/** An emblem in a square of `size` units, by its middle. */
export function drawEmblemIn(pen: Pen, emblem: Emblem, x: number, y: number, size: number, ink: Ink): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  emblem(pen, ink);
  pen.restore();
}

/** The width of outlines, in an emblem's own units. */
export const LINE = 7;

type Path = (pen: Pen) => void;

/** A shape filled within its outline. */
export function filled(pen: Pen, fill: string, ink: Ink, path: Path, width = LINE): void {
  pen.beginPath();
  path(pen);
  pen.strokeStyle = ink.line;
  pen.lineWidth = width * 2;
  pen.stroke();
  pen.fillStyle = fill;
  pen.fill();
}

/** A line with its outline. */
export function limb(pen: Pen, stroke: string, ink: Ink, width: number, path: Path): void {
  pen.beginPath();
  path(pen);
  pen.strokeStyle = ink.line;
  pen.lineWidth = width + LINE * 2;
  pen.stroke();
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}

/** A bare line. */
export function stroke(pen: Pen, color: string, width: number, path: Path): void {
  pen.beginPath();
  path(pen);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}

export const round =
  (x: number, y: number, rx: number, ry = rx, turn = 0): Path =>
  (pen) => {
    pen.moveTo(x + rx * Math.cos(turn), y + rx * Math.sin(turn));
    pen.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  };

/** Lines from point to point. */
export const along =
  (...points: readonly (readonly [number, number])[]): Path =>
  (pen) => {
    for (const [i, [x, y]] of points.entries()) {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  };

/** The same on both sides of the middle. */
export function mirrored(pen: Pen, draw: (pen: Pen) => void): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    draw(pen);
    pen.restore();
  }
}
