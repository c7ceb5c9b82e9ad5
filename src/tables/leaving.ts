import type { Snowflake } from './game-types.ts';
import type { Outcome } from './outcome.ts';
import type { TableStore } from './store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { isOpen } from './who-acts.ts';

/** How often a table may become another kind of table (a lobby starts, a game ends) while somebody leaves it. */
const ATTEMPTS = 3;

/**
 * Takes a person off every open table in the way that harms the others least: lobbies of their own close, at others they stand
 * up, and at games a computer player has their seat for good, which counts as left. Cut off anywhere, it can be done again. The
 * ids of the tables.
 */
export async function leaveTables(
  tables: Tables,
  store: Pick<TableStore, 'tablesOf'>,
  userId: Snowflake,
): Promise<string[]> {
  const open = await store.tablesOf(null, userId);
  for (const table of open) await leave(tables, table, userId);
  return open.map(({ id }) => id);
}

async function leave(tables: Tables, found: Table, userId: Snowflake): Promise<void> {
  let table = found;
  for (let attempt = 1; isOpen(table) && attempt <= ATTEMPTS; attempt++) {
    const outcome = await leaving(tables, table, userId);
    if (outcome.ok || !outcome.table || outcome.table.status === table.status) return;
    table = outcome.table;
  }
}

function leaving(tables: Tables, { id, status, openerId }: Table, userId: Snowflake): Promise<Outcome> {
  if (status !== 'lobby') return tables.substitutes.leave(id, userId);
  return openerId === userId
    ? tables.closing.close(id, { kind: 'person', userId, name: '' }, false)
    : tables.standUp(id, userId);
}
