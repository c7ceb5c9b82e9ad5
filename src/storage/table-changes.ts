import { isPersonsId, type SeatHistory } from '../tables/fairness/check.ts';
import { gameName, gameOf } from '../tables/game-registry.ts';
import {
  isForgotten,
  type LoggedAction,
  type Seat,
  type Sitting,
  type Snowflake,
} from '../tables/game-types.ts';
import type { NewTable, RemindersChange, TableChange, TableLimit, Versions } from '../tables/store.ts';
import { type Showing, showingColumns, type Table } from '../tables/table.ts';
import { byColumns, insertRows, type TransactionClient, type Transactions } from './database/client.ts';
import { rowsOf } from './game-storage.ts';
import { Prisma, type Table as TableRow } from './generated/sqlite/client.ts';
import { markChanged } from './interactions.ts';
import { writeNotices } from './notices.ts';
import { saveResult } from './save-result.ts';
import { openFor } from './table-queries.ts';
import {
  actionRows,
  changeColumns,
  newTableRow,
  parseLog,
  parseTable,
  remindersColumns,
  STAMP_COLUMNS,
  type StampRow,
  seatRows,
  sittingRows,
} from './table-rows.ts';
import { saveBallot } from './votes.ts';

export async function insertTable(
  tx: TransactionClient,
  table: NewTable,
  now: Date,
  limit: TableLimit | null,
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
  await writeNotices(tx, table.notices ?? []);
  await markChanged(tx, table.id, table.interactionId, now);
  return parseTable(row, seats);
}

/** Rolls a change back: its precondition, the votes of a ballot, is no longer true. */
export class PreconditionFailedError extends Error {}

export interface StoredChange {
  readonly table: Table;
  /** The entries that were added to the log; null: earlier ones have changed, too. */
  readonly entries: readonly LoggedAction[] | null;
  /** Old rows that must be erased. */
  readonly erased?: readonly string[];
}

/** `known`: the table at the changed versions, if known. */
export async function writeTableChange(
  tx: TransactionClient,
  id: string,
  { version, remindersVersion }: Versions,
  change: TableChange,
  known: Table | undefined,
  now: Date,
): Promise<StoredChange | 'stale'> {
  const data = changeColumns(change, now);
  const [row] = await tx.table.updateManyAndReturn({ where: { id, version, remindersVersion }, data });
  if (row === undefined) return stale(tx, id);
  if (change.within) {
    await holdGuild(tx, row.guildId);
    await requireRoom(tx, row, change.within);
  }
  const { seats, sittings = [], remindersChange, closesBallot } = change;
  if (closesBallot && !(await saveBallot(tx, id, closesBallot))) throw new PreconditionFailedError();
  if (seats !== undefined) {
    await tx.seat.deleteMany({ where: { tableId: id } });
    await tx.seat.createMany({ data: seatRows(id, seats) });
  }
  const entries = await appendActions(tx, row, change.actions ?? []);
  await appendSittings(tx, id, sittings);
  await markMentions(tx, id, change);
  if (remindersChange) await writeNotices(tx, remindersChange.notices);
  await markChanged(tx, id, change.interactionId, now);
  const table = await withSeats(tx, row, seats ?? known?.seats);
  if (change.status === 'finished' && table.state && gameOf(table).rules.winners(table.state) !== null)
    await saveResult(tx, id);
  const erased = change.takesWordsBack ? await eraseTakenBack(tx, table) : [];
  return { table, entries: erased.length > 0 ? null : entries, erased };
}

/** Ends the transaction: the person has reached their limit of open tables. */
class OverLimit extends Error {}

/** Throws OverLimit. The transaction locks the server's row, so no other one counts at the same time. */
async function requireRoom(
  tx: TransactionClient,
  { id, guildId }: Pick<TableRow, 'id' | 'guildId'>,
  { userId, most }: TableLimit,
): Promise<void> {
  const others = await tx.table.count({ where: { guildId, id: { not: id }, ...openFor(userId) } });
  if (others >= most) throw new OverLimit();
}

/** Blocks other transactions here on this server until this one ends. */
async function holdGuild(tx: TransactionClient, id: string): Promise<void> {
  await tx.guild.updateMany({ where: { id }, data: { lastTable: { increment: 0 } } });
}

export const orOverLimit = <T>(done: Promise<T>): Promise<T | 'overLimit'> =>
  done.catch((error: unknown) => {
    if (error instanceof OverLimit) return 'overLimit' as const;
    throw error;
  });

export async function updateReminders(
  tx: TransactionClient,
  id: string,
  remindersVersion: number,
  change: RemindersChange,
  now: Date,
): Promise<Table | 'stale'> {
  const data = remindersColumns(change);
  const [row] = await tx.table.updateManyAndReturn({ where: { id, remindersVersion }, data });
  if (row === undefined) return stale(tx, id);
  await writeNotices(tx, change.notices);
  await markMentions(tx, id, { invited: change.reminders.offers?.map(({ to }) => to) });
  await markChanged(tx, id, change.interactionId, now);
  return withSeats(tx, row);
}

const someShowing = showingColumns.partial();

/** As {@link TableStore.show} and, if `before` is given, `showAfter`. Null if there is no such table. */
export async function changeShowing(
  { client }: Transactions,
  id: string,
  showing: Partial<Showing>,
  before: Showing | null = null,
): Promise<StampRow | null> {
  someShowing.parse(showing);
  const { versionShown = 0, threadMembers, ...rest } = showing;
  const members = threadMembers && JSON.stringify(threadMembers);
  const others = { ...rest, ...(members !== undefined && { threadMembers: members }) };
  const columns = [
    showing.turnMessageId === null
      ? Prisma.sql`version_shown = 0`
      : Prisma.sql`version_shown = CASE WHEN version_shown < ${versionShown} THEN ${versionShown} ELSE version_shown END`,
    ...Object.entries(byColumns(others)).map(
      ([column, value]) => Prisma.sql`${Prisma.raw(column)} = ${value}`,
    ),
  ];
  const same = before
    ? Prisma.sql`AND version_shown = ${before.versionShown} AND turn_message_id IS NOT DISTINCT FROM ${before.turnMessageId}
        AND play_channel_id IS NOT DISTINCT FROM ${before.playChannelId} AND turn_digest IS NOT DISTINCT FROM ${before.turnDigest}`
    : Prisma.empty;
  const [row] = await client.$queryRaw<StampRow[]>`
      UPDATE tables SET ${Prisma.join(columns)} WHERE id = ${id} ${same} RETURNING ${STAMP_COLUMNS}
    `;
  return row ?? null;
}

/** Null if there is no such table. */
export async function readStamp({ client }: Transactions, id: string): Promise<StampRow | null> {
  const [row] = await client.$queryRaw<StampRow[]>`SELECT ${STAMP_COLUMNS} FROM tables WHERE id = ${id}`;
  return row ?? null;
}

/** Rows to be added to a log of this length, and their parsed entries. Throws BrokenRow, also if they aren't next. */
export function newEntries(
  { id, game }: Pick<TableRow, 'id' | 'game'>,
  logLength: number,
  actions: readonly LoggedAction[],
) {
  for (const [index, { seq }] of actions.entries()) {
    if (seq !== logLength + index)
      throw new Error(`Table ${id}: action ${seq} where ${logLength + index} is next.`);
  }
  const rows = actionRows(id, actions);
  return { rows, entries: parseLog(id, game, rows, logLength) };
}

async function appendActions(
  tx: TransactionClient,
  { id, game, logLength }: TableRow,
  actions: readonly LoggedAction[],
): Promise<LoggedAction[]> {
  if (actions.length === 0) return [];
  const { rows, entries } = newEntries({ id, game }, logLength - actions.length, actions);
  await insertRows(tx, 'actions', rows);
  await rowsOf(gameName.parse(game))?.afterActions?.(tx, id, entries);
  return entries;
}

/** Removes permanently removed texts from the log; returns the old rows. */
async function eraseTakenBack(tx: TransactionClient, table: Table): Promise<string[]> {
  const { id, game, setup, status } = table;
  if (setup === null) return [];
  const rows = await tx.tableAction.findMany({ where: { tableId: id }, orderBy: { seq: 'asc' } });
  const actions = parseLog(id, game, rows).map(({ action }) => action);
  const erased: string[] = [];
  for (const [seq, action] of gameOf(table).entriesTakenBack?.(setup, actions, status !== 'playing') ?? []) {
    const before = rows[seq]?.action ?? '';
    const after = JSON.stringify(action);
    if (before === after) continue;
    await tx.tableAction.updateMany({ where: { tableId: id, seq }, data: { action: after } });
    erased.push(before);
  }
  return erased;
}

/** This transaction locks the table's row, so no other one counts at the same time. */
async function appendSittings(
  tx: TransactionClient,
  tableId: string,
  sittings: readonly Sitting[],
): Promise<void> {
  if (sittings.length === 0) return;
  const first = await tx.sitting.count({ where: { tableId } });
  await tx.sitting.createMany({ data: sittingRows(tableId, first, sittings) });
}

/** Parsed before the commit, so that no unreadable table is stored. */
async function withSeats(tx: TransactionClient, row: TableRow, seats?: readonly Seat[]): Promise<Table> {
  const rows = seats ? seatRows(row.id, seats) : await tx.seat.findMany({ where: { tableId: row.id } });
  return parseTable(row, rows);
}

async function stale(tx: TransactionClient, id: string): Promise<'stale'> {
  const found = await tx.table.findUnique({ where: { id }, select: { id: true } });
  if (found === null) throw new Error(`No table ${id}.`);
  return 'stale';
}

const namedIn = (seatHistory: SeatHistory): Snowflake[] =>
  seatHistory.flatMap(({ seats }) =>
    seats.flatMap(({ holder }) => (isPersonsId(holder) && !isForgotten(holder) ? [holder] : [])),
  );

/** Records people in a table's JSON besides its seats and clocks, for finding them. This transaction locks the table's row. */
async function markMentions(
  tx: TransactionClient,
  tableId: string,
  {
    invited = [],
    seatHistory = [],
  }: { readonly invited?: readonly Snowflake[] | undefined; readonly seatHistory?: SeatHistory },
): Promise<void> {
  const named = new Set([...invited, ...namedIn(seatHistory)]);
  if (named.size === 0) return;
  const known = await tx.mention.findMany({ where: { tableId }, select: { userId: true } });
  for (const { userId } of known) named.delete(userId);
  for (const userId of named)
    await tx.mention.create({ data: { tableId, userId }, select: { userId: true } });
}
