import { gameOf } from '../games.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import { isFull } from '../seats.ts';
import type { RemindersChange } from '../store.ts';
import type { Table, TurnClock } from '../table.ts';
import { isPaused } from '../terms.ts';
import { isDeserted, peopleToAct, personToAct } from '../who-acts.ts';
import { remindersAfter } from './after-change.ts';
import type { Attendance } from './attendance.ts';
import { reminded, whenPlayedFor, whenUp } from './time-left.ts';
import {
  closesAt,
  closingAnnouncedAt,
  closingNotice,
  lobbyClosesAt,
  NOTICE_OF_CLOSING_MS,
  remindersChange,
} from './wake.ts';

/** Found when a table is looked at: */
type Found =
  /** Something to tell, or nothing yet but another time to look. */
  | { readonly does: 'save'; readonly change: RemindersChange }
  /** Nobody played this turn, and nobody chose what should become of it. */
  | { readonly does: 'playFor'; readonly turn: number }
  /** A computer player is to act, and the process that was to play for it has not. */
  | { readonly does: 'playOn' }
  /** A lobby that is full, and the process that was to start its game has not. If it can't be started, the change is saved. */
  | { readonly does: 'start'; readonly change: RemindersChange }
  | { readonly does: 'close'; readonly why: 'idle' | 'expired' };

const hasCome = (time: Date | null, { now }: Attendance): boolean =>
  time !== null && time.getTime() <= now.getTime();

/** Looks at a table: has any of its times come? */
export function look(table: Table, attendance: Attendance): Found {
  const { reminders, status } = table;
  if (status === 'lobby' && hasCome(lobbyClosesAt(table, attendance.down), attendance))
    return { does: 'close', why: 'expired' };
  if (status !== 'playing') {
    const does = status === 'lobby' && isFull(table) ? 'start' : 'save';
    return { does, change: remindersChange(table, reminders, attendance) };
  }
  // A game from before there were clocks, or one that was put here.
  if (personToAct(table)?.userId !== reminders.turn?.userId) {
    return { does: 'save', change: remindersAfter(table, table, attendance, null) };
  }
  if (hasCome(closesAt(table, attendance), attendance)) return { does: 'close', why: 'idle' };
  const { turn } = reminders;
  if (turn && hasCome(whenPlayedFor(turn, table.pace, attendance), attendance)) {
    return { does: 'playFor', turn: turn.turn };
  }
  const due = table.state && gameOf(table).dueAt(table.state);
  if (hasCome(due, attendance)) return { does: 'playOn' };
  if (!turn && !isDeserted(table) && !isPaused(table) && hasCome(table.wakeAt, attendance))
    return { does: 'playOn' };
  const first = announced(table, attendance);
  const second = turn ? timed(table, turn, attendance) : { turn: null, notices: [] };
  const changed = { ...reminders, closesAt: first.closesAt, turn: second.turn };
  const notices = [...first.notices, ...second.notices];
  return { does: 'save', change: remindersChange(table, changed, attendance, notices) };
}

/** The closing of a table that nobody has touched for long. */
function announced(
  table: Table,
  attendance: Attendance,
): { readonly closesAt: number | null; readonly notices: readonly NewNotice[] } {
  const { reminders } = table;
  if (!hasCome(closingAnnouncedAt(table, attendance), attendance))
    return { closesAt: reminders.closesAt, notices: [] };
  const now = attendance.now.getTime();
  const closesAt = now + NOTICE_OF_CLOSING_MS;
  return { closesAt, notices: [closingNotice(table, closesAt, now)] };
}

/** Reminders, and the end of the time. */
function timed(
  table: Table,
  turn: TurnClock,
  attendance: Attendance,
): { readonly turn: TurnClock; readonly notices: readonly NewNotice[] } {
  if (!turn.overdue && hasCome(whenUp(turn, table.pace, attendance), attendance)) {
    return makeOverdue(table.id, turn, 'time', attendance);
  }
  const people = peopleToAct(table).map(({ userId }) => userId);
  return reminded(table.id, turn, people, attendance);
}

/** The turn as overdue from now on; the others are asked what shall become of it. */
export function makeOverdue(
  tableId: string,
  turn: TurnClock,
  why: 'time' | 'left',
  { now }: Attendance,
): { readonly turn: TurnClock; readonly notices: readonly NewNotice[] } {
  const key = `${turn.turn}:${turn.userId}:timeUp:${turn.since}`;
  const notice = noticeOf(tableId, key, null, { kind: 'timeUp', turn: turn.turn }, now);
  return { turn: { ...turn, overdue: { why, since: now.getTime(), removal: [] } }, notices: [notice] };
}
