import { completeAgreement } from '../agreements.ts';
import type { Interval } from '../clock/intervals.ts';
import { DAY_MS, type Pace, periodMs } from '../clock/pace.ts';
import { addRunningTime, NO_PERSONAL_PAUSES } from '../clock/pauses.ts';
import { gameOf, isPaused, notReady } from '../game-registry.ts';
import type { Instant, Snowflake } from '../game-types.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import { isDeserted, isFull, peopleToAct, votersToAct } from '../seats.ts';
import type { RemindersChange } from '../store.ts';
import type { Reminders, Table, TurnClock } from '../table.ts';
import {
  awayUntil,
  isAwayLong,
  nextCountAt,
  runningTurn,
  settingsOf,
  type Timing,
  takeoverAt,
  timeLeft,
  timeoutAt,
  whenLeft,
} from './timing.ts';

/** Idle time after which a game's closing is announced. */
export const IDLE_MS = 30 * DAY_MS;

export const NOTICE_OF_CLOSING_MS = 7 * DAY_MS;

/** How long a lobby stays open after the last change of its seats. */
const LOBBY_MS: Readonly<Record<Pace, number>> = {
  live: DAY_MS / 24,
  quick: DAY_MS,
  daily: 3 * DAY_MS,
  slow: 7 * DAY_MS,
  none: 7 * DAY_MS,
};

export const lobbyClosesAt = (
  { pace, reminders }: Pick<Table, 'pace' | 'reminders'>,
  down: readonly Interval[],
): Date => addRunningTime(new Date(reminders.touchedAt), LOBBY_MS[pace], NO_PERSONAL_PAUSES, down);

/** When a game closes whose closing was announced; later than announced after downtimes. Null without an announcement. */
export function closesAt({ reminders }: Table, { down }: Timing): Date | null {
  if (reminders.closesAt === null) return null;
  const announced = new Date(reminders.closesAt - NOTICE_OF_CLOSING_MS);
  return addRunningTime(announced, NOTICE_OF_CLOSING_MS, NO_PERSONAL_PAUSES, down);
}

/** When a game's closing is announced: after a long idle time, or at once when computer players sit in for everybody. */
export function closingAnnouncedAt(table: Table, { down, now }: Timing): Date | null {
  const { reminders } = table;
  if (reminders.closesAt !== null) return null;
  if (isDeserted(table)) return now;
  return addRunningTime(new Date(reminders.touchedAt), IDLE_MS, NO_PERSONAL_PAUSES, down);
}

/** `closesAt` and `dueAt` are Unix milliseconds. */
export const closingNotice = ({ id, reminders }: Table, closesAt: number, dueAt: number): NewNotice =>
  noticeOf(
    id,
    `idle:${reminders.touchedAt}`,
    reminders.turn?.userId ?? null,
    { kind: 'idle', closesAt },
    new Date(dueAt),
  );

/** When a table needs the next check; null if only a person can change it. */
export function wakeAt(table: Table, timing: Timing): Date | null {
  // Usually done at once by the process that changed the table; another one takes over if that was killed.
  if (completeAgreement(table)) return timing.now;
  if (table.status === 'lobby') return lobbyWakeAt(table, timing);
  if (table.status !== 'playing') return null;
  const { reminders } = table;
  const { turn } = reminders;
  const timed = runningTurn(table);
  const times = [
    closesAt(table, timing) ?? closingAnnouncedAt(table, timing),
    turn || votersToAct(table) || isDeserted(table) || isPaused(table)
      ? null
      : new Date(timing.now.getTime() + LEAD_ON_AFTER_MS),
    table.state && gameOf(table).dueAt?.(table.state),
    nextCountAt(table, timing),
    proposalEndsAt(table),
    timed &&
      nextReminderAt(
        timed,
        timing,
        peopleToAct(table).map(({ userId }) => userId),
      ),
    timed && turnEndsAt(table, timed, timing),
    // Its message says until then that its player is on vacation.
    timed && awayUntil(timed, timing),
  ];
  const first = Math.min(...times.flatMap((time) => (time ? [time.getTime()] : [])));
  return Number.isFinite(first) ? new Date(first) : null;
}

/** When a proposal to end the game lapses: after twice a turn's time. Null if there is none. */
export const proposalEndsAt = ({ pace, reminders }: Pick<Table, 'pace' | 'reminders'>): Date | null =>
  reminders.abort.length > 0 && reminders.proposedAt !== undefined
    ? new Date(reminders.proposedAt + 2 * periodMs(pace))
    : null;

/** When something happens to a turn by itself. */
function turnEndsAt(table: Table, turn: TurnClock, timing: Timing): Date | null {
  if (turn.overdue?.why === 'vacation') return awayUntil(turn, timing) ?? timing.now;
  if (turn.overdue) return takeoverAt(turn, table.pace, timing);
  return isAwayLong(table, turn, timing) ? timing.now : timeoutAt(turn, table.pace, timing);
}

/** Computer players play at once, so after this long another process takes over. */
const LEAD_ON_AFTER_MS = 60_000;

/** When a lobby needs the next check. A full one starts at once; after a delay, another process tries again. */
export function lobbyWakeAt(
  lobby: Pick<Table, 'game' | 'pace' | 'reminders' | 'seats' | 'size' | 'terms'>,
  { now, down }: Pick<Timing, 'now' | 'down'>,
): Date {
  const startsBy = lobby.reminders.touchedAt + LEAD_ON_AFTER_MS;
  return isFull(lobby) && notReady(lobby).length === 0 && startsBy > now.getTime()
    ? new Date(startsBy)
    : lobbyClosesAt(lobby, down);
}

/** The stored change of a table's reminders; a proposal whose time is over isn't kept. */
export function remindersChange(
  table: Table,
  reminders: Reminders,
  timing: Timing,
  notices: readonly NewNotice[] = [],
): RemindersChange {
  const ends = proposalEndsAt({ ...table, reminders });
  const current = ends && ends <= timing.now ? { ...reminders, abort: [] } : reminders;
  return { reminders: current, wakeAt: wakeAt({ ...table, reminders: current }, timing), notices };
}

export const freshReminders = (now: Instant): Reminders => ({
  banks: {},
  turn: null,
  missed: {},
  touchedAt: now,
  closesAt: null,
  abort: [],
  publish: [],
});

export const withActivity = (reminders: Reminders, now: Instant): Reminders => ({
  ...reminders,
  touchedAt: now,
  closesAt: null,
});

const MIN_REMINDER_MS = 60_000;

/** The percentages of a turn's time at which a person is still to be reminded, descending. */
function upcomingShares(
  { reminded, muted, totalMs }: TurnClock,
  timing: Timing,
  person: Snowflake,
): number[] {
  if (muted.includes(person)) return [];
  return settingsOf(timing, person)
    .reminders.filter((share) => share < reminded && (totalMs * share) / 100 >= MIN_REMINDER_MS)
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

/** The clock of a turn after a check, and the notices that follow. */
export interface CheckedTurn {
  readonly turn: TurnClock;
  readonly notices: readonly NewNotice[];
}

/** The latest due reminder of each person. `people`: all who share this clock, each reminded by their own settings. */
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
