import { completeAgreement } from '../agreements.ts';
import type { Instant, Person, Snowflake } from '../game-types.ts';
import { may, visitor } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { dueTask } from '../reminders/due-task.ts';
import { loadTiming } from '../reminders/timing.ts';
import { closingNotice, IDLE_MS, NOTICE_OF_CLOSING_MS, withActivity } from '../reminders/wake-times.ts';
import { isDeserted, seatOf } from '../seats.ts';
import { isOpen, type Reminders } from '../table.ts';
import { abort } from './agreements.ts';
import {
  changeOnce,
  changeReminders,
  changeTable,
  type Outcome,
  type TablesContext,
} from './table-transaction.ts';
import { withAutoPlay } from './turns.ts';

export function closeTable(
  context: TablesContext,
  id: string,
  by: Person,
  isAdmin: boolean,
): Promise<Outcome> {
  return changeTable(context, id, (table) => {
    const refusal = may(visitor(table, by.userId, isAdmin), 'close', table);
    if (refusal) return { ok: false, refusal };
    return abort(context, table, table.openerId === by.userId ? 'opener' : 'admin', by);
  });
}

/** Closes a lobby to which nobody came, or an idle game. */
export function closeExpired(context: TablesContext, id: string): Promise<Outcome> {
  return changeOnce(context, id, async (table) => {
    if (!isOpen(table)) return refuse('notPlaying');
    // A person may have come, or acted, since the check.
    const found = dueTask(table, await loadTiming(context, table));
    return found.does === 'close' ? abort(context, table, found.why, null) : refuse('stale');
  });
}

/** Closes a table of a server that removed the bot. */
export const closeOfRemoved = (context: TablesContext, id: string): Promise<Outcome> =>
  changeOnce(context, id, async (table) =>
    isOpen(table)
      ? abort(context, table, table.status === 'lobby' ? 'expired' : 'idle', null)
      : refuse('notPlaying'),
  );

/** Keeps an idle table open. If nobody is present, for another idle period, after which closing is announced again. */
export function keepTableOpen(context: TablesContext, id: string, by: Snowflake): Promise<Outcome> {
  return changeReminders(context, id, (table, timing) => {
    const refusal = may(visitor(table, by), 'keepOpen', table);
    if (refusal) return { ok: false, refusal };
    const now = timing.now.getTime();
    const closesAt = isDeserted(table) ? now + IDLE_MS : null;
    const reminders = { ...table.reminders, touchedAt: now, closesAt };
    const notices =
      closesAt === null
        ? []
        : [closingNotice({ ...table, reminders }, closesAt, closesAt - NOTICE_OF_CLOSING_MS)];
    return { ok: true, reminders, notices };
  });
}

/** A player agrees to end the game without a result, or proposes it. It ends once everybody present agrees. */
export const agreeToEnd = (context: TablesContext, id: string, by: Person): Promise<Outcome> =>
  withAutoPlay(
    context,
    decideOnEnd(context, id, by, (reminders, now) => ({
      ...reminders,
      abort: [...new Set([...reminders.abort, by.userId])],
      ...(reminders.abort.length === 0 && { proposedAt: now }),
    })),
  );

/** A player wants to play on: the proposal to end the game is over. */
export const declineEnd = (context: TablesContext, id: string, by: Person): Promise<Outcome> =>
  decideOnEnd(context, id, by, (reminders) => ({ ...reminders, abort: [] }));

function decideOnEnd(
  context: TablesContext,
  id: string,
  by: Person,
  decide: (reminders: Reminders, now: Instant) => Reminders,
): Promise<Outcome> {
  return changeReminders(context, id, (table, timing) => {
    if (table.status !== 'playing') return refuse('notPlaying');
    const seat = seatOf(table, by.userId);
    if (!seat) return refuse('notSeated');
    if (seat.standIn) return refuse('away');
    const now = timing.now.getTime();
    const reminders = withActivity(table.reminders, now);
    // Once all agree, nobody can take it back.
    const isOver = completeAgreement(table) === 'end';
    return { ok: true, reminders: isOver ? reminders : decide(reminders, now) };
  });
}
