import { refuse } from '../refusal.ts';
import { shownAgain } from '../reminders/due-task.ts';
import { changeReminders, following, type Outcome, type TablesContext } from './table-transaction.ts';

/** Stops the clock of a turn that Discord refuses to show. */
export const hideTurn = (context: TablesContext, id: string): Promise<Outcome> =>
  changeReminders(following(context), id, ({ reminders }, { now }) => {
    const { turn } = reminders;
    if (!turn || turn.hiddenAt !== undefined) return refuse('stale');
    return { ok: true, reminders: { ...reminders, turn: { ...turn, hiddenAt: now.getTime() } } };
  });

/** The clock runs on, since the turn is shown. */
export const showTurnAgain = (context: TablesContext, id: string): Promise<Outcome> =>
  changeReminders(following(context), id, ({ reminders, pace }, timing) => {
    const { turn } = reminders;
    if (turn?.hiddenAt === undefined) return refuse('stale');
    return { ok: true, reminders: { ...reminders, turn: shownAgain(turn, pace, timing) } };
  });
