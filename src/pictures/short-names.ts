/** The format of names in pictures and their alt texts. */

import { ELLIPSIS, graphemesOf, tidyName } from '../text.ts';

/** Discord's limit for an attachment's description, in UTF-16 units. */
export const ALT_LIMIT = 1024;

export const RIGHT_TO_LEFT =
  /^\P{L}*(?:\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana})/u;

/** The first `count` letters, and an ellipsis. */
export const shortened = (letters: readonly string[], count: number): string =>
  `${letters.slice(0, count).join('').trimEnd()}${ELLIPSIS}`;

/** For running text: at most `most` letters, by default Discord's limit for names, and twice as many UTF-16 units. */
export function shortName(name: string, most = 32): string {
  const whole = tidyName(name);
  const letters = graphemesOf(whole);
  let fits = Math.min(most, letters.length);
  while (letters.slice(0, fits).join('').length > 2 * most) fits--;
  const short = fits === letters.length ? whole : shortened(letters, fits);
  // Isolated, so that following numbers stay after it.
  return RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short;
}

export const sentence = (text: string): string => `${text}.`;

/** The head, and as much of the rest as fits, with the number of omitted parts. */
export function joinWithOverflow(
  head: readonly string[],
  rest: readonly string[],
  more: (count: number) => string = () => '',
): string {
  const text = (shown: number): string =>
    [...head, ...rest.slice(0, shown), shown < rest.length ? more(rest.length - shown) : '']
      .filter(Boolean)
      .join(' ');
  let shown = rest.length;
  while (shown > 0 && text(shown).length > ALT_LIMIT) shown--;
  return text(shown);
}
