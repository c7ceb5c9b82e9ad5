import { type Art, loadArt } from './load-art.ts';
import { DYE, type DyeName, PIGMENT } from './palette.ts';
import { type Pen, type Stroke, withSavedState } from './pen.ts';

/** Each color's shape, which looks as large as a disc of radius 100. */
const shapeOf = (color: DyeName): Art => loadArt(`color-shapes/${color}`);

/** `r` is the radius of a disc that looks as large. */
export function fillShape(pen: Pen, color: DyeName, x: number, y: number, r: number, fill: string): void {
  withSavedState(pen, () => {
    pen.translate(x, y);
    pen.scale(r / 100, r / 100);
    pen.fillStyle = fill;
    for (const { path } of shapeOf(color).shapes) pen.fill(path);
  });
}

/** The stroke's width is in the pen's own units, regardless of the shape's size. */
export function strokeShape(pen: Pen, color: DyeName, x: number, y: number, r: number, stroke: Stroke): void {
  withSavedState(pen, () => {
    pen.translate(x, y);
    pen.scale(r / 100, r / 100);
    pen.lineWidth = (stroke[0] * 100) / r;
    pen.strokeStyle = stroke[1];
    for (const { path } of shapeOf(color).shapes) pen.stroke(path);
  });
}

export function drawColorShape(pen: Pen, color: DyeName, x: number, y: number, r: number, rim: number): void {
  strokeShape(pen, color, x, y, r, [rim * 2 + 3, PIGMENT.cream]);
  fillShape(pen, color, x, y, r, DYE[color].fill);
  strokeShape(pen, color, x, y, r, [rim, PIGMENT.ink]);
}
