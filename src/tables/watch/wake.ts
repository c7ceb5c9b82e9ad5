import { gameOf } from '../games.ts';
import type { NewNotice } from '../notice.ts';
import { isDeserted } from '../present.ts';
import type { WatchChange } from '../store.ts';
import type { Table } from '../table.ts';
import type { Attendance } from './attendance.ts';
import { closesAt, closingAnnouncedAt, lobbyClosesAt } from './idle.ts';
import { whenReminded } from './reminding.ts';
import { whenPlayedFor, whenUp } from './time-left.ts';
import type { Watch } from './watch.ts';

/** Whoever plays for a computer player does so at once: after this something has gone wrong, and somebody else does. */
const LEAD_ON_AFTER_MS = 60_000;

/** When a table with this watch is to be looked at again; null: not before somebody does something. */
export function wakeAt(table: Table, attendance: Attendance): Date | null {
  if (table.status === 'lobby') return lobbyClosesAt(table, attendance.down);
  if (table.status !== 'playing') return null;
  const { watch, pace } = table;
  const { turn } = watch;
  const times = [
    closesAt(table, attendance) ?? closingAnnouncedAt(table, attendance),
    turn || isDeserted(table) ? null : new Date(attendance.now.getTime() + LEAD_ON_AFTER_MS),
    table.state && gameOf(table).dueAt(table.state),
    turn && whenReminded(turn, attendance),
    turn && (turn.overdue ? whenPlayedFor(turn, pace, attendance) : whenUp(turn, pace, attendance)),
  ];
  const first = Math.min(...times.flatMap((time) => (time ? [time.getTime()] : [])));
  return Number.isFinite(first) ? new Date(first) : null;
}

/** A table's watch from now on, with the time when it is to be looked at. */
export const rewatched = (
  table: Table,
  watch: Watch,
  attendance: Attendance,
  notices: readonly NewNotice[] = [],
): WatchChange => ({ watch, wakeAt: wakeAt({ ...table, watch }, attendance), notices });
