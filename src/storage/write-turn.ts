import type { TableChange } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
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
import { newEntries, type StoredChange } from './table-changes.ts';
import { lastInteraction, playedOn, STAMP_COLUMNS, type StampRow, shownAs } from './table-rows.ts';

/**
 * The change that nearly every tap makes: the game goes on, and nothing else changes. It is written in raw statements, since Prisma's
 * own cost three times as much, and the table's other columns need not be read again.
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
export const onlyPlaysOn = (
  { isFile }: Transactions,
  { game }: Table,
  change: TableChange,
): change is PlayedChange =>
  (isFile || !rowsOf(game)?.afterActions) &&
  Boolean(change.state && change.actions && change.remindersChange) &&
  Object.keys(change).every((field) => PLAYED.has(field));

/** As `writeTableChange` does it, on the versions at which the table is known. Throws ChangedBefore. */
export async function playOn(
  transactions: Transactions,
  known: Table,
  change: PlayedChange,
  now: Date,
): Promise<StoredChange | 'stale'> {
  const { id, version, remindersVersion } = known;
  // Parsed before it is stored, for the one statement of PostgreSQL commits itself.
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
 * Between two statements a busy process turns its event loop once, however fast the server is: a transaction of seven waits seven
 * times for other tables' pictures and answers. One statement is a transaction by itself. SQLite answers at once, and knows none that
 * writes to several tables.
 */
async function inOneStatement(
  transactions: Transactions,
  update: Prisma.Sql,
  actions: readonly NewRow[],
  notices: readonly NewRow[],
  interactionId: string | null = null,
): Promise<StampRow[]> {
  return transactions
    .single(
      (client) => client.$queryRaw<StampRow[]>`
        WITH changed AS (${update} RETURNING *),
          logged AS (${insertIfChanged('actions', actions)}),
          told AS (${insertIfChanged('notices', notices)} ON CONFLICT (key) DO NOTHING),
          marked AS (
            INSERT INTO interaction_changes (interaction_id, table_id, at)
            SELECT ${interactionId}::text, id, updated_at FROM changed WHERE ${interactionId}::text IS NOT NULL
          )
        SELECT ${STAMP_COLUMNS} FROM changed
      `,
    )
    .catch((error: unknown) => {
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
