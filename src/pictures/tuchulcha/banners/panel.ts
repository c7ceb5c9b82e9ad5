import { createCanvas } from '@napi-rs/canvas';
import { PIGMENT } from '../../canvas/palette.ts';
import { type Box, inside, type Pen, preparePen } from '../../canvas/pen.ts';
import type { Pixels } from '../../canvas/picture.ts';

/** The painted stripes round a panel, from the outside in. */
const STRIPES = [
  [0, 22, PIGMENT.bucchero],
  [4, 6, PIGMENT.verdigris],
  [12, 4, PIGMENT.cream],
  [16, 6, PIGMENT.terracotta],
  [22, 4, PIGMENT.cream],
] as const;

/** A wide, low picture in a painted frame. `ground`: from the left to the right edge. */
export function paintPanel(
  width: number,
  height: number,
  ground: readonly [string, string],
  draw: (pen: Pen) => void,
): Pixels {
  const canvas = createCanvas(width, height);
  const pen = preparePen(canvas, 1);
  const all: Box = { x: 0, y: 0, width, height };
  const field = pen.createLinearGradient(0, 0, width, height);
  field.addColorStop(0, ground[0]);
  field.addColorStop(1, ground[1]);
  pen.fillStyle = field;
  pen.fillRect(0, 0, width, height);
  draw(pen);
  pen.lineJoin = 'miter';
  for (const [offset, thickness, stroke] of STRIPES) {
    const { x, y, width: w, height: h } = inside(all, offset + thickness / 2);
    pen.lineWidth = thickness;
    pen.strokeStyle = stroke;
    pen.strokeRect(x, y, w, h);
  }
  return { rgba: canvas.data(), width, height };
}

/** A glow behind something. `color`: red, green and blue. */
export function glow(pen: Pen, x: number, y: number, r: number, color: string, strength: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, `rgba(${color},${strength})`);
  light.addColorStop(1, `rgba(${color},0)`);
  pen.fillStyle = light;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** Rays from a point over the whole panel, as behind something that bursts or shines. */
export function rays(pen: Pen, x: number, y: number, length: number, count: number, color: string): void {
  pen.fillStyle = color;
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    const half = Math.PI / count / 2;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + length * Math.cos(a - half), y + length * Math.sin(a - half));
    pen.lineTo(x + length * Math.cos(a + half), y + length * Math.sin(a + half));
    pen.closePath();
    pen.fill();
  }
}
