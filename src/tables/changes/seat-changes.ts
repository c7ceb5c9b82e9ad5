import type { ToTell } from '../game.ts';
import type { Seat, Snowflake } from '../game-types.ts';
import { gameOf } from '../games.ts';
import { noticeOf } from '../notice.ts';
import { refuse } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import { sittingOf, withSeat } from '../seats.ts';
import type { Table } from '../table.ts';
import { type Change, continueGame, progressOf, withReminders } from './table-change.ts';
import { changeTable, type Decision, type Outcome, type TablesContext } from './table-transaction.ts';
import { withAutoPlay } from './turns.ts';

export const changeSeats = (
  context: TablesContext,
  id: string,
  decide: (table: Table) => Promise<Decision>,
): Promise<Outcome> => withAutoPlay(context, changeTable(context, id, decide));

export function seatWithStandIn({ now }: TablesContext, table: Table, seat: Seat): Change {
  const own: Seat = { ...seat, standIn: true };
  return { seats: withSeat(table, own), sittings: [sittingOf(table, own, 'standIn', now())] };
}

/** The player leaves the game as if they had resigned. `name`: theirs, as the table is told it. */
export async function takeOut(
  context: TablesContext,
  table: Table,
  seat: Seat,
  key: string,
  by: Snowflake,
  name: string,
): Promise<Decision> {
  const begun = progressOf(context, table);
  if (!begun) return refuse('notPlaying');
  const asked = begun.and('table', gameOf(table).leaving(seat.color));
  if (!asked.ok) return { ok: false, refusal: { code: 'rules', refusal: asked.refusal } };
  const timing = await loadTiming(context, table);
  const at = context.now();
  const sitting = { ...sittingOf(table, seat, 'removed', at), occupant: null, standIn: false };
  const text = { kind: 'removed', name, becomes: 'out' } as const;
  const notices = [noticeOf(table.id, key, null, text, timing.now)];
  const change = { sittings: [sitting] };
  return {
    ok: true,
    change: continueGame(context, table, timing, asked.progress, change, by, { notices }),
  };
}

/** A change of seats; the game goes on from it. `told`: what the table is told of it; null: it hears of it otherwise. */
export async function announceSeats(
  context: TablesContext,
  table: Table,
  change: Change,
  told: ToTell | null,
  by: Snowflake | null,
): Promise<Decision> {
  // Of those who come as well as of those who go: the one clock is charged, the other is set.
  const seats = [...table.seats, ...(change.seats ?? [])];
  const timing = await loadTiming(context, { ...table, seats });
  const notices = told ? [noticeOf(table.id, told.key, null, told.text, timing.now)] : [];
  const begun = progressOf(context, table);
  return {
    ok: true,
    change: begun
      ? continueGame(context, table, timing, begun, change, by, { notices })
      : withReminders(table, timing, change, by),
  };
}

export const nameOf = ({ occupant }: Seat): string => (occupant.kind === 'person' ? occupant.name : '');
