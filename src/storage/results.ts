import { gameOf } from '../tables/game-registry.ts';
import { isForgotten, type Snowflake } from '../tables/game-types.ts';
import { type Award, type AwardStore, awardRow, awardsEnd, TITLES } from '../tables/results/awards.ts';
import { isEstablished, lowOf, periodsAt, rangeOf } from '../tables/results/ratings.ts';
import { type FinishedTable, NO_GAMES, withGame } from '../tables/results/result.ts';
import type {
  Career,
  HistoryQuery,
  Leaderboard,
  LeaderboardEntry,
  Period,
  ResultsStore,
} from '../tables/results/results-store.ts';
import { countsOnServer } from '../tables/table.ts';
import { parseTableRows } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import { type Award as AwardRow, Prisma } from './generated/sqlite/client.ts';
import { facesOfRow, lockGuilds, NO_FACES, parseCareerGame, parseFinished } from './result-rows.ts';
import { recalculate } from './save-result.ts';

const FINISHED = {
  placings: { orderBy: { place: 'asc' } },
  table: { select: { number: true, isPrivate: true, terms: true } },
} as const;

/** Results of finished games and leaderboards. A table's last change writes its result (tables.ts). */
export function resultRepository(transactions: Transactions) {
  const { client } = transactions;
  return {
    ...leaderboardQueries(transactions),
    rebuild: (guildId) => recalculate(transactions, guildId),

    async guilds() {
      const rows = await client.guild.findMany({
        where: { lastResult: { gt: 0 } },
        orderBy: { id: 'asc' },
        select: { id: true },
      });
      return rows.map(({ id }) => id);
    },

    history: (query) => transactions.read((tx) => history(tx, query)),

    result: (tableId) =>
      transactions.read(async (tx) => {
        const row = await tx.result.findUnique({ where: { tableId }, include: FINISHED });
        return row && parseFinished(row);
      }),

    career: (guildId, userId) => transactions.read((tx) => career(tx, guildId, userId)),

    async faces(guildId) {
      const row = await client.diceTally.findUnique({ where: { guildId } });
      return row ? facesOfRow(row) : NO_FACES;
    },
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
  const { guildId, userId, game, before, after, most } = query;
  const where = {
    guildId,
    ...(game !== undefined && { game }),
    ...(before !== undefined && { position: { lt: before } }),
    ...(after !== undefined && { position: { gt: after } }),
  };
  const order = after === undefined ? 'desc' : 'asc';
  const orderBy = { position: order } as const;
  const played =
    userId === undefined
      ? where
      : { guildId, position: { in: await positionsOf(tx, { ...where, userId }, order, most) } };
  const rows = await tx.result.findMany({ where: played, orderBy, take: most, include: FINISHED });
  return rows.map(parseFinished).sort((one, other) => other.position - one.position);
}

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
    leaderboard: (board) => leaderboard(transactions.client, board),

    periods: (guildId, game) =>
      transactions.read(async (tx) => {
        const periods = new Set<Period>();
        let from = new Date(0);
        for (;;) {
          const next = await tx.placing.findFirst({
            where: { ...RATED, guildId, game, finishedAt: { gte: from } },
            orderBy: { finishedAt: 'asc' },
            select: { finishedAt: true },
          });
          // `all` sorts after all digits; a year after its quarters, and before those of the next.
          if (!next) return [...periods].sort((a, b) => (a < b ? 1 : -1));
          const [all, year, quarter] = periodsAt(next.finishedAt);
          for (const period of [all, year, quarter]) periods.add(period);
          from = rangeOf(quarter)?.lt ?? from;
        }
      }),
  } satisfies Partial<ResultsStore>;
}

const RATED = { mu: { not: null } } as const;

interface ScoreRow extends Pick<LeaderboardEntry, 'userId' | 'name' | 'mu' | 'sigma'> {
  readonly games: bigint;
  readonly wins: bigint;
}

/** One query, since a server may have many thousand games. */
async function leaderboard(
  client: TransactionClient,
  { guildId, game, period, players }: Leaderboard,
): Promise<LeaderboardEntry[]> {
  const range = rangeOf(period);
  const inPeriod = range
    ? Prisma.sql`AND finished_at >= ${range.gte} AND finished_at < ${range.lt}`
    : Prisma.empty;
  const isCounted = players > 0 ? Prisma.sql`players = ${players}` : Prisma.sql`TRUE`;
  const rows = await client.$queryRaw<readonly ScoreRow[]>`
    SELECT scores.user_id AS "userId", name, mu, sigma, scores.games, wins
    FROM (
      SELECT user_id, MAX(position) AS last,
        SUM(CASE WHEN ${isCounted} THEN 1 ELSE 0 END) AS games,
        SUM(CASE WHEN won AND ${isCounted} THEN 1 ELSE 0 END) AS wins
      FROM placings WHERE guild_id = ${guildId} AND game = ${game} AND mu IS NOT NULL ${inPeriod} GROUP BY user_id
    ) AS scores
    JOIN placings ON placings.user_id = scores.user_id AND guild_id = ${guildId} AND position = last AND mu IS NOT NULL
    LEFT JOIN people ON people.user_id = scores.user_id
    WHERE scores.games > 0 AND hidden IS NOT TRUE`;
  return rankedEntries(
    rows
      .filter(({ userId }) => !isForgotten(userId))
      .map((row) => ({ ...row, games: Number(row.games), wins: Number(row.wins) })),
  );
}

/** Best first; ties share the better rank. */
function rankedEntries(
  scores: readonly Omit<LeaderboardEntry, 'rank' | 'established'>[],
): LeaderboardEntry[] {
  const sorted = scores
    .map((score) => ({ ...score, established: isEstablished(score.games), low: lowOf(score) }))
    .sort(
      (one, other) =>
        Number(other.established) - Number(one.established) ||
        other.low - one.low ||
        (one.userId < other.userId ? 1 : -1),
    );
  let rank = 1;
  return sorted.map(({ low, ...entry }, index) => {
    const above = sorted[index - 1];
    if (above?.low !== low || above.established !== entry.established) rank = 1 + index;
    return { ...entry, rank };
  });
}

/** Throws BrokenRow. */
const parseAward = (row: AwardRow): Award => parseTableRows(row.tableId, () => awardRow.parse(row));

/** The titles that players give each other after a game. */
export function awardRepository(transactions: Transactions): AwardStore {
  const { client } = transactions;
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

    async awards(tableId) {
      const rows = await client.award.findMany({ where: { tableId }, orderBy: { giverId: 'asc' } });
      return rows.map(parseAward);
    },

    async titles(guildId, receiverId, isOwn) {
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
    },
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
