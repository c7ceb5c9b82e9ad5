import type { Snowflake } from '../../tables/game-types.ts';
import type { Board, Period, Standing } from '../../tables/results/results-store.ts';
import { periodsAt } from '../../tables/results/standings.ts';
import { type LeaderboardPage, PAGE_ROWS } from './page.ts';
import type { RecordRoom } from './record-room.ts';
import { seasonsOffered } from './seasons.ts';

/** Where the reader of a leaderboard is on it; `hidden`: by their own wish nowhere. */
export type Place = Standing | 'hidden' | 'none';

/** A page of a leaderboard as it is stored, for one reader or for everybody. */
export interface Standings {
  /** The last page there is, where less is there than was asked for. */
  readonly page: LeaderboardPage;
  /** 0 where nobody is on the board. */
  readonly pages: number;
  readonly total: number;
  readonly rows: readonly Standing[];
  readonly seasons: readonly Period[];
  /** Null: for everybody. */
  readonly reader: { readonly userId: Snowflake; readonly place: Place } | null;
}

type Asked = Omit<LeaderboardPage, 'page'>;

const boardOf = (guildId: Snowflake, { game, period, players }: Asked): Board => ({
  guildId,
  game,
  period,
  players,
});

const pagesOf = (total: number): number => Math.ceil(total / PAGE_ROWS);

/** This quarter while somebody is established in it, else all time: a board on which nobody can be compared says little. */
export async function usualSeason(
  { records, now }: RecordRoom,
  guildId: Snowflake,
  asked: Omit<Asked, 'period'>,
) {
  const [all, , quarter] = periodsAt(now());
  const { rows } = await records.leaderboard(boardOf(guildId, { ...asked, period: quarter }), {
    offset: 0,
    most: 1,
  });
  return rows[0]?.established ? quarter : all;
}

/** `reader` null: for everybody. */
export async function standings(
  room: RecordRoom,
  guildId: Snowflake,
  asked: LeaderboardPage,
  reader: Snowflake | null,
): Promise<Standings> {
  const { records, now } = room;
  const board = boardOf(guildId, asked);
  const rowsOf = (page: number) =>
    records.leaderboard(board, { offset: (page - 1) * PAGE_ROWS, most: PAGE_ROWS });
  const [found, seasons, place] = await Promise.all([
    rowsOf(asked.page),
    records.periods(guildId, asked.game),
    reader === null ? null : placeOf(room, board, reader),
  ]);
  const pages = pagesOf(found.total);
  const page = Math.max(1, Math.min(asked.page, pages));
  const { rows, total } = page === asked.page ? found : await rowsOf(page);
  return {
    page: { ...asked, page },
    ...{ pages, total, rows, seasons: seasonsOffered(now(), seasons) },
    reader: reader !== null && place !== null ? { userId: reader, place } : null,
  };
}

async function placeOf({ records }: RecordRoom, board: Board, userId: Snowflake): Promise<Place> {
  const standing = await records.standing(board, userId);
  if (standing) return standing;
  return (await records.isHidden(userId)) ? 'hidden' : 'none';
}

/** The page that somebody is on: their rank tells it, but for those of equal rank before them. Page 1 where they are on none. */
export async function pageWith(
  { records }: RecordRoom,
  guildId: Snowflake,
  asked: LeaderboardPage,
  userId: Snowflake,
): Promise<LeaderboardPage> {
  const board = boardOf(guildId, asked);
  const standing = await records.standing(board, userId);
  if (!standing) return { ...asked, page: 1 };
  for (let page = pagesOf(standing.rank); ; page++) {
    const { rows, total } = await records.leaderboard(board, {
      offset: (page - 1) * PAGE_ROWS,
      most: PAGE_ROWS,
    });
    if (rows.some((row) => row.userId === userId)) return { ...asked, page };
    if (page >= pagesOf(total)) return { ...asked, page: 1 };
  }
}
