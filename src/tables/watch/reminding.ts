import { type NewNotice, noticeOf } from '../notice.ts';
import { type Attendance, settingsOf } from './attendance.ts';
import { timeLeft, whenLeft } from './time-left.ts';
import type { TurnWatch } from './watch.ts';

/** A reminder with less time to go than this helps nobody. */
const SHORTEST_MS = 60_000;

/** The shares of a turn's time at which its player is still to be reminded, in percent, descending. */
function sharesToCome({ reminded, muted, totalMs, userId }: TurnWatch, attendance: Attendance): number[] {
  if (muted) return [];
  return settingsOf(attendance, userId)
    .reminders.filter((share) => share < reminded && (totalMs * share) / 100 >= SHORTEST_MS)
    .sort((a, b) => b - a);
}

/** When the next reminder is due; null where there is none. */
export function whenReminded(turn: TurnWatch, attendance: Attendance): Date | null {
  const [share] = turn.overdue ? [] : sharesToCome(turn, attendance);
  return share === undefined ? null : whenLeft(turn, (turn.totalMs * share) / 100, attendance);
}

/** The turn with the reminders that are due now, as one: whoever slept through two of them is told once. */
export function reminded(
  tableId: string,
  turn: TurnWatch,
  attendance: Attendance,
): { readonly turn: TurnWatch; readonly notices: readonly NewNotice[] } {
  const left = timeLeft(turn, attendance);
  const share = sharesToCome(turn, attendance).findLast((one) => (turn.totalMs * one) / 100 >= left);
  if (share === undefined || turn.overdue) return { turn, notices: [] };
  const text = { kind: 'remind', turn: turn.turn, share } as const;
  const key = `${turn.turn}:${turn.userId}:remind:${share}`;
  const notice = noticeOf(tableId, key, turn.userId, text, attendance.now);
  return { turn: { ...turn, reminded: share }, notices: left > 0 ? [notice] : [] };
}
