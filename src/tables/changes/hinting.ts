import type { Sitting, Snowflake } from '../game-types.ts';
import { refuse } from '../refusal.ts';
import { loadAttendance } from '../reminders/attendance.ts';
import { remindersChange } from '../reminders/wake.ts';
import { seatOf } from '../seats.ts';
import type { TableOf } from '../table.ts';
import { changeReminders, type Outcome, type TablesContext } from './table-transaction.ts';

/**
 * Whether hints are to be had at a table: where they were allowed, and in a game that one person began against computer players
 * alone.
 */
export function hasHints(
  table: Pick<TableOf<'tuchulcha'>, 'terms'>,
  sittings: readonly Pick<Sitting, 'why' | 'occupant'>[],
): boolean {
  const people = sittings.filter(({ why, occupant }) => why === 'start' && occupant?.kind === 'person');
  return table.terms.hints || people.length === 1;
}

/** A person takes a hint, the first of the game: it isn't rated any more. */
export function takeHint(context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> {
  return changeReminders(context, id, async (table) => {
    if (table.status !== 'playing') return refuse('notPlaying');
    if (!seatOf(table, userId)) return refuse('notSeated');
    const attendance = await loadAttendance(context, table);
    return { ok: true, change: remindersChange(table, { ...table.reminders, unrated: true }, attendance) };
  });
}
