import { type Interval, type Pace, RESTLESS, whenRun } from '../clock/index.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import { isDeserted } from '../present.ts';
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
export const lobbyClosesAt = (
  { pace, watch }: Pick<Table, 'pace' | 'watch'>,
  down: readonly Interval[],
): Date => whenRun(new Date(watch.touchedAt), LOBBY_MS[pace], RESTLESS, down);

/** When a game closes whose closing has been announced, at the time announced or later; null where it has not. */
export function closesAt({ watch }: Table, { down }: Attendance): Date | null {
  if (watch.closesAt === null) return null;
  const announced = new Date(watch.closesAt - NOTICE_OF_CLOSING_MS);
  return whenRun(announced, NOTICE_OF_CLOSING_MS, RESTLESS, down);
}

/** When the closing of a game is announced: after long idleness, or at once where computer players sit in for everybody. */
export function closingAnnouncedAt(table: Table, { down, now }: Attendance): Date | null {
  const { watch } = table;
  if (watch.closesAt !== null) return null;
  if (isDeserted(table)) return now;
  return whenRun(new Date(watch.touchedAt), IDLE_MS, RESTLESS, down);
}

/** Tells when a table closes. Times are Unix milliseconds. */
export const closingNotice = ({ id, watch }: Table, closesAt: number, dueAt: number): NewNotice =>
  noticeOf(
    id,
    `idle:${watch.touchedAt}`,
    watch.turn?.userId ?? null,
    { kind: 'idle', closesAt },
    new Date(dueAt),
  );
