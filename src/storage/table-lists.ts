import type { TableStore } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
import type { Client } from './client.ts';
import { parseTable } from './table-rows.ts';
import type { Transactions } from './transactions.ts';

const status = { in: ['lobby', 'playing'] };

type Lists = Pick<
  TableStore,
  'tablesOf' | 'tablesIn' | 'numbered' | 'played' | 'unfinished' | 'unshown' | 'due'
>;
type Where = NonNullable<NonNullable<Parameters<Client['table']['findMany']>[0]>['where']>;

export function tableLists(transactions: Transactions): Lists {
  // Sorted here: asked to sort, SQLite walks through all the server's tables by number, the finished ones too.
  const tables = async (where: Where, order: (a: Table, b: Table) => number): Promise<Table[]> => {
    const [rows] = await transactions.readAll((client) => [
      client.table.findMany({ where, include: { seats: true } }),
    ]);
    return rows.map((row) => parseTable(row, row.seats)).sort(order);
  };

  return {
    tablesOf: (guildId, userId) =>
      tables(
        {
          ...(guildId !== null && { guildId }),
          status,
          OR: [{ status: 'lobby', openerId: userId }, { seats: { some: { userId } } }],
        },
        guildId === null ? latest : highest,
      ),

    tablesIn: (channelId) =>
      tables(
        // The status twice, so that each side has its index.
        {
          OR: [
            { status, channelId },
            { status, playChannelId: channelId },
          ],
        },
        highest,
      ),

    numbered: (guildId, number) =>
      transactions.read(async (tx) => {
        const where = { guildId_number: { guildId, number } };
        const row = await tx.table.findUnique({ where, include: { seats: true } });
        return row && parseTable(row, row.seats);
      }),

    played: (guildId, most) =>
      transactions.single((client) =>
        client.table.findMany({
          where: { guildId, status: { in: ['finished', 'aborted'] }, setup: { not: null } },
          orderBy: { number: 'desc' },
          take: most,
          select: { id: true, number: true },
        }),
      ),

    unfinished: () =>
      transactions.single(async (client) => {
        const rows = await client.table.findMany({
          where: { OR: [{ status }, { version: { gt: client.table.fields.versionShown } }] },
          select: { id: true },
        });
        return rows.map(({ id }) => id).sort();
      }),

    unshown: (until) =>
      transactions.single(async (client) => {
        const rows = await client.table.findMany({
          where: { version: { gt: client.table.fields.versionShown }, updatedAt: { lte: until } },
          select: { id: true },
        });
        return rows.map(({ id }) => id).sort();
      }),

    due: (now, most) =>
      transactions.single(async (client) => {
        const rows = await client.table.findMany({
          where: { status, wakeAt: { lte: now } },
          orderBy: [{ wakeAt: 'asc' }, { id: 'asc' }],
          take: most,
          select: { id: true },
        });
        return rows.map(({ id }) => id);
      }),
  };
}

/** Within one server. */
const highest = (a: Table, b: Table): number => b.number - a.number;

const latest = (a: Table, b: Table): number => b.createdAt.getTime() - a.createdAt.getTime() || highest(a, b);
