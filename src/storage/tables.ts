import { timingScope } from '../tables/reminders/timing.ts';
import type { NewTable, TableChange, TableLimit, TableStore, TimedTable, Versions } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
import { startOf } from '../text.ts';
import type { ReadableRows } from './columns.ts';
import {
  byColumns,
  columnsOf,
  insertRows,
  type NewRow,
  rawCause,
  type Transactions,
} from './database/client.ts';
import { rowsOf } from './game-storage.ts';
import { Prisma } from './generated/sqlite/client.ts';
import { ChangedBefore, markChanged } from './interactions.ts';
import { noticeRows, writeNotices } from './notices.ts';
import {
  changeShowing,
  insertTable,
  newEntries,
  orOverLimit,
  PreconditionFailedError,
  readStamp,
  type StoredChange,
  updateReminders,
  writeTableChange,
} from './table-changes.ts';
import { hasSame, TableCache, tableQueries } from './table-queries.ts';
import {
  lastInteraction,
  parseFollowers,
  parseLog,
  parseSittings,
  parseTable,
  playedOn,
  STAMP,
  STAMP_COLUMNS,
  type StampRow,
  shownAs,
} from './table-rows.ts';
import { readStampWithTiming, readTiming } from './timing.ts';

/** Tables with their seats, logs, sittings and followers. */
export function tableRepository(transactions: Transactions, readable: ReadableRows, now: () => Date) {
  const { client } = transactions;
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
        known?.state && isPlainTurnChange(transactions, known, change)
          ? await playOn(transactions, known, change, now())
          : await transactions.write((tx) => writeTableChange(tx, id, versions, change, known, now()));
      if (done === 'stale') return done;
      cache.keepChanged(versions, done.table, done.entries, change.sittings ?? []);
      // It is already stored; if this fails, the periodic tasks that remove old notices do it.
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
      const found = await client.interactionChange.findUnique({ where });
      return found !== null;
    },

    async show(id, showing) {
      const row = await changeShowing(transactions, id, showing);
      if (!row) throw new Error(`No table ${id}.`);
      return asStamped(transactions, cache, row);
    },

    async showAfter({ id, showing: before }, showing) {
      const row = await changeShowing(transactions, id, showing, before);
      return row ? asStamped(transactions, cache, row) : 'stale';
    },

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
      if (at === null) await client.follower.deleteMany({ where });
      else
        await client.follower.upsert({
          where: { tableId_userId: where },
          create: { ...where, at },
          update: { at },
        });
    },

    async followers(tableId) {
      const rows = await client.follower.findMany({ where: { tableId }, orderBy: { userId: 'asc' } });
      return parseFollowers(tableId, rows);
    },
  } satisfies Partial<TableStore>;
}

/** A prefix of a row that is surely in one piece in the file's page. */
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
  // Otherwise other people may sit there, and its clocks depend on another time.
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

/** The table of the current row, of which this much is read: usually the rest is cached. Throws if there is none. */
async function asStamped(transactions: Transactions, cache: TableCache, row: StampRow): Promise<Table> {
  const known = cache.at(row.id, row);
  const table = known ? shownAs(known.table, row) : await readTable(transactions, cache, row.id);
  if (table === null) throw new Error(`No table ${row.id}.`);
  return table;
}

/** The change; the current table if its interaction has made it before, `stale` if its precondition is no longer true. */
async function once(
  load: (id: string) => Promise<Table | null>,
  id: string,
  change: () => Promise<Table | 'stale'>,
): Promise<Table | 'stale'> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof PreconditionFailedError) return 'stale';
    if (!(error instanceof ChangedBefore)) throw error;
    return (await load(id)) ?? 'stale';
  }
}

/**
 * The change of nearly every tap: the game continues, and nothing else changes. It is written in raw statements, since Prisma's
 * cost three times as much, and the table's other columns need not be read again.
 */

/** Fields of a change that only plays on. */
const PLAYED = new Set<string>([
  'state',
  'actions',
  'remindersChange',
  'interactionId',
] satisfies (keyof TableChange)[]);

type PlayedChange = Required<Pick<TableChange, 'state' | 'actions' | 'remindersChange'>> &
  Pick<TableChange, 'interactionId'>;

/** Whether the change is one that {@link playOn} can write. */
const isPlainTurnChange = (
  { isFile }: Transactions,
  { game }: Table,
  change: TableChange,
): change is PlayedChange =>
  (isFile || !rowsOf(game)?.afterActions) &&
  Boolean(change.state && change.actions && change.remindersChange) &&
  Object.keys(change).every((field) => PLAYED.has(field));

/** Like `writeTableChange`, for the versions at which the table is known. Throws ChangedBefore. */
async function playOn(
  transactions: Transactions,
  known: Table,
  change: PlayedChange,
  now: Date,
): Promise<StoredChange | 'stale'> {
  const { id, version, remindersVersion } = known;
  // Parsed before it is stored, since the single statement of PostgreSQL commits itself.
  const { rows, entries } = newEntries(known, known.logLength, change.actions);
  const { table, columns } = playedOn(known, change, now);
  const { wakeAt, notices } = change.remindersChange;
  const update = Prisma.sql`
    UPDATE tables SET
      state = ${columns.state}, reminders = ${columns.reminders}, wake_at = ${wakeAt}, updated_at = ${now},
      log_length = ${table.logLength},
      last_interaction_id = COALESCE(${lastInteraction(entries) ?? null}, last_interaction_id),
      version = version + 1, reminders_version = reminders_version + 1
    WHERE id = ${id} AND version = ${version} AND reminders_version = ${remindersVersion}
  `;
  const [stamp] = transactions.isFile
    ? await transactions.write(async (tx) => {
        const stamps = await tx.$queryRaw<StampRow[]>`${update} RETURNING ${STAMP_COLUMNS}`;
        if (stamps.length === 0) return [];
        await insertRows(tx, 'actions', rows);
        await rowsOf(known.game)?.afterActions?.(tx, id, entries);
        await writeNotices(tx, notices);
        await markChanged(tx, id, change.interactionId, now);
        return stamps;
      })
    : await inOneStatement(transactions, update, rows, noticeRows(notices), change.interactionId);
  return stamp ? { table: shownAs(table, stamp), entries } : 'stale';
}

/**
 * A busy process runs its event loop between two statements, however fast the server is: a transaction of seven waits seven times
 * for other tables' pictures and answers. One statement is a transaction by itself. SQLite answers at once, and has no statement
 * that writes to several tables.
 */
async function inOneStatement(
  transactions: Transactions,
  update: Prisma.Sql,
  actions: readonly NewRow[],
  notices: readonly NewRow[],
  interactionId: string | null = null,
): Promise<StampRow[]> {
  const changed = transactions.client.$queryRaw<StampRow[]>`
    WITH changed AS (${update} RETURNING *),
      logged AS (${insertIfChanged('actions', actions)}),
      told AS (${insertIfChanged('notices', notices)} ON CONFLICT (key) DO NOTHING),
      marked AS (
        INSERT INTO interaction_changes (interaction_id, table_id, at)
        SELECT ${interactionId}::text, id, updated_at FROM changed WHERE ${interactionId}::text IS NOT NULL
      )
    SELECT ${STAMP_COLUMNS} FROM changed
  `;
  return changed.catch((error: unknown) => {
    throw isMarked(error) ? new ChangedBefore() : error;
  });
}

function insertIfChanged(table: 'actions' | 'notices', rows: readonly NewRow[]): Prisma.Sql {
  const [first] = rows;
  const into = Prisma.raw(table);
  if (!first) return Prisma.sql`INSERT INTO ${into} SELECT * FROM ${into} WHERE FALSE`;
  const json = JSON.stringify(rows.map(byColumns));
  return Prisma.sql`
    INSERT INTO ${into} (${columnsOf(first)})
    SELECT ${columnsOf(first, 'given.')} FROM changed, json_populate_recordset(NULL::${into}, ${json}::json) AS given
  `;
}

function isMarked(error: unknown): boolean {
  const cause = rawCause(error);
  return (
    cause?.kind === 'UniqueConstraintViolation' && cause.constraint?.index === 'interaction_changes_pkey'
  );
}
