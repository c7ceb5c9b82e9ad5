import { drawArt } from '../canvas/art.ts';
import { familiesFor } from '../canvas/fonts.ts';
import { DYE, drawColorShape, PIGMENT } from '../canvas/palette.ts';
import { disc, fillDisc, line, type Pen } from '../canvas/pen.ts';
import { lettersOf, tidyName } from '../names.ts';
import { VENOM, WINGS } from '../tuchulcha/pawns.ts';
import type { Figure } from './view.ts';

/** A person by their initial, in their colour; a seat without one by the colour's sign. The role's sign is round them. */
export function drawFace(pen: Pen, figure: Figure, x: number, y: number, r: number): void {
  const { color, name, isPerson, role } = figure;
  const dye = DYE[color];
  if (role === 'tuchulcha') drawArt(pen, VENOM, x, y, (r * 1.02) / 100);
  if (role === 'lasaVecuvia') drawArt(pen, WINGS, x, y - r * 0.1, (r * 0.92) / 100);
  fillDisc(pen, x, y + r * 0.06, r * 1.02, 'rgba(20,10,5,0.45)');
  fillDisc(pen, x, y, r, PIGMENT.ink);
  fillDisc(pen, x, y, r * 0.955, PIGMENT.cream);
  fillDisc(pen, x, y, r * 0.87, dye.fill);
  if (isPerson) drawInitial(pen, name, x, y, r, dye.text);
  else drawColorShape(pen, color, x, y, r * 0.42, r * 0.05);
}

function drawInitial(pen: Pen, name: string, x: number, y: number, r: number, fill: string): void {
  const letter = (lettersOf(tidyName(name))[0] ?? '').toLocaleUpperCase();
  const size = r * 1.05;
  pen.save();
  disc(pen, x, y, r * 0.87);
  pen.clip();
  pen.font = `700 ${size}px ${familiesFor(letter)}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = fill;
  pen.fillText(letter, x, y + size * 0.355);
  pen.restore();
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
