import { timingScope } from '../tables/reminders/timing.ts';
import type { NewTable, TableChange, TableLimit, TableStore, TimedTable, Versions } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
import { startOf } from '../text.ts';
import type { ReadableRows } from './columns.ts';
import type { Transactions } from './database/client.ts';
import { ChangedBefore } from './interactions.ts';
import {
  changeShowing,
  insertTable,
  NoLongerSo,
  orOverLimit,
  readStamp,
  updateReminders,
  writeTableChange,
} from './table-changes.ts';
import { hasSame, TableCache, tableQueries } from './table-queries.ts';
import {
  parseFollowers,
  parseLog,
  parseSittings,
  parseTable,
  STAMP,
  type StampRow,
  shownAs,
} from './table-rows.ts';
import { readStampWithTiming, readTiming } from './timing.ts';
import { onlyPlaysOn, playOn } from './write-turn.ts';

/** Tables with their seats, logs, sittings and followers. */
export function tableRepository(transactions: Transactions, readable: ReadableRows, now: () => Date) {
  const cache = new TableCache();
  const load = (id: string) => loadTable(transactions, cache, id);

  const create = async (table: NewTable, limit: TableLimit | null = null): Promise<Table> => {
    const created = await transactions.write((tx) => insertTable(tx, table, now(), limit));
    cache.keep(created, { log: [], sittings: [] });
    return created;
  };

  const change = (id: string, versions: Versions, change: TableChange) =>
    once(load, id, async () => {
      const known = cache.at(id, versions)?.table;
      const done =
        known?.state && onlyPlaysOn(transactions, known, change)
          ? await playOn(transactions, known, change, now())
          : await transactions.write((tx) => writeTableChange(tx, id, versions, change, known, now()));
      if (done === 'stale') return done;
      cache.keepChanged(versions, done.table, done.entries, change.sittings ?? []);
      // It is stored already; and where this fails, the periodic tasks that forget old notices do it.
      if (done.erased?.length) await transactions.erase(done.erased.map(beginningOf)).catch(() => {});
      return done.table;
    });

  return {
    ...tableQueries(transactions, cache, readable),

    create: (table) => create(table),
    createWithin: (limit, table) => orOverLimit(create(table, limit)),
    load,
    loadTimed: (id) => loadTimed(transactions, cache, id),
    change: (id, versions, made) => orOverLimit(change(id, versions, made)),

    saveReminders: (id, remindersVersion, change) =>
      once(load, id, async () => {
        const done = await transactions.write((tx) =>
          updateReminders(tx, id, remindersVersion, change, now()),
        );
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
  } satisfies Partial<TableStore>;
}

/** As much of a row as a page of the file surely holds in one piece. */
const beginningOf = (row: string): string => startOf(row, 100);

async function loadTable(transactions: Transactions, cache: TableCache, id: string): Promise<Table | null> {
  const known = cache.latest(id);
  if (!known) return readTable(transactions, cache, id);
  const row = await readStamp(transactions, id);
  return row && asStamped(transactions, cache, row);
}

async function loadTimed(
  transactions: Transactions,
  cache: TableCache,
  id: string,
): Promise<TimedTable | null> {
  const known = cache.latest(id);
  const read = known && (await readStampWithTiming(transactions, known));
  const table = read
    ? await asStamped(transactions, cache, read.stamp)
    : await readTable(transactions, cache, id);
  if (!table) return null;
  // Else others may sit there, and its clocks count from another time.
  if (known && read && hasSame(table, known)) return { table, timing: async (now) => read.timing(now) };
  const { people, since } = timingScope(table);
  return { table, timing: (now) => readTiming(transactions, table, people, since, now) };
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

/** The change; the table as it is where its interaction has made it before, `stale` where the offer that it takes is over. */
async function once(
  load: (id: string) => Promise<Table | null>,
  id: string,
  change: () => Promise<Table | 'stale'>,
): Promise<Table | 'stale'> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof NoLongerSo) return 'stale';
    if (!(error instanceof ChangedBefore)) throw error;
    return (await load(id)) ?? 'stale';
  }
}
