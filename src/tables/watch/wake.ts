import type { Table } from '../table.ts';
import type { Attendance } from './attendance.ts';
import { closingAnnouncedAt, lobbyClosesAt } from './idle.ts';
import { whenReminded } from './reminding.ts';
import { whenPlayedFor, whenUp } from './time-left.ts';

/** When a table with this watch is to be looked at again; null: not before somebody does something. */
export function wakeAt(table: Table, attendance: Attendance): Date | null {
  if (table.status === 'lobby') return lobbyClosesAt(table);
  if (table.status !== 'playing') return null;
  const { watch, pace } = table;
  const { turn } = watch;
  const times = [
    watch.closesAt === null ? closingAnnouncedAt(table, attendance) : new Date(watch.closesAt),
    turn && whenReminded(turn, attendance),
    turn && (turn.overdue ? whenPlayedFor(turn, pace, attendance) : whenUp(turn, pace, attendance)),
  ];
  const first = Math.min(...times.flatMap((time) => (time ? [time.getTime()] : [])));
  return Number.isFinite(first) ? new Date(first) : null;
}
