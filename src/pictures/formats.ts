import { cachedIn } from '../cache-limits.ts';
import { ELLIPSIS, graphemesOf, tidyName } from '../text.ts';
import { languageOf, type Translate } from '../texts/index.ts';

/** A displayed rating in points, which are integers. */
export interface ShownRating {
  readonly rating: number;
  /** The number after ±. */
  readonly doubt: number;
}

/** `all`, a year such as `2026`, or a quarter such as `2026-Q4`. */
export type ShownPeriod = string;

/** The dice rolled, and the sum of their pips. */
export interface Luck {
  readonly dice: number;
  readonly pips: number;
}

const formats = new Map<string, Intl.NumberFormat>();

/** In the language that we speak, with a minus as wide as a plus. */
function format(locale: string, options: Intl.NumberFormatOptions, value: number): string {
  const language = languageOf(locale);
  const key = language + Object.entries(options).join();
  const format = cachedIn(formats, key, () => new Intl.NumberFormat(language, options));
  return format.format(value).replace('-', '−');
}

/** An integer, with the language's thousands separators. */
export const whole = (locale: string, value: number): string =>
  format(locale, { maximumFractionDigits: 0, signDisplay: 'negative' }, value);

/** An integer, with + or −; halves are rounded away from zero, like the texts' own numbers. */
export const signed = (locale: string, value: number): string =>
  format(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }, value);

/** Without a separator, like a year's digits: `1623`. */
export const ratingFigure = (rating: number): string => String(Math.round(rating)).replace('-', '−');

/** `1623 ± 171` */
export const ratingText = ({ rating, doubt }: ShownRating): string =>
  `${ratingFigure(rating)} ± ${ratingFigure(doubt)}`;

export function periodText(t: Translate, period: ShownPeriod): string {
  const [year = '', quarter] = period.split('-Q');
  if (period === 'all') return t('picture.period.all');
  return quarter ? t('picture.period.quarter', { year, quarter }) : year;
}

const MEAN = 3.5;
/** Variance of one die. */
const VARIANCE = 35 / 12;

/** Pips beyond the average. */
export const surplus = ({ dice, pips }: Luck): number => pips - MEAN * dice;

/** Standard deviations beyond the average; 0 without a die. */
export const deviation = (luck: Luck): number =>
  luck.dice === 0 ? 0 : surplus(luck) / Math.sqrt(VARIANCE * luck.dice);

/** `48 %` */
export const shareText = (locale: string, share: number): string =>
  format(locale, { style: 'percent', maximumFractionDigits: 0 }, share);

/** `+12 %` */
export const signedShare = (locale: string, share: number): string =>
  format(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }, share);

/** Round numbers between two values, at least two and at most `most + 1` of them. */
export function ticksBetween(low: number, high: number, most: number): readonly number[] {
  const span = Math.max(high - low, Number.EPSILON);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step);
}

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
