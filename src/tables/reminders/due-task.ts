import { completeAgreement } from '../agreements.ts';
import { gameOf, isPaused } from '../game-registry.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import { isDeserted, isFull, isTimed, peopleToAct, personToAct, votersToAct } from '../seats.ts';
import type { RemindersChange } from '../store.ts';
import type { Table, TurnClock } from '../table.ts';
import { remindersAfter } from './after-change.ts';
import { majorityFrom, type Timing, takeoverAt, timeoutAt } from './timing.ts';
import {
  type CheckedTurn,
  closesAt,
  closingAnnouncedAt,
  closingNotice,
  dueReminders,
  lobbyClosesAt,
  NOTICE_OF_CLOSING_MS,
  remindersChange,
} from './wake-times.ts';

type DueTask =
  /** Notices, or only a new time for the next check. */
  | { readonly does: 'save'; readonly change: RemindersChange }
  /** A computer player plays the overdue turn, since nobody chose otherwise. */
  | { readonly does: 'playFor'; readonly turn: number }
  /** A computer player's turn that the responsible process has not played, or an agreement that it has not settled. */
  | { readonly does: 'autoPlay' }
  /** Counts the votes of the open ballot. If it stays open, the change is saved. */
  | { readonly does: 'countVotes'; readonly change: RemindersChange }
  /** A full lobby that the responsible process has not started. If it can't be started, the change is saved. */
  | { readonly does: 'start'; readonly change: RemindersChange }
  | { readonly does: 'close'; readonly why: 'idle' | 'expired' };

const isDue = (time: Date | null, { now }: Timing): boolean =>
  time !== null && time.getTime() <= now.getTime();

export function dueTask(table: Table, timing: Timing): DueTask {
  if (completeAgreement(table)) return { does: 'autoPlay' };
  const { reminders, status } = table;
  if (status === 'lobby' && isDue(lobbyClosesAt(table, timing.down), timing))
    return { does: 'close', why: 'expired' };
  if (status !== 'playing') {
    const does = status === 'lobby' && isFull(table) ? 'start' : 'save';
    return { does, change: remindersChange(table, reminders, timing) };
  }
  // A game without reminders for the player to act, such as an imported one.
  if (personToAct(table)?.userId !== reminders.turn?.userId) {
    return { does: 'save', change: remindersAfter(table, table, timing, null) };
  }
  if (isDue(closesAt(table, timing), timing)) return { does: 'close', why: 'idle' };
  const { turn } = reminders;
  const timed = isTimed(table) ? turn : null;
  if (timed && isDue(takeoverAt(timed, table.pace, timing), timing)) {
    return { does: 'playFor', turn: timed.turn };
  }
  if (isDue(majorityFrom(table, timing), timing))
    return { does: 'countVotes', change: remindersChange(table, reminders, timing) };
  const due = table.state && gameOf(table).dueAt(table.state);
  if (isDue(due, timing)) return { does: 'autoPlay' };
  if (!turn && !votersToAct(table) && !isDeserted(table) && !isPaused(table) && isDue(table.wakeAt, timing))
    return { does: 'autoPlay' };
  const first = announceClosing(table, timing);
  const second = timed ? checkTurn(table, timed, timing) : { turn, notices: [] };
  const changed = { ...reminders, closesAt: first.closesAt, turn: second.turn };
  const notices = [...first.notices, ...second.notices];
  return { does: 'save', change: remindersChange(table, changed, timing, notices) };
}

function announceClosing(
  table: Table,
  timing: Timing,
): { readonly closesAt: number | null; readonly notices: readonly NewNotice[] } {
  const { reminders } = table;
  if (!isDue(closingAnnouncedAt(table, timing), timing)) return { closesAt: reminders.closesAt, notices: [] };
  const now = timing.now.getTime();
  const closesAt = now + NOTICE_OF_CLOSING_MS;
  return { closesAt, notices: [closingNotice(table, closesAt, now)] };
}

function checkTurn(table: Table, turn: TurnClock, timing: Timing): CheckedTurn {
  if (!turn.overdue && isDue(timeoutAt(turn, table.pace, timing), timing)) {
    return timeUpTask(table.id, turn, 'time', timing);
  }
  const people = peopleToAct(table).map(({ userId }) => userId);
  return dueReminders(table.id, turn, people, timing);
}

/** Declares the turn overdue, and asks the others how to go on. */
export function timeUpTask(
  tableId: string,
  turn: TurnClock,
  why: 'time' | 'left',
  { now }: Timing,
): CheckedTurn {
  const key = `${turn.turn}:${turn.userId}:timeUp:${turn.since}`;
  const notice = noticeOf(tableId, key, null, { kind: 'timeUp', turn: turn.turn }, now);
  return { turn: { ...turn, overdue: { why, since: now.getTime(), removal: [] } }, notices: [notice] };
}
