import { z } from 'zod';
import type { Sitting, Snowflake } from '../tables/game-types.ts';
import { gameOf } from '../tables/games.ts';
import type {
  Follower,
  NewTable,
  RemindersChange,
  TableChange,
  TableLimit,
  TableStore,
  Versions,
} from '../tables/store.ts';
import type { Showing, Table } from '../tables/table.ts';
import { parseTableRows, snowflake } from './columns.ts';
import type { Client, TransactionClient, Transactions } from './database/client.ts';
import type { Table as TableRow } from './generated/sqlite/client.ts';
import { ChangedBefore, markChanged } from './interactions.ts';
import { markMentions } from './mentions.ts';
import { writeNotices } from './notices.ts';
import { endOffers, endOffersGone } from './offers.ts';
import type { ReadableRows } from './readable-rows.ts';
import { saveResult } from './save-result.ts';
import { parseSittings, seatRows, sittingRows } from './seat-rows.ts';
import {
  actionRows,
  changeColumns,
  newTableRow,
  parseLog,
  parseShowing,
  parseTable,
  watchColumns,
} from './table-rows.ts';

const follower: z.ZodType<Follower> = z.object({ userId: snowflake, at: z.enum(['turn', 'end']) });

type TableQueries = Pick<
  TableStore,
  'tablesOf' | 'tablesIn' | 'numbered' | 'played' | 'unfinished' | 'unshown' | 'due'
>;
type TableRepository = TableQueries &
  Pick<
    TableStore,
    | 'create'
    | 'createWithin'
    | 'load'
    | 'change'
    | 'changeWithin'
    | 'hasChanged'
    | 'saveReminders'
    | 'show'
    | 'log'
    | 'sittings'
    | 'follow'
    | 'followers'
  >;

/** Tables with their seats, logs, sittings and followers. */
export function tableRepository(
  transactions: Transactions,
  readable: ReadableRows,
  now: () => Date,
): TableRepository {
  return {
    ...tableQueries(transactions, readable),

    create: (table) => transactions.write((tx) => createTable(tx, table, now())),

    createWithin: (limit, table) =>
      orOverLimit(transactions.write((tx) => createTable(tx, table, now(), limit))),

    load: (id) => loadTable(transactions, id),

    change: (id, versions, change) =>
      once(transactions, id, () => transactions.write((tx) => changeTable(tx, id, versions, change, now()))),

    changeWithin: (limit, id, versions, change) =>
      orOverLimit(
        once(transactions, id, () =>
          transactions.write((tx) => changeTable(tx, id, versions, change, now(), limit)),
        ),
      ),

    saveReminders: (id, remindersVersion, change) =>
      once(transactions, id, () =>
        transactions.write((tx) => changeWatch(tx, id, remindersVersion, change, now())),
      ),

    async hasChanged(interactionId, tableId) {
      const where = { interactionId_tableId: { interactionId, tableId } };
      const found = await transactions.single((client) => client.interactionChange.findUnique({ where }));
      return found !== null;
    },

    show: (id, showing) => transactions.write((tx) => changeShowing(tx, id, showing)),

    async log(id) {
      const [table] = await transactions.readAll((client) => [
        client.table.findUnique({
          where: { id },
          select: { game: true, actions: { orderBy: { seq: 'asc' } } },
        }),
      ]);
      return table === null ? [] : parseLog(id, table.game, table.actions);
    },

    sittings: (tableId) =>
      transactions.single(async (client) => {
        const rows = await client.sitting.findMany({ where: { tableId }, orderBy: { position: 'asc' } });
        return parseSittings(tableId, rows);
      }),

    async follow(tableId, userId, at) {
      const where = { tableId, userId };
      await transactions.single<unknown>((client) =>
        at === null
          ? client.follower.deleteMany({ where })
          : client.follower.upsert({
              where: { tableId_userId: where },
              create: { ...where, at },
              update: { at },
            }),
      );
    },

    followers: (tableId) =>
      transactions.single(async (client) => {
        const rows = await client.follower.findMany({ where: { tableId }, orderBy: { userId: 'asc' } });
        return parseTableRows(tableId, () => rows.map((row) => follower.parse(row)));
      }),
  };
}

async function loadTable(transactions: Transactions, id: string): Promise<Table | null> {
  const [row] = await transactions.readAll((client) => [
    client.table.findUnique({ where: { id }, include: { seats: true } }),
  ]);
  return row && parseTable(row, row.seats);
}

async function createTable(
  tx: TransactionClient,
  table: NewTable,
  now: Date,
  limit: TableLimit | null = null,
): Promise<Table> {
  const guild = await tx.guild.upsert({
    where: { id: table.guildId },
    create: { id: table.guildId, lastTable: 1 },
    update: { lastTable: { increment: 1 } },
  });
  if (limit) await requireRoom(tx, table, limit);
  const row = await tx.table.create({ data: newTableRow(table, guild.lastTable, now) });
  const seats = seatRows(table.id, table.seats);
  await tx.seat.createMany({ data: seats });
  await markMentions(tx, table.id, table);
  await markChanged(tx, table.id, table.interactionId, now);
  return parseTable(row, seats);
}

/** Takes a change back: the offer that it takes is over. */
class OfferOver extends Error {}

/** The change; the table as it is where its interaction has made it before, `stale` where the offer that it takes is over. */
async function once(
  transactions: Transactions,
  id: string,
  change: () => Promise<Table | 'stale'>,
): Promise<Table | 'stale'> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof OfferOver) return 'stale';
    if (!(error instanceof ChangedBefore)) throw error;
    return (await loadTable(transactions, id)) ?? 'stale';
  }
}

async function changeTable(
  tx: TransactionClient,
  id: string,
  { version, remindersVersion }: Versions,
  change: TableChange,
  now: Date,
  limit: TableLimit | null = null,
): Promise<Table | 'stale'> {
  const data = changeColumns(change, now);
  const [row] = await tx.table.updateManyAndReturn({ where: { id, version, remindersVersion }, data });
  if (row === undefined) return stale(tx, id);
  if (limit) {
    await holdGuild(tx, row.guildId);
    await requireRoom(tx, row, limit);
  }
  const { seats, sittings = [], remindersChange, toldBy, takesOffer } = change;
  if (takesOffer !== undefined && (await endOffers(tx, { id: takesOffer, tableId: id }, 'taken', now)) === 0)
    throw new OfferOver();
  if (seats !== undefined) {
    await tx.seat.deleteMany({ where: { tableId: id } });
    await tx.seat.createMany({ data: seatRows(id, seats) });
  }
  await appendActions(tx, row, change.actions ?? []);
  await appendSittings(tx, id, sittings);
  await markMentions(tx, id, change);
  if (remindersChange) await writeNotices(tx, remindersChange.notices);
  if (toldBy !== undefined) await tx.draft.deleteMany({ where: { tableId: id, userId: toldBy } });
  await markChanged(tx, id, change.interactionId, now);
  const table = await withSeats(tx, row);
  if (seats !== undefined || change.status !== undefined) await endOffersGone(tx, table, now);
  if (change.status === 'finished' && table.state && gameOf(table).rules.winners(table.state) !== null)
    await saveResult(tx, id);
  return table;
}

/** Ends the transaction: the person has as many open tables as they may have. */
class OverLimit extends Error {}

/** Throws OverLimit. The transaction holds the server's row: no other counts at the same time. */
async function requireRoom(
  tx: TransactionClient,
  { id, guildId }: Pick<TableRow, 'id' | 'guildId'>,
  { userId, most }: TableLimit,
): Promise<void> {
  const others = await tx.table.count({ where: { guildId, id: { not: id }, ...openFor(userId) } });
  if (others >= most) throw new OverLimit();
}

/** Until the transaction ends, no other gets as far on this server. */
async function holdGuild(tx: TransactionClient, id: string): Promise<void> {
  await tx.guild.updateMany({ where: { id }, data: { lastTable: { increment: 0 } } });
}

const orOverLimit = <T>(done: Promise<T>): Promise<T | 'overLimit'> =>
  done.catch((error: unknown) => {
    if (error instanceof OverLimit) return 'overLimit' as const;
    throw error;
  });

async function changeWatch(
  tx: TransactionClient,
  id: string,
  remindersVersion: number,
  change: RemindersChange,
  now: Date,
): Promise<Table | 'stale'> {
  const data = watchColumns(change);
  const [row] = await tx.table.updateManyAndReturn({ where: { id, remindersVersion }, data });
  if (row === undefined) return stale(tx, id);
  await writeNotices(tx, change.notices);
  await markChanged(tx, id, change.interactionId, now);
  return withSeats(tx, row);
}

async function changeShowing(tx: TransactionClient, id: string, showing: Partial<Showing>): Promise<void> {
  const { versionShown, ...rest } = parseShowing(showing);
  if (versionShown !== undefined) {
    const where = { id, versionShown: { lte: versionShown } };
    const { count } = await tx.table.updateMany({ where, data: showing });
    if (count === 1) return;
  }
  const { count } = await tx.table.updateMany({ where: { id }, data: rest });
  // Prisma counts none where there is nothing to set.
  if (count === 0) await requireTable(tx, id);
}

async function appendActions(
  tx: TransactionClient,
  { id, game, logLength }: TableRow,
  actions: NonNullable<TableChange['actions']>,
): Promise<void> {
  const before = logLength - actions.length;
  for (const [index, { seq }] of actions.entries()) {
    if (seq !== before + index)
      throw new Error(`Table ${id}: action ${seq} where ${before + index} is next.`);
  }
  await tx.tableAction.createMany({ data: actionRows(id, game, actions) });
}

/** This transaction holds the table's row: no other counts at the same time. */
async function appendSittings(
  tx: TransactionClient,
  tableId: string,
  sittings: readonly Sitting[],
): Promise<void> {
  if (sittings.length === 0) return;
  const first = await tx.sitting.count({ where: { tableId } });
  await tx.sitting.createMany({ data: sittingRows(tableId, first, sittings) });
}

/** Parsed before the commit: no table is stored that can't be read again. */
async function withSeats(tx: TransactionClient, row: TableRow): Promise<Table> {
  return parseTable(row, await tx.seat.findMany({ where: { tableId: row.id } }));
}

async function stale(tx: TransactionClient, id: string): Promise<'stale'> {
  await requireTable(tx, id);
  return 'stale';
}

async function requireTable(tx: TransactionClient, id: string): Promise<void> {
  const found = await tx.table.findUnique({ where: { id }, select: { id: true } });
  if (found === null) throw new Error(`No table ${id}.`);
}

const OPEN = { in: ['lobby', 'playing'] };

/** Open tables where the person has a seat or is the opener of the lobby. */
const openFor = (userId: Snowflake) => ({
  status: OPEN,
  OR: [{ status: 'lobby', openerId: userId }, { seats: { some: { userId } } }],
});

type Where = NonNullable<NonNullable<Parameters<Client['table']['findMany']>[0]>['where']>;

function tableQueries(transactions: Transactions, readable: ReadableRows): TableQueries {
  // Sorted here: SQLite would walk through all the server's tables by number, finished ones too.
  const tables = async (where: Where, order: (a: Table, b: Table) => number): Promise<Table[]> => {
    const [rows] = await transactions.readAll((client) => [
      client.table.findMany({ where, include: { seats: true } }),
    ]);
    return readable.parse(rows, (row) => parseTable(row, row.seats)).sort(order);
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
            ...{ guildId, status: { in: ['finished', 'aborted'] }, setup: { not: null } },
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

    unfinished: () =>
      transactions.single(async (client) => {
        const select = { id: true } as const;
        // Two queries, so that each has its index.
        const open = await client.table.findMany({ where: { status: OPEN }, select });
        const where = { version: { gt: client.table.fields.versionShown } };
        const unshown = await client.table.findMany({ where, select });
        return [...new Set([...open, ...unshown].map(({ id }) => id))].sort();
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
