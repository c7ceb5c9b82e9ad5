import { allowanceOf, type Pace, refilled } from '../clock/pace.ts';
import { runningMs, whenRun } from '../clock/pauses.ts';
import type { Snowflake } from '../game-types.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import type { TurnClock } from '../table.ts';
import { type Attendance, restOf, settingsOf } from './attendance.ts';

const HOUR_MS = 3_600_000;

/** Where the pace has no limit, the shares of reminders are of this. */
const UNLIMITED_MS = 72 * HOUR_MS;

/** Milliseconds that a turn begins with, of what its player has saved. */
export const initialMs = (pace: Pace, bankMs: number): number =>
  allowanceOf(pace) ? refilled(pace, bankMs) : UNLIMITED_MS;

/** Milliseconds left of a turn now; below zero once the time is up. */
export function timeLeft(turn: TurnClock, attendance: Attendance): number {
  const { since, userId, leftMs } = turn;
  return leftMs - runningMs(new Date(since), attendance.now, restOf(attendance, userId), attendance.down);
}

/** When so many milliseconds will be left of a turn, as far as can be known now. */
export function whenLeft(turn: TurnClock, ms: number, attendance: Attendance): Date {
  const { since, userId, leftMs } = turn;
  const from = new Date(since);
  return whenRun(from, Math.max(0, leftMs - ms), restOf(attendance, userId), attendance.down);
}

/** When the time of a turn is up; null where the pace has no limit. */
export const whenUp = (turn: TurnClock, pace: Pace, attendance: Attendance): Date | null =>
  allowanceOf(pace) ? whenLeft(turn, 0, attendance) : null;

/** When the computer player plays an overdue turn unless the others choose something else. Null where nothing is overdue. */
export function whenPlayedFor(turn: TurnClock, pace: Pace, attendance: Attendance): Date | null {
  if (!turn.overdue) return null;
  const period = allowanceOf(pace)?.refillMs ?? UNLIMITED_MS;
  const rest = restOf(attendance, turn.userId);
  return whenRun(new Date(turn.overdue.since), period, rest, attendance.down);
}

/** A player who comes back in the middle of an overdue turn gets a quarter of a turn's time to end it. */
export const graceMs = (pace: Pace): number => (allowanceOf(pace)?.refillMs ?? UNLIMITED_MS) / 4;

/** A reminder with less time to go than this helps nobody. */
const SHORTEST_MS = 60_000;

/** The shares of a turn's time at which a person is still to be reminded, in percent, descending. */
function sharesToCome(
  { reminded, muted, totalMs, userId }: TurnClock,
  attendance: Attendance,
  person: Snowflake,
): number[] {
  if (muted && person === userId) return [];
  return settingsOf(attendance, person)
    .reminders.filter((share) => share < reminded && (totalMs * share) / 100 >= SHORTEST_MS)
    .sort((a, b) => b - a);
}

/** When the next reminder is due; null where there is none. `people`: all who are asked by this clock. */
export function whenReminded(
  turn: TurnClock,
  attendance: Attendance,
  people: readonly Snowflake[] = [turn.userId],
): Date | null {
  if (turn.overdue) return null;
  const next = people.flatMap((person) => sharesToCome(turn, attendance, person).slice(0, 1));
  return next.length === 0 ? null : whenLeft(turn, (turn.totalMs * Math.max(...next)) / 100, attendance);
}

/**
 * The turn with the reminders that are due now, as one: a player who slept through two of them is told once. `people`: all who
 * are asked by this clock, each reminded when they want to be.
 */
export function reminded(
  tableId: string,
  turn: TurnClock,
  people: readonly Snowflake[],
  attendance: Attendance,
): { readonly turn: TurnClock; readonly notices: readonly NewNotice[] } {
  if (turn.overdue) return { turn, notices: [] };
  const left = timeLeft(turn, attendance);
  const due = people.flatMap((userId) => {
    const share = sharesToCome(turn, attendance, userId).findLast(
      (one) => (turn.totalMs * one) / 100 >= left,
    );
    return share === undefined ? [] : [{ userId, share }];
  });
  const notices = due.map(({ userId, share }) => {
    const text = { kind: 'remind', turn: turn.turn, share } as const;
    return noticeOf(tableId, `${turn.turn}:${userId}:remind:${share}`, userId, text, attendance.now);
  });
  const shares = due.map(({ share }) => share);
  return {
    turn: { ...turn, reminded: Math.min(turn.reminded, ...shares) },
    notices: left > 0 ? notices : [],
  };
}
