import { z } from 'zod';
import type { Sitting } from '../tables/game-types.ts';
import { gameOf } from '../tables/games.ts';
import type {
  Follower,
  NewTable,
  RemindersChange,
  TableChange,
  TableStore,
  Versions,
} from '../tables/store.ts';
import type { Showing, Table } from '../tables/table.ts';
import { parsedOf } from './broken-row.ts';
import type { TransactionClient } from './client.ts';
import { snowflake } from './columns.ts';
import type { Table as TableRow } from './generated/sqlite/client.ts';
import { actionRows, parseLog } from './log-rows.ts';
import { recordEnd } from './recording.ts';
import { parseSittings, seatRows, sittingRows } from './seat-rows.ts';
import { writeNotices } from './stored-notices.ts';
import { changedColumns, newTableRow, parseTable, shownColumns, watchColumns } from './table-rows.ts';
import type { Transactions } from './transactions.ts';

const follower: z.ZodType<Follower> = z.object({ userId: snowflake, at: z.enum(['turn', 'end']) });

type Tables = Pick<
  TableStore,
  'create' | 'load' | 'change' | 'watch' | 'show' | 'log' | 'sittings' | 'follow' | 'followers'
>;

/** One table at a time. */
export function storedTables(transactions: Transactions, now: () => Date): Tables {
  return {
    create: (table) => transactions.write((tx) => create(tx, table, now())),

    async load(id) {
      const [row] = await transactions.readAll((client) => [
        client.table.findUnique({ where: { id }, include: { seats: true } }),
      ]);
      return row && parseTable(row, row.seats);
    },

    change: (id, versions, change) => transactions.write((tx) => apply(tx, id, versions, change, now())),

    watch: (id, watchVersion, change) => transactions.write((tx) => watch(tx, id, watchVersion, change)),

    show: (id, showing) => transactions.write((tx) => show(tx, id, showing)),

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
        return parsedOf(tableId, () => rows.map((row) => follower.parse(row)));
      }),
  };
}

async function create(tx: TransactionClient, table: NewTable, now: Date): Promise<Table> {
  const guild = await tx.guild.upsert({
    where: { id: table.guildId },
    create: { id: table.guildId, lastTable: 1 },
    update: { lastTable: { increment: 1 } },
  });
  const row = await tx.table.create({ data: newTableRow(table, guild.lastTable, now) });
  const seats = seatRows(table.id, table.seats);
  await tx.seat.createMany({ data: seats });
  return parseTable(row, seats);
}

async function apply(
  tx: TransactionClient,
  id: string,
  { version, watchVersion }: Versions,
  change: TableChange,
  now: Date,
): Promise<Table | 'stale'> {
  const data = changedColumns(change, now);
  const [row] = await tx.table.updateManyAndReturn({ where: { id, version, watchVersion }, data });
  if (row === undefined) return stale(tx, id);
  const { seats, sittings = [], watched, toldBy } = change;
  if (seats !== undefined) {
    await tx.seat.deleteMany({ where: { tableId: id } });
    await tx.seat.createMany({ data: seatRows(id, seats) });
  }
  await appendActions(tx, row, change.actions ?? []);
  await appendSittings(tx, id, sittings);
  if (watched) await writeNotices(tx, watched.notices);
  if (toldBy !== undefined) await tx.draft.deleteMany({ where: { tableId: id, userId: toldBy } });
  const table = await whole(tx, row);
  if (change.status === 'finished' && table.state && gameOf(table).rules.winners(table.state) !== null)
    await recordEnd(tx, id);
  return table;
}

async function watch(
  tx: TransactionClient,
  id: string,
  watchVersion: number,
  change: RemindersChange,
): Promise<Table | 'stale'> {
  const data = watchColumns(change);
  const [row] = await tx.table.updateManyAndReturn({ where: { id, watchVersion }, data });
  if (row === undefined) return stale(tx, id);
  await writeNotices(tx, change.notices);
  return whole(tx, row);
}

async function show(tx: TransactionClient, id: string, showing: Partial<Showing>): Promise<void> {
  const { versionShown, ...rest } = shownColumns(showing);
  if (versionShown !== undefined) {
    const where = { id, versionShown: { lte: versionShown } };
    const { count } = await tx.table.updateMany({ where, data: showing });
    if (count === 1) return;
  }
  const { count } = await tx.table.updateMany({ where: { id }, data: rest });
  // Prisma counts none where there is nothing to set.
  if (count === 0) await mustExist(tx, id);
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

/** The table's row is held by this transaction: nobody else counts at the same time. */
async function appendSittings(
  tx: TransactionClient,
  tableId: string,
  sittings: readonly Sitting[],
): Promise<void> {
  if (sittings.length === 0) return;
  const first = await tx.sitting.count({ where: { tableId } });
  await tx.sitting.createMany({ data: sittingRows(tableId, first, sittings) });
}

/** What doesn't parse is never committed. */
async function whole(tx: TransactionClient, row: TableRow): Promise<Table> {
  return parseTable(row, await tx.seat.findMany({ where: { tableId: row.id } }));
}

async function stale(tx: TransactionClient, id: string): Promise<'stale'> {
  await mustExist(tx, id);
  return 'stale';
}

async function mustExist(tx: TransactionClient, id: string): Promise<void> {
  const found = await tx.table.findUnique({ where: { id }, select: { id: true } });
  if (found === null) throw new Error(`No table ${id}.`);
}
