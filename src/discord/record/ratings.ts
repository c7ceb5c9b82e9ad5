import type { ShownRating } from '../../pictures/index.ts';
import { pointsOf } from '../../tables/record/rating.ts';
import type { Skill } from '../../tables/record/result.ts';
import { languageOf } from '../../texts/index.ts';

/** A rating in points, with the doubt that the leaderboard takes off. */
export function shownRating(skill: Skill): ShownRating {
  const { points, plusMinus } = pointsOf(skill);
  return { rating: points, doubt: plusMinus };
}

/** `1623 ± 171` */
export function ratingText(skill: Skill): string {
  const { rating, doubt } = shownRating(skill);
  return `${String(rating).replace('-', '−')} ± ${doubt}`;
}

const format = (locale: string, options: Intl.NumberFormatOptions, value: number): string =>
  new Intl.NumberFormat(languageOf(locale), options).format(value).replace('-', '−');

/** `48 %` as the language writes it. */
export const shareText = (locale: string, share: number): string =>
  format(locale, { style: 'percent', maximumFractionDigits: 0 }, share);

/** Whole, with its sign. */
export const signedText = (locale: string, value: number): string =>
  format(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }, value);
