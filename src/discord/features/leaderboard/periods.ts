import { periodsAt } from '../../../tables/results/leaderboards.ts';
import type { Period } from '../../../tables/results/results-store.ts';
import { languageOf, type Translate } from '../../../texts/index.ts';

/** As people read it: `all time`, `2026`, `Q4 2026`. */
export function periodName(t: Translate, period: Period): string {
  const [year = '', quarter] = period.split('-Q');
  if (period === 'all') return t('picture.period.all');
  return quarter ? t('picture.period.quarter', { year, quarter }) : year;
}

/** Its months, e.g. `October – December 2026`; null for years and all time. */
export function monthsOfPeriod(locale: string, period: Period): string | null {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(period) ?? [];
  if (year === undefined) return null;
  const first = (Number(quarter) - 1) * 3;
  const months = new Intl.DateTimeFormat(languageOf(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const range = months.formatRange(Date.UTC(Number(year), first, 2), Date.UTC(Number(year), first + 2, 2));
  return range.replaceAll(/\s/g, ' ');
}

/** The present ones first (quarter, year, all time), then those in which anything was rated, newest first. */
export function periodsOffered(now: Date, rated: readonly Period[]): Period[] {
  const [all, year, quarter] = periodsAt(now);
  return [...new Set([quarter, year, all, ...rated])];
}

export const isNow = (now: Date, period: Period): boolean =>
  period !== 'all' && periodsAt(now).includes(period);

/** Reads `2026-Q4`, `Q4 2026`, `2026`, `all` or the words for it; null: no season. */
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
