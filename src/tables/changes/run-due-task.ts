import { dueTask } from '../reminders/due-task.ts';
import { loadTiming } from '../reminders/timing.ts';
import { playOverdueTurn } from './absent-player.ts';
import { closeExpired } from './closing.ts';
import { startIfFull } from './lobby.ts';
import { changeReminders, findTable, type TablesContext } from './table-transaction.ts';
import { autoPlayTable } from './turns.ts';
import { closeBallot } from './votes.ts';

/** Runs what is due at a table: reminders, turns whose time is up, automatic closing. */
export async function runDueTask(context: TablesContext, id: string): Promise<void> {
  const table = await findTable(context, id);
  if (!table) return;
  const found = dueTask(table, await loadTiming(context, table));
  switch (found.does) {
    case 'start':
      if ((await startIfFull(context, id)).ok) return;
      break;
    case 'countVotes':
      if ((await closeBallot(context, id)).ok) return;
      break;
    case 'save':
      break;
    case 'playFor':
      await playOverdueTurn(context, id, found.turn, null);
      return;
    case 'close':
      await closeExpired(context, id);
      return;
    case 'autoPlay':
      await autoPlayTable(context, id);
      return;
  }
  // Stale: another process has checked, or something has happened; that sets the next check.
  await context.store.saveReminders(id, table.remindersVersion, found.change);
}

/** Postpones a table's check: nothing can be done now. */
export async function postponeCheck(context: TablesContext, id: string, until: Date): Promise<void> {
  await changeReminders(context, id, ({ reminders }) => ({ ok: true, reminders, wakeAt: until }));
}
