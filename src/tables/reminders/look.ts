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

/** What is due at a table: */
type Found =
  /** Notices, or only a new time for the next check. */
  | { readonly does: 'save'; readonly change: RemindersChange }
  /** A computer player is to play the overdue turn, since nobody chose otherwise. */
  | { readonly does: 'playFor'; readonly turn: number }
  /** A computer player's turn that the responsible process has not played. */
  | { readonly does: 'playOn' }
  /** A full lobby that the responsible process has not started. If it can't be started, the change is saved. */
  | { readonly does: 'start'; readonly change: RemindersChange }
  | { readonly does: 'close'; readonly why: 'idle' | 'expired' };

const hasCome = (time: Date | null, { now }: Attendance): boolean =>
  time !== null && time.getTime() <= now.getTime();

export function look(table: Table, attendance: Attendance): Found {
  const { reminders, status } = table;
  if (status === 'lobby' && hasCome(lobbyClosesAt(table, attendance.down), attendance))
    return { does: 'close', why: 'expired' };
  if (status !== 'playing') {
    const does = status === 'lobby' && isFull(table) ? 'start' : 'save';
    return { does, change: remindersChange(table, reminders, attendance) };
  }
  // A game without reminders for the player on turn, such as an imported one.
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

/** Declares the turn overdue, and asks the others how to go on. */
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
