/**
 * The only place that cuts people's words: `src/strings.d.ts` makes any other cut a type error. Lengths are in UTF-16 units.
 * Discord counts code points (discord-api-docs#1315), of which a text never has more.
 */

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export const ELLIPSIS = '…';

/** Each of these is a separate grapheme, so most texts need no segmenter. */
const SINGLE = /^[\u0020-\u02ff]*$/;

export const graphemesOf = (text: string): readonly string[] =>
  SINGLE.test(text) ? text.split('') : Array.from(graphemes.segment(text), ({ segment }) => segment);

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The text before a found position. To shorten a text, see below. */
export const partBefore = (text: string, at: number): string => text.split('', at).join('');

/** The whole graphemes among the first `max` UTF-16 units; of a longer grapheme, whole code points. */
export function startOf(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed();
  const whole = graphemes.segment(text).containing(max)?.index ?? 0;
  const isHalved = (text.codePointAt(max - 1) ?? 0) > 0xffff;
  const end = whole > 0 ? whole : isHalved ? max - 1 : max;
  return partBefore(text, end).toWellFormed();
}

/** Like {@link startOf}, from the end. */
function endOf(text: string, max: number): string {
  const at = text.length - max;
  const { index, segment } = graphemes.segment(text).containing(at) ?? { index: at, segment: '' };
  const next = index === at ? at : index + segment.length;
  const isHalved = (text.codePointAt(at - 1) ?? 0) > 0xffff;
  return text.substring(next < text.length ? next : isHalved ? at + 1 : at).toWellFormed();
}

/** At most `max` UTF-16 units, cut between words if one ends in the second half. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed();
  const cut = startOf(text, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > max / 2 ? partBefore(cut, space) : cut.trimEnd()}${ELLIPSIS}`;
}

/** The end of a text, cut like {@link shorten}. */
export function shortenStart(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed();
  const cut = endOf(text, max - 1);
  const space = cut.indexOf(' ');
  return `${ELLIPSIS}${space >= 0 && space < max / 2 ? cut.substring(space) : cut}`;
}

/** Replaces lone surrogates in a text, or in place in all texts of a JSON value. Discord answers them with 500. */
export function makeWellFormed(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (typeof one !== 'string') makeWellFormed(one);
    else if (!one.isWellFormed()) Reflect.set(value, key, one.toWellFormed());
  }
}

/** Characters that would reverse a line, break it, or draw nothing; those that join letters and emoji stay. */
const UNSEEN =
  /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])(?:\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Co}|\p{Cs}|[\u115f\u1160\u3164\uffa0\u2800])/gu;
/** Stacked accents: more than one would overlap the neighboring lines. */
const HEAPED =
  /(\p{Script=Inherited}(?<!\u200c|\u200d|\p{Variation_Selector}))(?:\p{Script=Inherited}(?<!\u200c|\u200d|\p{Variation_Selector}))+/gu;
const BLANK = /^(?:\s|\u200c|\u200d|\p{Variation_Selector})*$/u;

/** A name as one line that keeps to its place. An invisible one becomes an ellipsis. */
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

/** Discord's markup for mentions, custom emojis, commands and times, which elsewhere is only numbers, in as few characters at most. */
export const spelled = (text: string): string =>
  text
    .replace(/<([@#])[!&]?\d{1,20}>/g, '$1…')
    .replace(/<a?(:\w{2,32}:)\d{1,20}>/g, '$1')
    .replace(/<(\/[^<>:]{1,110}):\d{1,20}>/g, '$1')
    .replace(/<t:(\d{10})(:[tTdDfFRsS])?>/g, (_, seconds: string, style = ':d') => {
      const [day, time] = new Date(Number(seconds) * 1000).toISOString().split(/T|:\d\d\.\d+/);
      return /t/i.test(style) ? `${time}` : /d/i.test(style) ? `${day}` : `${day} ${time}`;
    });
