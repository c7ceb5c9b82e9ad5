import { type Pace, RESTLESS, whenRun } from '../clock/index.ts';
import { presentPeople } from '../seats.ts';
import type { Table } from '../table.ts';
import type { Attendance } from './attendance.ts';

const DAY_MS = 24 * 3_600_000;

/** After so long without anybody's doing, the closing of a game is announced. */
export const IDLE_MS = 30 * DAY_MS;
/** So long before it happens. */
export const NOTICE_OF_CLOSING_MS = 7 * DAY_MS;

/** How long a lobby waits for people after the last one came or went. */
const LOBBY_MS: Readonly<Record<Pace, number>> = {
  live: DAY_MS / 24,
  quick: DAY_MS,
  daily: 3 * DAY_MS,
  slow: 7 * DAY_MS,
  none: 7 * DAY_MS,
};

/** When a lobby closes by itself. */
export const lobbyClosesAt = ({ pace, watch }: Pick<Table, 'pace' | 'watch'>): Date =>
  new Date(watch.touchedAt + LOBBY_MS[pace]);

/** When the closing of a game is announced: after long idleness, or at once where computer players sit in for everybody. */
export function closingAnnouncedAt({ watch, seats }: Table, { down, now }: Attendance): Date | null {
  if (watch.closesAt !== null) return null;
  if (presentPeople(seats).length === 0) return now;
  return whenRun(new Date(watch.touchedAt), IDLE_MS, RESTLESS, down);
}
