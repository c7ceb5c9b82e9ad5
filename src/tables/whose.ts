import { offers } from '../games/tuchulcha/index.ts';
import type { TableRefusal } from './refusal.ts';
import { seatOf } from './seats.ts';
import type { Snowflake, Table } from './table.ts';

/** Whether the table waits for this person. */
export function waitsFor(table: Table, userId: Snowflake): boolean {
  const color = table.status === 'playing' && table.state ? offers(table.state).color : null;
  return color !== null && seatOf(table, userId)?.color === color;
}

/** Why the person may not decide anything on this version of the table; null if they may. */
export function whyNotNow(table: Table | null, version: number, userId: Snowflake): TableRefusal | null {
  if (!table) return { code: 'noSuchTable' };
  if (table.status !== 'playing' || !table.state) return { code: 'notPlaying' };
  const seat = seatOf(table, userId);
  if (!seat) return { code: 'notSeated' };
  const { color } = offers(table.state);
  if (color && color !== seat.color) return { code: 'notYourTurn', color };
  return table.version === version ? null : { code: 'stale' };
}
