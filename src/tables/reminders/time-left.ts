import { allowanceOf, type Pace, periodMs, refill } from '../clock/pace.ts';
import { addRunningTime, runningMs } from '../clock/pauses.ts';
import type { Snowflake } from '../game-types.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import type { TableStore } from '../store.ts';
import type { Table, TurnClock } from '../table.ts';
import { isTimed } from '../who-acts.ts';
import { loadTiming, personalPausesOf, settingsOf, type Timing } from './timing.ts';
import { ballotEndsAt } from './vote-clock.ts';

/** A turn's initial time in ms, including the player's bank. */
export const initialMs = (pace: Pace, bankMs: number): number =>
  allowanceOf(pace) ? refill(pace, bankMs) : periodMs(pace);

/** The rest of a turn's time in ms; negative after its end. */
export function timeLeft(turn: TurnClock, timing: Timing): number {
  const { since, userId, leftMs } = turn;
  return leftMs - runningMs(new Date(since), timing.now, personalPausesOf(timing, userId), timing.down);
}

/** When a turn will have `ms` left, as far as is known now. */
export function whenLeft(turn: TurnClock, ms: number, timing: Timing): Date {
  const { since, userId, leftMs } = turn;
  const from = new Date(since);
  return addRunningTime(from, Math.max(0, leftMs - ms), personalPausesOf(timing, userId), timing.down);
}

/** When a turn's time ends; null for a pace without a limit. */
export const timeoutAt = (turn: TurnClock, pace: Pace, timing: Timing): Date | null =>
  allowanceOf(pace) ? whenLeft(turn, 0, timing) : null;

/** When a computer player plays an overdue turn unless the others choose otherwise. Null if the turn isn't overdue. */
export function takeoverAt(turn: TurnClock, pace: Pace, timing: Timing): Date | null {
  if (!turn.overdue) return null;
  const rest = personalPausesOf(timing, turn.userId);
  return addRunningTime(new Date(turn.overdue.since), periodMs(pace), rest, timing.down);
}

interface TimingContext {
  readonly store: Pick<TableStore, 'timing'>;
  readonly now: () => Date;
}

export interface TurnTimes {
  /** When the time of the turn is up; null where it has no end, or is up already. */
  readonly up: Date | null;
  /** When an overdue turn is played by a computer player. */
  readonly playedFor: Date | null;
}

/**
 * When the time of the turn is up, and when an overdue one is played by the computer player; as far as is known now.
 * `known` is the timing by which the table's clocks were set just now.
 */
export async function turnTimes(context: TimingContext, table: Table, known?: Timing): Promise<TurnTimes> {
  const { turn, vote } = table.reminders;
  if (vote) {
    const timing = known ?? (await loadTiming(context, table));
    return { up: ballotEndsAt(table, timing), playedFor: null };
  }
  if (!turn || !isTimed(table)) return { up: null, playedFor: null };
  const timing = known ?? (await loadTiming(context, table));
  return {
    up: turn.overdue ? null : timeoutAt(turn, table.pace, timing),
    playedFor: takeoverAt(turn, table.pace, timing),
  };
}

export interface TimedTurn extends TurnTimes {
  readonly table: Table;
}

export const withTurnTimes = (
  context: TimingContext,
  tables: readonly Table[],
): Promise<readonly TimedTurn[]> =>
  Promise.all(tables.map(async (table) => ({ table, ...(await turnTimes(context, table)) })));

/** Compares two turns, as `sort` expects it: one whose time is over, then the one with the least left; without a clock last. */
export function byTimeLeft(one: TurnTimes, other: TurnTimes): number {
  const end = ({ up, playedFor }: TurnTimes) => (playedFor ?? up)?.getTime() ?? Number.POSITIVE_INFINITY;
  const rank = ({ playedFor }: TurnTimes) => (playedFor ? 0 : 1);
  return rank(one) - rank(other) || (end(one) === end(other) ? 0 : end(one) - end(other));
}

/** A player who comes back to an overdue turn gets a quarter of a turn's time to finish it. */
export const graceMs = (pace: Pace): number => periodMs(pace) / 4;

const SHORTEST_MS = 60_000;

/** The percentages of a turn's time at which a person is still to be reminded, descending. */
function upcomingShares(
  { reminded, muted, totalMs, userId }: TurnClock,
  timing: Timing,
  person: Snowflake,
): number[] {
  if (muted && person === userId) return [];
  return settingsOf(timing, person)
    .reminders.filter((share) => share < reminded && (totalMs * share) / 100 >= SHORTEST_MS)
    .sort((a, b) => b - a);
}

/** When the next reminder is due; null for none. `people` are all who share this clock. */
export function nextReminderAt(
  turn: TurnClock,
  timing: Timing,
  people: readonly Snowflake[] = [turn.userId],
): Date | null {
  if (turn.overdue) return null;
  const next = people.flatMap((person) => upcomingShares(turn, timing, person).slice(0, 1));
  return next.length === 0 ? null : whenLeft(turn, (turn.totalMs * Math.max(...next)) / 100, timing);
}

/**
 * Collects the reminders that are due, only the latest for each person. `people` are all who share this clock, each reminded by
 * their own settings.
 */
export function dueReminders(
  tableId: string,
  turn: TurnClock,
  people: readonly Snowflake[],
  timing: Timing,
): { readonly turn: TurnClock; readonly notices: readonly NewNotice[] } {
  if (turn.overdue) return { turn, notices: [] };
  const left = timeLeft(turn, timing);
  const due = people.flatMap((userId) => {
    const share = upcomingShares(turn, timing, userId).findLast((one) => (turn.totalMs * one) / 100 >= left);
    return share === undefined ? [] : [{ userId, share }];
  });
  const notices = due.map(({ userId, share }) => {
    const text = { kind: 'remind', turn: turn.turn, share } as const;
    return noticeOf(tableId, `${turn.turn}:${userId}:remind:${share}`, userId, text, timing.now);
  });
  const shares = due.map(({ share }) => share);
  return {
    turn: { ...turn, reminded: Math.min(turn.reminded, ...shares) },
    notices: left > 0 ? notices : [],
  };
}
