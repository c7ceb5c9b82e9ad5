import type { Snowflake } from '../tables/game-types.ts';
import type { FinishedTable } from '../tables/results/result.ts';
import type { HistoryQuery, ResultsStore } from '../tables/results/results-store.ts';
import type { TransactionClient } from './client.ts';
import { facesOfRow, NO_FACES, parseCareerGame, parseFinished } from './record-rows.ts';
import type { Transactions } from './transactions.ts';

const WITH_PLACINGS = { placings: { orderBy: { place: 'asc' } } } as const;

type Lists = Pick<ResultsStore, 'history' | 'result' | 'career' | 'faces'>;

/** What was played. */
export function recordLists(transactions: Transactions): Lists {
  return {
    history: (query) => transactions.read((tx) => history(tx, query)),

    result: (tableId) =>
      transactions.read(async (tx) => {
        const row = await tx.result.findUnique({ where: { tableId }, include: WITH_PLACINGS });
        const [finished = null] = await withTables(tx, row ? [row] : []);
        return finished;
      }),

    career: (guildId, userId) =>
      transactions.single(async (client) => {
        const rows = await client.placing.findMany({
          where: { userId, guildId },
          orderBy: [{ position: 'asc' }, { place: 'asc' }],
        });
        return rows.map(parseCareerGame);
      }),

    faces: (guildId) =>
      transactions.single(async (client) => {
        const row = await client.diceTally.findUnique({ where: { guildId } });
        return row ? facesOfRow(row) : NO_FACES;
      }),
  };
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
    const rows = await tx.result.findMany({ where, orderBy, take: most, include: WITH_PLACINGS });
    return newestFirst(await withTables(tx, rows));
  }
  const positions = await positionsOf(tx, { ...where, userId }, order, most);
  const rows = await tx.result.findMany({
    where: { guildId, position: { in: positions } },
    include: WITH_PLACINGS,
  });
  return newestFirst(await withTables(tx, rows));
}

/** With what is told of the tables themselves. One query after the other: a transaction's connection takes one at a time. */
async function withTables(
  tx: TransactionClient,
  rows: readonly Parameters<typeof parseFinished>[0][],
): Promise<FinishedTable[]> {
  const tables = await tx.table.findMany({
    where: { id: { in: rows.map(({ tableId }) => tableId) } },
    select: { id: true, number: true, isPrivate: true },
  });
  return rows.flatMap((row) => {
    const table = tables.find(({ id }) => id === row.tableId);
    return table ? [parseFinished(row, table)] : [];
  });
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
