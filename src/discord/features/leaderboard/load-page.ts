import type { Snowflake } from '../../../tables/game-types.ts';
import { periodsAt } from '../../../tables/results/leaderboards.ts';
import type { Leaderboard, LeaderboardEntry, Period } from '../../../tables/results/results-store.ts';
import type { Translate } from '../../../texts/index.ts';
import { type Buttons, button } from '../../api/message.ts';
import type { ResultsContext } from '../../handling/context.ts';
import { plainName } from '../../views/names.ts';
import type { LeaderboardPage } from '../../views/ratings.ts';
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

const PAGE_ROWS = 10;

/** A page of a list of people, whether leaders or seers. */
interface Paged<Row> {
  /** From 1; the last page, where fewer are there than were asked for. */
  readonly page: number;
  /** 0 where nobody is on the list. */
  readonly pages: number;
  readonly total: number;
  readonly rows: readonly Row[];
}

interface Part {
  readonly offset: number;
  readonly most: number;
}

export async function loadRows<Row>(
  asked: number,
  load: (part: Part) => Promise<Pick<Paged<Row>, 'rows' | 'total'>>,
): Promise<Paged<Row>> {
  const found = await load(partOf(asked));
  const pages = pagesOf(found.total);
  const page = Math.max(1, Math.min(asked, pages));
  const { rows, total } = page === asked ? found : await load(partOf(page));
  return { page, pages, total, rows };
}

export const partOf = (page: number): Part => ({ offset: (page - 1) * PAGE_ROWS, most: PAGE_ROWS });

export const pagesOf = (total: number): number => Math.ceil(total / PAGE_ROWS);

type PageNumber = Pick<Paged<unknown>, 'page' | 'pages'>;

/** The head of a list: all that it is of, and its page where there are more. */
export const listHead = (t: Translate, parts: readonly string[], { page, pages }: PageNumber): string =>
  [...parts, ...(pages > 1 ? [t('picture.page', { page, pages })] : [])].join(' · ');

/** To the pages before and after this one. `to`: the custom id of a page's button. */
export const pageButtons = (
  t: Translate,
  { page, pages }: PageNumber,
  to: (page: number) => string,
): Buttons => [
  page > 1 && button(to(page - 1), t('leaderboard.button.previous')),
  page < pages && button(to(page + 1), t('leaderboard.button.next')),
];

/** A person's name in a row; the reader's own stands out. */
export function rowName(
  t: Translate,
  { name, userId }: { readonly name: string; readonly userId: string },
  readerId: string | undefined,
): string {
  const plain = plainName(name);
  return userId === readerId ? t('leaderboard.you', { name: plain }) : plain;
}
