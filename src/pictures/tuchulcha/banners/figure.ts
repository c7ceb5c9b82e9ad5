import { drawArt } from '../../canvas/art.ts';
import { drawAvatar } from '../../canvas/avatar.ts';
import { PIGMENT } from '../../canvas/palette.ts';
import { fillDisc, line, type Pen } from '../../canvas/pen.ts';
import { VENOM, WINGS } from '../pawns.ts';
import type { Figure } from './view.ts';

/** Whoever plays a color, with the sign of their role round them. */
export function drawFigure(pen: Pen, { color, face, role }: Figure, x: number, y: number, r: number): void {
  if (role === 'tuchulcha') drawArt(pen, VENOM, x, y, (r * 1.02) / 100);
  if (role === 'lasaVecuvia') drawArt(pen, WINGS, x, y - r * 0.1, (r * 0.92) / 100);
  fillDisc(pen, x, y + r * 0.06, r * 1.02, 'rgba(20,10,5,0.45)');
  drawAvatar(pen, face, color, x, y, r);
}

/** Crossed out, as a temple on the board is. */
export function strikeOut(pen: Pen, x: number, y: number, r: number): void {
  fillDisc(pen, x, y, r * 0.96, 'rgba(234,216,178,0.45)');
  const d = r * 0.82;
  for (const [width, stroke] of [
    [r * 0.26, PIGMENT.cream],
    [r * 0.15, PIGMENT.terracottaDark],
  ] as const) {
    line(pen, x - d, y - d, x + d, y + d, stroke, width);
    line(pen, x + d, y - d, x - d, y + d, stroke, width);
  }
}
