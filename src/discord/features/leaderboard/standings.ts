import type { Snowflake } from '../../../tables/game-types.ts';
import type { Leaderboard, LeaderboardEntry, Period } from '../../../tables/results/results-store.ts';
import { periodsAt } from '../../../tables/results/standings.ts';
import { languageOf, type Translate } from '../../../texts/index.ts';
import type { ResultsContext } from '../../handling/context.ts';
import { type LeaderboardPage, PAGE_ROWS } from '../../views/ratings.ts';

export interface LoadedPage {
  /** The last page, where fewer are there than were asked for. */
  readonly page: LeaderboardPage;
  /** Null stands for a board that nobody is on. */
  readonly pages: number;
  readonly total: number;
  readonly rows: readonly LeaderboardEntry[];
  readonly seasons: readonly Period[];
  readonly reader: { readonly userId: Snowflake; readonly place: Place } | null;
}

/** Where the reader of a leaderboard is on it; `hidden`: by their own wish nowhere. */
type Place = LeaderboardEntry | 'hidden' | 'none';

type Asked = Omit<LeaderboardPage, 'page'>;

export async function standings(
  context: ResultsContext,
  guildId: Snowflake,
  asked: LeaderboardPage,
  reader: Snowflake | null,
): Promise<LoadedPage> {
  const { results, now } = context;
  const board = boardOf(guildId, asked);
  const rowsOf = (page: number) =>
    results.leaderboard(board, { offset: (page - 1) * PAGE_ROWS, most: PAGE_ROWS });
  const [found, seasons, place] = await Promise.all([
    rowsOf(asked.page),
    results.periods(guildId, asked.game),
    reader === null ? null : placeOf(context, board, reader),
  ]);
  const pages = pagesOf(found.total);
  const page = Math.max(1, Math.min(asked.page, pages));
  const { rows, total } = page === asked.page ? found : await rowsOf(page);
  return {
    page: { ...asked, page },
    pages,
    total,
    rows,
    seasons: seasonsOffered(now(), seasons),
    reader: reader !== null && place !== null ? { userId: reader, place } : null,
  };
}

async function placeOf({ results }: ResultsContext, board: Leaderboard, userId: Snowflake): Promise<Place> {
  const standing = await results.standing(board, userId);
  if (standing) return standing;
  return (await results.isHidden(userId)) ? 'hidden' : 'none';
}

/** The page with a person: their rank tells it, but for those of equal rank before them. Page 1 where they are on none. */
export async function pageWith(
  { results }: ResultsContext,
  guildId: Snowflake,
  asked: LeaderboardPage,
  userId: Snowflake,
): Promise<LeaderboardPage> {
  const board = boardOf(guildId, asked);
  const standing = await results.standing(board, userId);
  if (!standing) return { ...asked, page: 1 };
  for (let page = pagesOf(standing.rank); ; page++) {
    const { rows, total } = await results.leaderboard(board, {
      offset: (page - 1) * PAGE_ROWS,
      most: PAGE_ROWS,
    });
    if (rows.some((row) => row.userId === userId)) return { ...asked, page };
    if (page >= pagesOf(total)) return { ...asked, page: 1 };
  }
}

/** This quarter once a player is established in it, else all time: a board on which nobody can be compared says little. */
export async function usualSeason(
  { results, now }: ResultsContext,
  guildId: Snowflake,
  asked: Omit<Asked, 'period'>,
) {
  const [all, , quarter] = periodsAt(now());
  const { rows } = await results.leaderboard(boardOf(guildId, { ...asked, period: quarter }), {
    offset: 0,
    most: 1,
  });
  return rows[0]?.established ? quarter : all;
}

const boardOf = (guildId: Snowflake, { game, period, players }: Asked): Leaderboard => ({
  guildId,
  game,
  period,
  players,
});

const pagesOf = (total: number): number => Math.ceil(total / PAGE_ROWS);

/** As people read it: `all time`, `2026`, `Q4 2026`. */
export function seasonName(t: Translate, period: Period): string {
  const [year = '', quarter] = period.split('-Q');
  if (period === 'all') return t('picture.period.all');
  return quarter ? t('picture.period.quarter', { year, quarter }) : year;
}

/** Its months, e.g. `October – December 2026`; null for years and all time. */
export function seasonMonths(locale: string, period: Period): string | null {
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
export function seasonsOffered(now: Date, rated: readonly Period[]): Period[] {
  const [all, year, quarter] = periodsAt(now);
  return [...new Set([quarter, year, all, ...rated])];
}

export const isNow = (now: Date, period: Period): boolean =>
  period !== 'all' && periodsAt(now).includes(period);

/** Reads `2026-Q4`, `Q4 2026`, `2026`, `all` or the words for it; null: no season. */
export function parseSeason(t: Translate, typed: string): Period | null {
  const text = typed.trim().toLowerCase();
  if (text === 'all' || text === t('picture.period.all').toLowerCase()) return 'all';
  const year = /(?<!\d)20\d\d(?!\d)/.exec(text)?.[0];
  if (year === undefined) return null;
  const rest = text.replace(year, ' ').replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (rest === '') return year;
  const quarter = /^\p{L}{0,10}([1-4])\p{L}{0,10}$/u.exec(rest)?.[1];
  return quarter === undefined ? null : `${year}-Q${quarter}`;
}
