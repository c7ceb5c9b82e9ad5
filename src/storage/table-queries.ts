import type { Snowflake } from '../tables/game-types.ts';
import type { TableStore } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
import type { ReadableRows } from './columns.ts';
import type { Client, Transactions } from './database/client.ts';
import type { TableCache } from './table-cache.ts';
import { parseTable, STAMP, shownAs } from './table-rows.ts';

export const OPEN = { in: ['lobby', 'playing'] };
const OVER = { in: ['finished', 'aborted'] };

/** Open tables where the person has a seat, or that they opened: lobbies, and games that everybody plays. */
export const openFor = (userId: Snowflake) => ({
  status: OPEN,
  OR: [
    { status: 'lobby', openerId: userId },
    { openerId: userId, seats: { some: { kind: 'voters' } } },
    { seats: { some: { userId } } },
  ],
});

export type Where = NonNullable<NonNullable<Parameters<Client['table']['findMany']>[0]>['where']>;

export type TableQueries = Pick<
  TableStore,
  | 'tablesOf'
  | 'tablesIn'
  | 'publicTables'
  | 'lastPlayedIn'
  | 'numbered'
  | 'played'
  | 'placesIn'
  | 'unshown'
  | 'due'
>;
/** Lists of tables, of which those that this process keeps are not read again. */
export function tableQueries(
  transactions: Transactions,
  cache: TableCache,
  readable: ReadableRows,
): TableQueries {
  // Sorted here: SQLite would walk through all the server's tables by number, finished ones too.
  const tables = async (where: Where, order: (a: Table, b: Table) => number): Promise<Table[]> => {
    const stamps = await transactions.single((client) => client.table.findMany({ where, select: STAMP }));
    const known = stamps.flatMap((row) => {
      const kept = cache.at(row.id, row);
      return kept ? [shownAs(kept.table, row)] : [];
    });
    if (known.length === stamps.length) return known.sort(order);
    const others = stamps.map(({ id }) => id).filter((id) => !known.some((table) => table.id === id));
    const [rows] = await transactions.readAll((client) => [
      client.table.findMany({ where: { AND: [where, { id: { in: others } }] }, include: { seats: true } }),
    ]);
    const read = readable.parse(rows, (row) => parseTable(row, row.seats));
    for (const table of read) cache.keep(table);
    return [...known, ...read].sort(order);
  };

  return {
    tablesOf: (guildId, userId) =>
      tables(
        {
          ...(guildId !== null && { guildId }),
          ...openFor(userId),
        },
        guildId === null ? newestFirstAnywhere : newestFirst,
      ),

    tablesIn: (channelId) =>
      tables(
        // The status twice, so that each side has its index.
        {
          OR: [
            { status: OPEN, channelId },
            { status: OPEN, playChannelId: channelId },
          ],
        },
        newestFirst,
      ),

    publicTables: (guildId) => tables({ guildId, status: OPEN, isPrivate: false }, newestFirst),

    lastPlayedIn: (playChannelId, game) =>
      transactions.read(async (tx) => {
        const row = await tx.table.findFirst({
          where: { playChannelId, game, status: OVER },
          orderBy: { number: 'desc' },
          include: { seats: true },
        });
        return row && parseTable(row, row.seats);
      }),

    numbered: (guildId, number) =>
      transactions.read(async (tx) => {
        const where = { guildId_number: { guildId, number } };
        const row = await tx.table.findUnique({ where, include: { seats: true } });
        return row && parseTable(row, row.seats);
      }),

    played: (guildId, reader, most) =>
      transactions.single((client) =>
        client.table.findMany({
          where: {
            guildId,
            status: OVER,
            setup: { not: null },
            OR: [
              { isPrivate: false },
              { seats: { some: { userId: reader } } },
              { sittings: { some: { userId: reader } } },
            ],
          },
          orderBy: { number: 'desc' },
          take: most,
          select: { id: true, number: true },
        }),
      ),

    placesIn: (guildId) =>
      transactions.single(async (client) => {
        const rows = await client.table.findMany({
          where: { guildId, status: OPEN },
          select: { id: true, channelId: true, playChannelId: true },
        });
        return rows
          .map(({ id, channelId, playChannelId }) => ({ id, channelId: playChannelId ?? channelId }))
          .sort((a, b) => (a.id < b.id ? -1 : 1));
      }),

    unshown: (until) =>
      transactions.single(async (client) => {
        // Found by an index of these alone, `tables_unshown_idx`.
        const rows = await client.table.findMany({
          where: { version: { gt: client.table.fields.versionShown }, updatedAt: { lte: until } },
          select: { id: true },
        });
        return rows.map(({ id }) => id).sort();
      }),

    due: (now, most) =>
      transactions.single(async (client) => {
        const rows = await client.table.findMany({
          where: { status: OPEN, wakeAt: { lte: now } },
          orderBy: [{ wakeAt: 'asc' }, { id: 'asc' }],
          take: most,
          select: { id: true },
        });
        return rows.map(({ id }) => id);
      }),
  };
}

/** Within one server. */
const newestFirst = (a: Table, b: Table): number => b.number - a.number;

const newestFirstAnywhere = (a: Table, b: Table): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || newestFirst(a, b);
