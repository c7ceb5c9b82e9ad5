import { gameOf } from '../../../tables/games.ts';
import { UNITS } from '../../../tables/seasons/points.ts';
import { DAY_MS, lengthMs, WEEK_MS } from '../../../tables/seasons/schedule.ts';
import type { Season, SeasonTerms } from '../../../tables/seasons/season.ts';
import type { Standing } from '../../../tables/seasons/standings.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import type { TextKey, Translate } from '../../../texts/index.ts';
import { button } from '../../api/message.ts';
import { nameOrGone, stamp } from '../../views/names.ts';
import { seasonButtons } from './buttons.ts';

const HUNDREDTHS = 100;

/** A season's score, which is kept in small whole units, in points; to two decimals. */
export const scoreInPoints = (score: number): number => Math.round(score / UNITS) / HUNDREDTHS;

/** Points of a table, which are kept in hundredths. */
export const tablePoints = (points: number): number => points / HUNDREDTHS;

/** A number of points as people of a language write it, such as `7.5`. */
export const pointsText = (locale: string, points: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points);

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

/** Of two keys of texts, the one that fits: a season's or an evening's. */
export const ofKind = <S extends TextKey, E extends TextKey>(
  { terms }: Pick<Season, 'terms'>,
  season: S,
  evening: E,
): S | E => (terms.evening ? evening : season);

export const backButton = (t: Translate, season: Season) =>
  button(
    seasonButtons.page({ season: season.id }),
    t(ofKind(season, 'season.button.back', 'evening.button.toMine')),
  );

/** Why the points of an evening's first four aren't in the order of their places; null: no final was played. */
export const finalLine = (t: Translate, { terms: { evening }, tables }: Season): string | null =>
  evening && tables.some(({ round, result }) => round > evening.rounds && result)
    ? t('evening.card.final')
    : null;

/** What a season is of, as a title: a game and how many weeks, or rounds. */
export function titleOf(t: Translate, { terms: { game, weeks, evening } }: Season): string {
  const name = t(`game.${game}`);
  if (!evening) return t('season.title', { game: name, weeks });
  return t('evening.title', { game: name, rounds: evening.rounds, final: evening.final ? 'yes' : 'no' });
}

/** Where it stands: the tables of a season, or the round of an evening. */
export function progressOf(t: Translate, season: Season): string {
  const { evening } = season.terms;
  if (!evening)
    return t('season.card.runs', {
      done: doneTables(season),
      count: season.tables.length,
      ends: stamp(season.endsAt, 'F'),
      in: stamp(season.endsAt),
    });
  const round = Math.max(...season.tables.map((table) => table.round));
  const own = season.tables.filter((table) => table.round === round);
  return t('evening.card.runs', {
    kind: round > evening.rounds ? 'final' : 'round',
    round,
    rounds: evening.rounds,
    done: own.filter(({ result }) => result).length,
    count: own.length,
    ends: stamp(season.endsAt, 't'),
  });
}
