import type { LoggedAction, Seat, Sitting, Snowflake } from '../tables/game-types.ts';
import { gameOf } from '../tables/games.ts';
import type {
  NewTable,
  RemindersChange,
  TableChange,
  TableLimit,
  TableStore,
  Versions,
} from '../tables/store.ts';
import type { Showing, Table } from '../tables/table.ts';
import type { Client, TransactionClient, Transactions } from './database/client.ts';
import type { Table as TableRow } from './generated/sqlite/client.ts';
import { ChangedBefore, markChanged } from './interactions.ts';
import { markMentions } from './mentions.ts';
import { writeNotices } from './notices.ts';
import { endOffers, endOffersGone } from './offers.ts';
import type { ReadableRows } from './readable-rows.ts';
import { saveResult } from './save-result.ts';
import { parseFollowers, parseSittings, seatRows, sittingRows } from './seat-rows.ts';
import { TableCache } from './table-cache.ts';
import {
  actionRows,
  changeColumns,
  newTableRow,
  parseLog,
  parseShowing,
  parseTable,
  STAMP,
  type StampRow,
  shownAs,
  watchColumns,
} from './table-rows.ts';

type TableQueries = Pick<
  TableStore,
  'tablesOf' | 'tablesIn' | 'numbered' | 'played' | 'placesIn' | 'unshown' | 'due'
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
  const cache = new TableCache();
  const load = (id: string) => loadTable(transactions, cache, id);

  const create = async (table: NewTable, limit: TableLimit | null = null): Promise<Table> => {
    const created = await transactions.write((tx) => createTable(tx, table, now(), limit));
    cache.keep(created, { log: [], sittings: [] });
    return created;
  };

  const change = (id: string, versions: Versions, change: TableChange, limit: TableLimit | null = null) =>
    once(load, id, async () => {
      const known = cache.at(id, versions)?.table;
      const done = await transactions.write((tx) =>
        changeTable(tx, id, versions, change, { known, now: now(), limit }),
      );
      if (done === 'stale') return done;
      cache.keepChanged(versions, done.table, done.entries, change.sittings ?? []);
      return done.table;
    });

  return {
    ...tableQueries(transactions, cache, readable),

    create: (table) => create(table),
    createWithin: (limit, table) => orOverLimit(create(table, limit)),
    load,
    change: (id, versions, made) => change(id, versions, made),
    changeWithin: (limit, id, versions, made) => orOverLimit(change(id, versions, made, limit)),

    saveReminders: (id, remindersVersion, change) =>
      once(load, id, async () => {
        const done = await transactions.write((tx) => changeWatch(tx, id, remindersVersion, change, now()));
        if (done === 'stale') return done;
        cache.keepChanged({ version: done.version, remindersVersion }, done, [], []);
        return done;
      }),

    async hasChanged(interactionId, tableId) {
      const where = { interactionId_tableId: { interactionId, tableId } };
      const found = await transactions.single((client) => client.interactionChange.findUnique({ where }));
      return found !== null;
    },

    show: async (id, showing) =>
      asStamped(transactions, cache, await changeShowing(transactions, id, showing)),

    async log(id, at) {
      const known = at && cache.at(id, at)?.log;
      if (known) return known;
      const [row] = await transactions.readAll((client) => [
        client.table.findUnique({
          where: { id },
          select: { ...STAMP, game: true, actions: { orderBy: { seq: 'asc' } } },
        }),
      ]);
      if (row === null) return [];
      const log = parseLog(id, row.game, row.actions);
      const kept = cache.at(id, row);
      if (kept) cache.keep(kept.table, { log });
      return log;
    },

    async sittings(id, at) {
      const known = at && cache.at(id, at)?.sittings;
      if (known) return known;
      const [row] = await transactions.readAll((client) => [
        client.table.findUnique({
          where: { id },
          select: { ...STAMP, sittings: { orderBy: { position: 'asc' } } },
        }),
      ]);
      if (row === null) return [];
      const sittings = parseSittings(id, row.sittings);
      const kept = cache.at(id, row);
      if (kept) cache.keep(kept.table, { sittings });
      return sittings;
    },

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
        return parseFollowers(tableId, rows);
      }),
  };
}

async function loadTable(transactions: Transactions, cache: TableCache, id: string): Promise<Table | null> {
  if (!cache.has(id)) return readTable(transactions, cache, id);
  const row = await transactions.single((client) =>
    client.table.findUnique({ where: { id }, select: STAMP }),
  );
  return row && asStamped(transactions, cache, row);
}

async function readTable(transactions: Transactions, cache: TableCache, id: string): Promise<Table | null> {
  const [row] = await transactions.readAll((client) => [
    client.table.findUnique({ where: { id }, include: { seats: true } }),
  ]);
  if (row === null) return null;
  const table = parseTable(row, row.seats);
  cache.keep(table);
  return table;
}

/** The table as its row is now, of which this much is read: mostly, the rest is known. Throws where there is none. */
async function asStamped(transactions: Transactions, cache: TableCache, row: StampRow): Promise<Table> {
  const known = cache.at(row.id, row);
  const table = known ? shownAs(known.table, row) : await readTable(transactions, cache, row.id);
  if (table === null) throw new Error(`No table ${row.id}.`);
  return table;
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
  load: (id: string) => Promise<Table | null>,
  id: string,
  change: () => Promise<Table | 'stale'>,
): Promise<Table | 'stale'> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof OfferOver) return 'stale';
    if (!(error instanceof ChangedBefore)) throw error;
    return (await load(id)) ?? 'stale';
  }
}

interface ChangeContext {
  /** The table at the versions that are changed, where it is known. */
  readonly known: Table | undefined;
  readonly now: Date;
  readonly limit: TableLimit | null;
}

interface Changed {
  readonly table: Table;
  /** What was added to the log. */
  readonly entries: readonly LoggedAction[];
}

async function changeTable(
  tx: TransactionClient,
  id: string,
  { version, remindersVersion }: Versions,
  change: TableChange,
  { known, now, limit }: ChangeContext,
): Promise<Changed | 'stale'> {
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
  const entries = await appendActions(tx, row, change.actions ?? []);
  await appendSittings(tx, id, sittings);
  await markMentions(tx, id, change);
  if (remindersChange) await writeNotices(tx, remindersChange.notices);
  if (toldBy !== undefined) await tx.draft.deleteMany({ where: { tableId: id, userId: toldBy } });
  await markChanged(tx, id, change.interactionId, now);
  const table = await withSeats(tx, row, seats ?? known?.seats);
  if (seats !== undefined || change.status !== undefined) await endOffersGone(tx, table, now);
  if (change.status === 'finished' && table.state && gameOf(table).rules.winners(table.state) !== null)
    await saveResult(tx, id);
  return { table, entries };
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

async function changeShowing(
  transactions: Transactions,
  id: string,
  showing: Partial<Showing>,
): Promise<StampRow> {
  const { versionShown, ...rest } = parseShowing(showing);
  const update = async (where: Where, data: Partial<Showing>): Promise<StampRow | undefined> => {
    const [row] = await transactions.single((client) =>
      client.table.updateManyAndReturn({ where: { id, ...where }, data, select: STAMP }),
    );
    return row;
  };
  const shown =
    versionShown !== undefined && (await update({ versionShown: { lte: versionShown } }, showing));
  if (shown) return shown;
  const changed = await update({}, rest);
  // Prisma returns none where there is nothing to set.
  const row =
    changed ??
    (await transactions.single((client) => client.table.findUnique({ where: { id }, select: STAMP })));
  if (row === null) throw new Error(`No table ${id}.`);
  return row;
}

const MANY = 4;

async function appendActions(
  tx: TransactionClient,
  { id, game, logLength }: TableRow,
  actions: readonly LoggedAction[],
): Promise<LoggedAction[]> {
  if (actions.length === 0) return [];
  const before = logLength - actions.length;
  for (const [index, { seq }] of actions.entries()) {
    if (seq !== before + index)
      throw new Error(`Table ${id}: action ${seq} where ${before + index} is next.`);
  }
  const rows = actionRows(id, actions);
  const entries = parseLog(id, game, rows, before);
  // Prisma compiles every `createMany`, but a `create` only once: a tap's few entries cost half as much so.
  if (rows.length > MANY) await tx.tableAction.createMany({ data: rows });
  else for (const data of rows) await tx.tableAction.create({ data, select: { seq: true } });
  return entries;
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
async function withSeats(tx: TransactionClient, row: TableRow, seats?: readonly Seat[]): Promise<Table> {
  const rows = seats ? seatRows(row.id, seats) : await tx.seat.findMany({ where: { tableId: row.id } });
  return parseTable(row, rows);
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

function tableQueries(transactions: Transactions, cache: TableCache, readable: ReadableRows): TableQueries {
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

    async unshown(until) {
      // An index alone answers this; asked for the time too, a database would read all tables.
      const unshown = await transactions.single((client) =>
        client.table.findMany({
          where: { version: { gt: client.table.fields.versionShown } },
          select: { id: true },
        }),
      );
      if (unshown.length === 0) return [];
      const where = { id: { in: unshown.map(({ id }) => id) }, updatedAt: { lte: until } };
      const rows = await transactions.single((client) =>
        client.table.findMany({ where, select: { id: true } }),
      );
      return rows.map(({ id }) => id).sort();
    },

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
