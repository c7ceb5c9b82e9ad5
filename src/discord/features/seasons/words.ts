import { gameOf } from '../../../tables/games.ts';
import { UNITS } from '../../../tables/seasons/points.ts';
import { DAY_MS, lengthMs, WEEK_MS } from '../../../tables/seasons/schedule.ts';
import type { Season, SeasonTerms } from '../../../tables/seasons/season.ts';
import type { Standing } from '../../../tables/seasons/standings.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import type { Translate } from '../../../texts/index.ts';
import { nameOrGone } from '../../views/names.ts';

const HUNDREDTHS = 100;

/** A number of points as people of a language write it, such as `7.5`. */
const pointsText = (locale: string, points: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points);

/** A season's score, which is kept in small whole units. */
export const scoreText = (locale: string, score: number): string =>
  pointsText(locale, score / (UNITS * HUNDREDTHS));

/** Points of a table, which are kept in hundredths. */
export const tablePointsText = (locale: string, points: number): string =>
  pointsText(locale, points / HUNDREDTHS);

export const nameIn = (t: Translate, { names }: Pick<StoredSeason, 'names'>, userId: string): string =>
  nameOrGone(t, names.get(userId) ?? '');

/** How many turns a day a person usually has in a season, one at least; null without a clock. */
export function turnsADay({ game, size, atOnce, pace }: SeasonTerms): number | null {
  const { season } = gameOf({ game });
  const length = season?.usualLength(pace, size);
  if (!season || !length) return null;
  const days = Math.max(1, lengthMs(length) / DAY_MS);
  return Math.max(1, Math.round((season.usualTurns(size) * atOnce) / days));
}

/** The places still possible, for a sentence. */
export const reachOf = ({ best, worst }: Standing) => ({ best, worst, sure: best === worst ? 'yes' : 'no' });

/** How many of the season's tables have a result. */
export const doneTables = ({ tables }: Season): number =>
  tables.filter(({ result }) => result !== null).length;

/** The week that runs, from 1, of how many. */
export function weekOf(
  { startsAt, endsAt }: Season,
  now: Date,
): { readonly week: number; readonly weeks: number } {
  const weeksUntil = (to: Date) => (to.getTime() - startsAt.getTime()) / WEEK_MS;
  const weeks = Math.max(1, Math.round(weeksUntil(endsAt)));
  return { week: Math.min(weeks, Math.max(1, Math.floor(weeksUntil(now)) + 1)), weeks };
}

/** What a season is of, as a title: a game and how many weeks. */
export const titleOf = (t: Translate, { terms }: Season): string =>
  t('season.title', { game: t(`game.${terms.game}`), weeks: terms.weeks });
