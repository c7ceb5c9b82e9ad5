import type { ClosedWhy, Person, Snowflake } from '../game-types.ts';
import { noticeOf } from '../notice.ts';
import { may, visitor } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { closingNotice, IDLE_MS, NOTICE_OF_CLOSING_MS } from '../reminders/closing-times.ts';
import { dueTask } from '../reminders/due-task.ts';
import { loadTiming } from '../reminders/timing.ts';
import { withActivity } from '../reminders/wake-times.ts';
import { isDeserted, isTimed, presentPlayers, seatOf } from '../seats.ts';
import { isOpen, type Table } from '../table.ts';
import { withReminders } from './table-change.ts';
import {
  changeOnce,
  changeReminders,
  changeTable,
  type Decision,
  following,
  type Outcome,
  type TablesContext,
} from './table-transaction.ts';

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

/** Nobody came, or nobody has touched it for long. */
export function closeExpired(context: TablesContext, id: string): Promise<Outcome> {
  return changeOnce(context, id, async (table) => {
    if (!isOpen(table)) return refuse('notPlaying');
    // A person may have come, or done something, since the table was looked at.
    const found = dueTask(table, await loadTiming(context, table));
    return found.does === 'close' ? abort(context, table, found.why, null) : refuse('stale');
  });
}

/**
 * A person at the table wants it to stay open, however long nobody has touched it. Where nobody is there to touch it, that
 * holds for as long as any other table may lie idle, and its closing is announced once more.
 */
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

/** A player agrees to end the game without a result, or takes that back. Once all who are there agree, it is over. */
export async function agreeToEnd(context: TablesContext, id: string, by: Person): Promise<Outcome> {
  const agreed = await changeReminders(context, id, (table, timing) => {
    if (table.status !== 'playing') return refuse('notPlaying');
    const seat = seatOf(table, by.userId);
    if (!seat) return refuse('notSeated');
    if (seat.standIn) return refuse('away');
    const reminders = {
      ...withActivity(table.reminders, timing.now.getTime()),
      abort: isAbortAgreed(table) ? table.reminders.abort : toggled(table.reminders.abort, by.userId),
    };
    return { ok: true, reminders };
  });
  if (!agreed.ok || agreed.table.status !== 'playing' || !isAbortAgreed(agreed.table)) return agreed;
  return changeTable(following(context), id, (table) =>
    table.status === 'playing' && isAbortAgreed(table)
      ? abort(context, table, 'agreed', null)
      : refuse('stale'),
  );
}

const toggled = (votes: readonly Snowflake[], userId: Snowflake): readonly Snowflake[] =>
  votes.includes(userId) ? votes.filter((vote) => vote !== userId) : [...votes, userId];

async function abort(
  context: TablesContext,
  table: Table,
  why: ClosedWhy,
  by: Person | null,
): Promise<Decision> {
  const timing = await loadTiming(context, table);
  const text = { kind: 'closed', why, by: by?.name ?? null } as const;
  // A lobby's own message says that it is closed, and one person among computer players was told when that was announced.
  const isTold = table.status === 'lobby' || (why === 'idle' && !isTimed(table));
  const notices = !isTold ? [noticeOf(table.id, 'closed', null, text, timing.now)] : [];
  const change = { status: 'aborted', closedWhy: why } as const;
  return { ok: true, change: withReminders(table, timing, change, by?.userId ?? null, { notices }) };
}

export const abortVoters = (table: Pick<Table, 'game' | 'seats' | 'state'>): Snowflake[] =>
  presentPlayers(table).map(({ userId }) => userId);

function isAbortAgreed(table: Table): boolean {
  const voters = abortVoters(table);
  return voters.length > 0 && voters.every((userId) => table.reminders.abort.includes(userId));
}
