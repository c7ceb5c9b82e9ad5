import { LABEL } from '../fonts.ts';
import type { Pen } from '../pen.ts';

/** A text in one line where there is room for it, else in two, parted nearest to the middle. */
export function inLines(pen: Pen, text: string, size: number, maxWidth: number): readonly string[] {
  pen.font = `700 ${size}px ${LABEL}`;
  if (pen.measureText(text).width <= maxWidth) return [text];
  const off = (at: number): number => Math.abs(at - text.length / 2);
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const best = spaces.toSorted((a, b) => off(a) - off(b))[0];
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)];
}
