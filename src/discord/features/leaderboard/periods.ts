import { periodParts, periodsAt, rangeOf } from '../../../tables/results/ratings.ts';
import type { Period } from '../../../tables/results/results-store.ts';
import { languageOf, type Translate } from '../../../texts/index.ts';

/** The months of a quarter, e.g. `October – December 2026`; null for years and all time. */
export function monthsOfPeriod(locale: string, period: Period): string | null {
  const range = rangeOf(period);
  if (!range || periodParts(period)?.quarter === null) return null;
  const months = new Intl.DateTimeFormat(languageOf(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return months.formatRange(range.gte, range.lt.getTime() - 1).replaceAll(/\s/g, ' ');
}

/** The current ones first (quarter, year, all time), then those with ratings, newest first. */
export function periodsOffered(now: Date, rated: readonly Period[]): Period[] {
  const [all, year, quarter] = periodsAt(now);
  return [...new Set([quarter, year, all, ...rated])];
}

export const isNow = (now: Date, period: Period): boolean =>
  period !== 'all' && periodsAt(now).includes(period);

/** Parses `2026-Q4`, `Q4 2026`, `2026`, `all` or the words for it; null: no season. */
export function parsePeriod(t: Translate, typed: string): Period | null {
  const text = typed.trim().toLowerCase();
  if (text === 'all' || text === t('picture.period.all').toLowerCase()) return 'all';
  const year = /(?<!\d)20\d\d(?!\d)/.exec(text)?.[0];
  if (year === undefined) return null;
  const rest = text.replace(year, ' ').replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (rest === '') return year;
  const quarter = /^\p{L}{0,10}([1-4])\p{L}{0,10}$/u.exec(rest)?.[1];
  return quarter === undefined ? null : `${year}-Q${quarter}`;
}
