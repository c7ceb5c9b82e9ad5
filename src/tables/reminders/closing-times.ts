import type { Pace } from '../clock/pace.ts';
import { addRunningTime, type Interval, NO_PERSONAL_PAUSES } from '../clock/pauses.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import { isDeserted } from '../seats.ts';
import type { Table } from '../table.ts';
import type { Timing } from './timing.ts';

const DAY_MS = 24 * 3_600_000;

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

/** When a game closes whose closing was announced; later than announced after down-times. Null without an announcement. */
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
