import type { Snowflake } from '../../../tables/game-types.ts';
import { periodsAt } from '../../../tables/results/leaderboards.ts';
import type { Leaderboard, LeaderboardEntry, Period } from '../../../tables/results/results-store.ts';
import type { ResultsContext } from '../../handling/context.ts';
import type { LeaderboardPage } from '../../views/ratings.ts';
import { loadRows, pagesOf, partOf } from './paging.ts';
import { periodsOffered } from './periods.ts';

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

export async function loadPage(
  context: ResultsContext,
  guildId: Snowflake,
  asked: LeaderboardPage,
  reader: Snowflake | null,
): Promise<LoadedPage> {
  const { results, now } = context;
  const board = boardOf(guildId, asked);
  const [found, seasons, place] = await Promise.all([
    loadRows(asked.page, (part) => results.leaderboard(board, part)),
    results.periods(guildId, asked.game),
    reader === null ? null : placeOf(context, board, reader),
  ]);
  return {
    ...found,
    page: { ...asked, page: found.page },
    seasons: periodsOffered(now(), seasons),
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
    const { rows, total } = await results.leaderboard(board, partOf(page));
    if (rows.some((row) => row.userId === userId)) return { ...asked, page };
    if (page >= pagesOf(total)) return { ...asked, page: 1 };
  }
}

/** This quarter once a player is established in it, else all time: a board on which nobody can be compared says little. */
export async function usualPeriod(
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
