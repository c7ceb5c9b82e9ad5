import { loadArt } from './art.ts';
import { DYE, type DyeName, PIGMENT } from './palette.ts';
import type { Pen } from './pen.ts';

/** The shape that goes with each colour, as large to the eye as a disc of radius 100. */
const SHAPES = {
  blue: loadArt('color-shapes/blue'),
  red: loadArt('color-shapes/red'),
  yellow: loadArt('color-shapes/yellow'),
  black: loadArt('color-shapes/black'),
  green: loadArt('color-shapes/green'),
  violet: loadArt('color-shapes/violet'),
};

/** `r`: of the disc that is as large to the eye. */
export function fillColorShape(
  pen: Pen,
  color: DyeName,
  x: number,
  y: number,
  r: number,
  fill: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(r / 100, r / 100);
  pen.fillStyle = fill;
  for (const { path } of SHAPES[color].shapes) pen.fill(path);
  pen.restore();
}

export function strokeColorShape(
  pen: Pen,
  color: DyeName,
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(r / 100, r / 100);
  pen.strokeStyle = stroke;
  pen.lineWidth = (width * 100) / r;
  for (const { path } of SHAPES[color].shapes) pen.stroke(path);
  pen.restore();
}

/** Small and flat with a dark rim: on cobbles and labels. */
export function drawColorShape(pen: Pen, color: DyeName, x: number, y: number, r: number, rim: number): void {
  strokeColorShape(pen, color, x, y, r, PIGMENT.cream, rim * 2 + 3);
  fillColorShape(pen, color, x, y, r, DYE[color].fill);
  strokeColorShape(pen, color, x, y, r, PIGMENT.ink, rim);
}

/** Where a number sits within the shape: a triangle's belly is low. */
export const colorShapeMiddle = (color: DyeName, y: number, r: number): number =>
  color === 'red' ? y + r * 0.25 : y;
