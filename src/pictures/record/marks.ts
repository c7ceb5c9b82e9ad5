import type { Color } from '../../games/tuchulcha/index.ts';
import { DYE, PIGMENT } from '../palette.ts';
import { fillDisc, letter, type Pen, type Point, star } from '../pen.ts';
import { drawVenom, drawWings } from '../roles.ts';
import { line } from '../sheet.ts';

/** A hit, in the colour of whoever struck, with how many it took where it was more than one. */
export function drawHit(pen: Pen, { x, y }: Point, by: Color, count: number): void {
  const r = count > 1 ? 27 : 20;
  star(pen, x, y, r, r * 0.62, 9);
  pen.lineWidth = 8;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.lineWidth = 3;
  pen.strokeStyle = PIGMENT.cream;
  pen.stroke();
  pen.fillStyle = DYE[by].fill;
  pen.fill();
  if (count > 1) letter(pen, String(count), x, y, { size: 30, fill: DYE[by].text });
}

/** A change of role, with the sign of the role round the colour. */
export function drawRole(pen: Pen, { x, y }: Point, color: Color, role: 'tuchulcha' | 'lasaVecuvia'): void {
  if (role === 'tuchulcha') drawVenom(pen, x, y, 20);
  else drawWings(pen, x, y + 4, 20);
  fillDisc(pen, x, y, 17, PIGMENT.ink);
  fillDisc(pen, x, y, 13, PIGMENT.cream);
  fillDisc(pen, x, y, 9, DYE[color].fill);
}

/** A colour's line ends: it is out. */
export function drawOut(pen: Pen, { x, y }: Point): void {
  for (const [width, ink] of [
    [13, PIGMENT.ink],
    [6, '#ff4a33'],
  ] as const) {
    line(pen, x - 14, y - 14, x + 14, y + 14, ink, width);
    line(pen, x + 14, y - 14, x - 14, y + 14, ink, width);
  }
}

/** The number of a turning point. */
export function drawBadge(pen: Pen, number: number, x: number, y: number): void {
  fillDisc(pen, x, y, 23, PIGMENT.ink);
  fillDisc(pen, x, y, 19, PIGMENT.gold);
  letter(pen, String(number), x, y, { size: 33, fill: PIGMENT.ink });
}
