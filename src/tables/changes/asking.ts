import type { Snowflake } from '../game-types.ts';
import { may, visitor } from '../permissions.ts';
import { changeReminders, type Outcome, type TablesContext } from './table-transaction.ts';

/** A player lets the readers of a public table be asked how it comes out, or no more. An open question stays open. */
export function letReadersBeAsked(
  context: TablesContext,
  id: string,
  by: Snowflake,
  isAsked: boolean,
): Promise<Outcome> {
  return changeReminders(context, id, (table) => {
    const refusal = may(visitor(table, by), 'askReaders', table);
    if (refusal) return { ok: false, refusal };
    const { asksNothing: _, ...reminders } = table.reminders;
    return { ok: true, reminders: isAsked ? reminders : { ...reminders, asksNothing: true } };
  });
}
