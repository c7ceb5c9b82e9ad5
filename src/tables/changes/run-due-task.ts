import { dueTask } from '../reminders/due-task.ts';
import { loadTiming } from '../reminders/timing.ts';
import type { Table } from '../table.ts';
import { playOverdueTurn } from './absent-player.ts';
import { closeExpired } from './closing.ts';
import { startIfFull } from './lobby.ts';
import { changeReminders, findTable, type TablesContext } from './table-transaction.ts';
import { autoPlayTable } from './turns.ts';
import { closeBallot } from './votes.ts';

/**
 * Runs what is due at a table: reminders, turns whose time is up, automatic closing. `known`: the table, if it has just been read.
 * Returns it as it is then; null: there is none.
 */
export async function runDueTask(
  context: TablesContext,
  id: string,
  known: Table | null = null,
): Promise<Table | null> {
  const table = known ?? (await findTable(context, id));
  if (!table) return null;
  const found = dueTask(table, await loadTiming(context, table));
  switch (found.does) {
    case 'start': {
      const started = await startIfFull(context, id);
      if (started.ok) return started.table;
      break;
    }
    case 'countVotes': {
      const closed = await closeBallot(context, id);
      if (closed.ok) return closed.table;
      break;
    }
    case 'save':
      break;
    case 'playFor':
      return (await playOverdueTurn(context, id, found.turn, null)).table;
    case 'close':
      return (await closeExpired(context, id)).table;
    case 'autoPlay':
      await autoPlayTable(context, id);
      return findTable(context, id);
  }
  // Stale: another process has checked, or something has happened; that sets the next check.
  const saved = await context.store.saveReminders(id, table.remindersVersion, found.change);
  return saved === 'stale' ? findTable(context, id) : saved;
}

/** Postpones a table's check: nothing can be done now. */
export async function postponeCheck(context: TablesContext, id: string, until: Date): Promise<void> {
  await changeReminders(context, id, ({ reminders }) => ({ ok: true, reminders, wakeAt: until }));
}
