import { gameOf } from '../tables/game-registry.ts';
import { isForgotten, type Snowflake } from '../tables/game-types.ts';
import { NO_GAMES, withGame } from '../tables/results/profile.ts';
import { lowOf } from '../tables/results/ratings.ts';
import { type FinishedTable, TITLES } from '../tables/results/result.ts';
import {
  type Award,
  type AwardStore,
  awardRow,
  awardsEnd,
  type Career,
  type HistoryQuery,
  type ResultsStore,
} from '../tables/results/results-store.ts';
import { countsOnServer } from '../tables/table.ts';
import { parseTableRows } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import type { Award as AwardRow } from './generated/sqlite/client.ts';
import { facesOfRow, lockGuilds, NO_FACES, parseCareerGame, parseFinished } from './result-rows.ts';
import { recalculate } from './save-result.ts';

const FINISHED = {
  placings: { orderBy: { place: 'asc' } },
  table: { select: { number: true, isPrivate: true, terms: true } },
} as const;

/** Results of finished games and leaderboards. A table's last change writes its result (tables.ts). */
export function resultRepository(transactions: Transactions) {
  return {
    ...leaderboardQueries(transactions),
    rebuild: (guildId) => recalculate(transactions, guildId),

    guilds: () =>
      transactions.single(async (client) => {
        const rows = await client.guild.findMany({
          where: { lastResult: { gt: 0 } },
          orderBy: { id: 'asc' },
          select: { id: true },
        });
        return rows.map(({ id }) => id);
      }),

    history: (query) => transactions.read((tx) => history(tx, query)),

    result: (tableId) =>
      transactions.read(async (tx) => {
        const row = await tx.result.findUnique({ where: { tableId }, include: FINISHED });
        return row && parseFinished(row);
      }),

    career: (guildId, userId) => transactions.read((tx) => career(tx, guildId, userId)),

    faces: (guildId) =>
      transactions.single(async (client) => {
        const row = await client.diceTally.findUnique({ where: { guildId } });
        return row ? facesOfRow(row) : NO_FACES;
      }),
  } satisfies Partial<ResultsStore>;
}

async function uncountedTables(tx: TransactionClient, guildId: Snowflake, userId: Snowflake) {
  const where = { guildId, isPrivate: true, result: { placings: { some: { userId } } } };
  const tables = await tx.table.findMany({ where, select: { id: true, isPrivate: true, counts: true } });
  return new Set(tables.flatMap((table) => (countsOnServer(table) ? [] : [table.id])));
}

/** A person's totals on a server. Throws BrokenRow. */
async function career(tx: TransactionClient, guildId: Snowflake, userId: Snowflake): Promise<Career | null> {
  const rows = await tx.placing.findMany({
    where: { userId, guildId },
    orderBy: [{ position: 'asc' }, { place: 'asc' }],
  });
  if (rows.length === 0 || isForgotten(userId)) return null;
  const games = rows.map(parseCareerGame);
  const uncounted = await uncountedTables(tx, guildId, userId);
  const sumOf = (some: typeof games) =>
    some.reduce((profile, game) => withGame(profile, game, gameOf(game)), NO_GAMES);
  const own = sumOf(games);
  const profile = uncounted.size === 0 ? own : sumOf(games.filter(({ tableId }) => !uncounted.has(tableId)));
  return { name: rows.at(-1)?.name ?? '', profile, own };
}

async function history(tx: TransactionClient, query: HistoryQuery): Promise<FinishedTable[]> {
  const { guildId, userId, game, players, before, after, most } = query;
  const where = {
    guildId,
    ...(game !== undefined && { game }),
    ...(players !== undefined && { players }),
    ...(before !== undefined && { position: { lt: before } }),
    ...(after !== undefined && { position: { gt: after } }),
  };
  const order = after === undefined ? 'desc' : 'asc';
  const orderBy = { position: order } as const;
  if (userId === undefined) {
    const rows = await tx.result.findMany({ where, orderBy, take: most, include: FINISHED });
    return newestFirst(rows.map(parseFinished));
  }
  const positions = await positionsOf(tx, { ...where, userId }, order, most);
  const rows = await tx.result.findMany({
    where: { guildId, position: { in: positions } },
    include: FINISHED,
  });
  return newestFirst(rows.map(parseFinished));
}

const newestFirst = (tables: readonly FinishedTable[]): FinishedTable[] =>
  tables.toSorted((one, other) => other.position - one.position);

/** A person may have played on several seats of a table. */
async function positionsOf(
  tx: TransactionClient,
  where: { readonly guildId: Snowflake; readonly userId: Snowflake },
  order: 'asc' | 'desc',
  most: number,
): Promise<number[]> {
  const groups = await tx.placing.groupBy({
    by: ['position'],
    where,
    orderBy: { position: order },
    take: most,
  });
  return groups.map(({ position }) => position);
}

function leaderboardQueries(transactions: Transactions) {
  return {
    leaderboard: ({ guildId, game, period, players }) =>
      transactions.single(async (client) => {
        const rows = await client.rating.findMany({
          where: { guildId, game, period, players, hidden: false },
          orderBy: [{ established: 'desc' }, { low: 'desc' }, { userId: 'desc' }],
          select: {
            userId: true,
            name: true,
            mu: true,
            sigma: true,
            games: true,
            wins: true,
            established: true,
          },
        });
        let rank = 1;
        return rows.map((row, index) => {
          const above = rows[index - 1];
          // Ties share the better rank.
          if (above && (lowOf(above) !== lowOf(row) || above.established !== row.established))
            rank = 1 + index;
          return { ...row, rank };
        });
      }),

    periods: (guildId, game) =>
      transactions.single(async (client) => {
        const groups = await client.rating.groupBy({ by: ['period'], where: { guildId, game } });
        // `all` sorts after all digits; a year after its quarters, and before those of the next.
        return groups.map(({ period }) => period).sort((a, b) => (a < b ? 1 : -1));
      }),
  } satisfies Partial<ResultsStore>;
}

/** Throws BrokenRow. */
const parseAward = (row: AwardRow): Award => parseTableRows(row.tableId, () => awardRow.parse(row));

/** The titles that players give each other after a game. */
export function awardRepository(transactions: Transactions): AwardStore {
  return {
    giveAward: (award, at) =>
      transactions.write(async (tx) => {
        const { tableId, giverId, receiverId } = parseAward(award);
        const result = await openResult(tx, tableId, at);
        if (!result) return 'closed';
        // From here on nobody can be forgotten whose name this would write back.
        await lockGuilds(tx, [result.guildId]);
        const players = await tx.placing.findMany({
          where: { tableId, userId: { in: [giverId, receiverId] } },
          distinct: ['userId'],
          select: { userId: true },
        });
        if (players.length < 2) return 'notPlayer';
        await tx.award.upsert({
          where: { tableId_giverId: { tableId, giverId } },
          create: award,
          update: award,
          select: { tableId: true },
        });
        return 'given';
      }),

    takeAwardBack: (tableId, giverId, at) =>
      transactions.write(async (tx) => {
        if (!(await openResult(tx, tableId, at))) return false;
        await tx.award.deleteMany({ where: { tableId, giverId } });
        return true;
      }),

    awards: (tableId) =>
      transactions.single(async (client) => {
        const rows = await client.award.findMany({ where: { tableId }, orderBy: { giverId: 'asc' } });
        return rows.map(parseAward);
      }),

    titles: (guildId, receiverId, isOwn) =>
      transactions.single(async (client) => {
        const counted = isOwn ? {} : { OR: [{ isPrivate: false }, { counts: true }] };
        const groups = await client.award.groupBy({
          by: ['title'],
          where: { receiverId, table: { guildId, ...counted } },
          _count: true,
        });
        const counts = groups.map(({ title: given, _count: count }) => ({
          title: awardRow.shape.title.parse(given),
          count,
        }));
        const place = (one: (typeof counts)[number]) => TITLES.indexOf(one.title);
        return counts.sort((one, other) => other.count - one.count || place(one) - place(other));
      }),
  };
}

/** A game's result, as long as its titles can be changed. */
async function openResult(tx: TransactionClient, tableId: string, at: Date) {
  const result = await tx.result.findUnique({
    where: { tableId },
    select: { guildId: true, finishedAt: true },
  });
  return result && at < awardsEnd(result.finishedAt) ? result : null;
}
