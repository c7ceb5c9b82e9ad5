import { drawArt, loadArt } from '../canvas/art.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Disc } from './layout.ts';

const ALTAR = loadArt('tuchulcha/altar');
const SKULL = loadArt('tuchulcha/skull');

/** Velthumena's altar, in the middle of the board. */
export const drawAltar = (pen: Pen, { x, y, r }: Disc): void => drawArt(pen, ALTAR, x, y, r / 128);

/** A skull for each devotion to Tuchulcha so far: what the next one costs depends on it (docs/rules/tuchulcha.md §5.1). */
export function drawTally(pen: Pen, { x, y, r }: Disc, count: number): void {
  for (let i = 0; i < count; i++) {
    const a = Math.PI / 2 - (i - (count - 1) / 2) * 0.3;
    drawArt(pen, SKULL, x + (r - 10) * Math.cos(a), y + (r - 10) * Math.sin(a), 1.25);
  }
}
