import { dueTask } from '../reminders/due-task.ts';
import { loadTiming } from '../reminders/timing.ts';
import { playOverdueTurn } from './absent-player.ts';
import { closeExpired } from './closing.ts';
import { startIfFull } from './lobby.ts';
import { changeReminders, findTable, type TablesContext } from './table-transaction.ts';
import { autoPlayTable } from './turns.ts';
import { closeBallot } from './votes.ts';

/** Does what time has brought: reminders, turns whose time is up, tables that close by themselves. */
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
  // Stale: another process has looked, or something has happened; then the table's next time is set again.
  await context.store.saveReminders(id, table.remindersVersion, found.change);
}

/** Looks at a table later than it was meant to be: now nothing can be done. */
export async function postponeCheck(context: TablesContext, id: string, until: Date): Promise<void> {
  await changeReminders(context, id, ({ reminders }) => ({ ok: true, reminders, wakeAt: until }));
}
