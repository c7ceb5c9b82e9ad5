import type { Pen } from './pen.ts';
import { familiesFor } from './scripts.ts';

/** What would turn a line about, break it, or draw nothing; what joins letters and emoji stays. */
const UNSEEN =
  /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])(?:\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Co}|\p{Cs}|[\u115f\u1160\u3164\uffa0\u2800])/gu;
/** Accents heaped on each other: beyond one, they would run over the lines above and below. */
const HEAPED =
  /(\p{Script=Inherited}(?<!\u200c|\u200d|\p{Variation_Selector}))(?:\p{Script=Inherited}(?<!\u200c|\u200d|\p{Variation_Selector}))+/gu;
const BLANK = /^(?:\s|\u200c|\u200d|\p{Variation_Selector})*$/u;
const RIGHT_TO_LEFT = /^\P{L}*(?:\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana})/u;

const ELLIPSIS = '…';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A name as one line that keeps to its place. Of one with nothing to see, an ellipsis is left. */
export function tidyName(name: string): string {
  const tidy = name
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(HEAPED, '$1')
    .replace(/ +/g, ' ')
    .trim();
  return BLANK.test(tidy) ? ELLIPSIS : tidy;
}

export interface Naming {
  readonly size: number;
  readonly fill: string;
  /** Units that it may take. */
  readonly maxWidth: number;
  readonly align?: 'left' | 'center';
}

/** A name, from the left or centred, at the height of a row's middle; shortened where it is too long. */
export function drawName(pen: Pen, name: string, x: number, y: number, how: Naming): void {
  const text = fitName(pen, name, how.size, how.maxWidth);
  pen.save();
  // Letters that rise or hang further than any Latin one are cut off there.
  pen.beginPath();
  const left = how.align === 'center' ? x - how.maxWidth / 2 : x;
  pen.rect(left - 4, y - how.size, how.maxWidth + 8, 2 * how.size);
  pen.clip();
  pen.textAlign = how.align ?? 'left';
  pen.textBaseline = 'alphabetic';
  pen.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
  pen.fillStyle = how.fill;
  pen.fillText(text, x, y + how.size * 0.345);
  pen.restore();
}

/** As many whole letters as there is room for, and an ellipsis. Sets the pen's font. */
export function fitName(pen: Pen, name: string, size: number, maxWidth: number): string {
  const whole = tidyName(name);
  pen.font = `700 ${size}px ${familiesFor(whole)}`;
  if (pen.measureText(whole).width <= maxWidth) return whole;
  const letters = [...graphemes.segment(whole)].map(({ segment }) => segment);
  let fits = 0;
  let tooMany = letters.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (pen.measureText(shortened(letters, middle)).width <= maxWidth) fits = middle;
    else tooMany = middle;
  }
  return shortened(letters, fits);
}

const shortened = (letters: readonly string[], count: number): string =>
  `${letters.slice(0, count).join('').trimEnd()}${ELLIPSIS}`;

/** For running text: at most `most` letters, by default as many as Discord lets a name have, and twice as many UTF-16 units. */
export function shortName(name: string, most = 32): string {
  const whole = tidyName(name);
  const letters = [...graphemes.segment(whole)].map(({ segment }) => segment);
  let fits = Math.min(most, letters.length);
  while (letters.slice(0, fits).join('').length > 2 * most) fits--;
  const short = fits === letters.length ? whole : shortened(letters, fits);
  // Set apart, so that figures that follow stay after it.
  return RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short;
}
