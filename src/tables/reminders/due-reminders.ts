import type { Snowflake } from '../game-types.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import type { TurnClock } from '../table.ts';
import { settingsOf, type Timing, timeLeft, whenLeft } from './timing.ts';

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

/** The clock of a turn once it has been looked at, and what is told of that. */
export interface CheckedTurn {
  readonly turn: TurnClock;
  readonly notices: readonly NewNotice[];
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
): CheckedTurn {
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
