import { completeAgreement } from '../agreements.ts';
import { gameOf, isPaused, notReady } from '../game-registry.ts';
import type { Instant } from '../game-types.ts';
import type { NewNotice } from '../notice.ts';
import { isDeserted, isFull, isTimed, peopleToAct, votersToAct } from '../seats.ts';
import type { RemindersChange } from '../store.ts';
import type { Reminders, Table } from '../table.ts';
import { closesAt, closingAnnouncedAt, lobbyClosesAt } from './closing-times.ts';
import { nextReminderAt } from './due-reminders.ts';
import { nextCountAt, type Timing, takeoverAt, timeoutAt } from './timing.ts';

/** When a table needs the next check; null if only a person can change it. */
export function wakeAt(table: Table, timing: Timing): Date | null {
  // Done at once by whoever has changed the table; another process does it where that one was killed.
  if (completeAgreement(table)) return timing.now;
  if (table.status === 'lobby') return lobbyWakeAt(table, timing);
  if (table.status !== 'playing') return null;
  const { reminders, pace } = table;
  const { turn } = reminders;
  const timed = isTimed(table) ? turn : null;
  const times = [
    closesAt(table, timing) ?? closingAnnouncedAt(table, timing),
    turn || votersToAct(table) || isDeserted(table) || isPaused(table)
      ? null
      : new Date(timing.now.getTime() + LEAD_ON_AFTER_MS),
    table.state && gameOf(table).dueAt(table.state),
    nextCountAt(table, timing),
    timed &&
      nextReminderAt(
        timed,
        timing,
        peopleToAct(table).map(({ userId }) => userId),
      ),
    timed && (timed.overdue ? takeoverAt(timed, pace, timing) : timeoutAt(timed, pace, timing)),
  ];
  const first = Math.min(...times.flatMap((time) => (time ? [time.getTime()] : [])));
  return Number.isFinite(first) ? new Date(first) : null;
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

export const remindersChange = (
  table: Table,
  reminders: Reminders,
  timing: Timing,
  notices: readonly NewNotice[] = [],
): RemindersChange => ({ reminders, wakeAt: wakeAt({ ...table, reminders }, timing), notices });

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
