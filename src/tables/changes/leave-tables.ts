import type { Snowflake } from '../game-types.ts';
import type { TableStore } from '../store.ts';
import { isOpen, type Table } from '../table.ts';
import { closeTable } from './closing.ts';
import { standUp } from './lobby.ts';
import { leaveSeatForGood } from './substitutes.ts';
import type { Outcome, TablesContext } from './table-transaction.ts';

/** How often a table may become another kind of table (a lobby starts, a game ends) while a person leaves it. */
const LEAVING_ATTEMPTS = 3;

/**
 * Takes a person off every open table in the way that harms the others least: lobbies of their own close, at others they stand
 * up, and at games a computer player has their seat for good, which counts as left. Cut off anywhere, it can be done again. The
 * ids of the tables.
 */
export async function leaveTables(
  tables: TablesContext,
  store: Pick<TableStore, 'tablesOf'>,
  userId: Snowflake,
): Promise<string[]> {
  const open = await store.tablesOf(null, userId);
  for (const table of open) await leaveTable(tables, table, userId);
  return open.map(({ id }) => id);
}

async function leaveTable(tables: TablesContext, found: Table, userId: Snowflake): Promise<void> {
  let table = found;
  for (let attempt = 1; isOpen(table) && attempt <= LEAVING_ATTEMPTS; attempt++) {
    const outcome = await leaveNow(tables, table, userId);
    if (outcome.ok || !outcome.table || outcome.table.status === table.status) return;
    table = outcome.table;
  }
}

function leaveNow(
  tables: TablesContext,
  { id, status, openerId }: Table,
  userId: Snowflake,
): Promise<Outcome> {
  if (status !== 'lobby') return leaveSeatForGood(tables, id, userId);
  return openerId === userId
    ? closeTable(tables, id, { kind: 'person', userId, name: '' }, false)
    : standUp(tables, id, userId);
}
