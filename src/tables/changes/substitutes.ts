import type { ClosedWhy, Person, Seat, Snowflake } from '../game-types.ts';
import { gameOf } from '../games.ts';
import { tableLimit } from '../limits.ts';
import { may, visitor } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import { seatFor, seatOf, sittingOf, withSeat } from '../seats.ts';
import type { Table } from '../table.ts';
import { isInGame } from '../who-acts.ts';
import { openOffer } from './offers.ts';
import { announceSeats, changeSeats, nameOf, takeOut } from './seat-changes.ts';
import { withReminders, withTrail } from './table-change.ts';
import type { Decision, Outcome, TablesContext } from './table-transaction.ts';

/** A person for whom a computer player sits in takes the seat back. */
export function returnToSeat(context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> {
  return changeSeats(context, id, async (table) => {
    const seat = seatOf(table, userId);
    if (!seat) return refuse('notSeated');
    if (!seat.standIn) return refuse('notAway');
    if (table.status !== 'playing') return refuse('notPlaying');
    const { standIn: _, ...own } = seat;
    const change = {
      seats: withSeat(table, own),
      sittings: [sittingOf(table, own, 'back', context.now())],
    };
    const text = { kind: 'back', name: nameOf(seat) } as const;
    return announceSeats(context, table, change, { key: `back:${table.version}`, text }, userId);
  });
}

/** A person takes over the seat that was offered to them, which ends the offer. */
export function takeOverSeat(
  context: TablesContext,
  id: string,
  from: Snowflake,
  to: Person,
): Promise<Outcome> {
  return changeSeats(context, id, async (table) => {
    if (seatOf(table, to.userId)) return refuse('alreadySeated');
    const offer = await openOffer(context, table, from, to.userId);
    const seat = seatOf(table, from);
    if (!offer || !seat || !isInGame(table, seat)) return refuse('offerGone');
    const own = seatFor(seat.color, to, context.interactionId);
    const at = context.now();
    const sittings = table.status === 'playing' ? [sittingOf(table, own, 'handedOver', at)] : [];
    const seats = withSeat(table, own);
    const takesOffer = offer.id;
    const change =
      table.status === 'playing'
        ? { seats, sittings, takesOffer }
        : withTrail(context, table, { seats, takesOffer });
    // The offer, which all have read, says that it is taken.
    const decision = await announceSeats(context, table, change, null, to.userId);
    return { ...decision, within: await tableLimit(context.store, table.guildId, to.userId) };
  });
}

/**
 * The opener or an administrator takes a player's seat away, and gives it to a computer player or takes it out of the game; at
 * a game without computer players always the latter.
 */
export function removePlayer(
  context: TablesContext,
  id: string,
  by: Snowflake,
  isAdmin: boolean,
  userId: Snowflake,
  becomes: 'computer' | 'out',
): Promise<Outcome> {
  return changeSeats(context, id, async (table) => {
    const refusal = may(visitor(table, by, isAdmin), 'remove', table);
    if (refusal) return { ok: false, refusal };
    const seat = seatOf(table, userId);
    if (!seat) return refuse('nobodyThere');
    if (table.status === 'lobby') {
      const timing = await loadTiming(context, table);
      const change = withTrail(context, table, { seats: table.seats.filter((one) => one !== seat) });
      return { ok: true, change: withReminders(table, timing, change, by) };
    }
    if (table.status !== 'playing') return refuse('notPlaying');
    const name = nameOf(seat);
    if (becomes === 'out' || !gameOf(table).hasComputers)
      return takeOut(context, table, seat, `removed:${table.version}`, by, name);
    return giveToComputer(context, table, seat, by, name, isAdmin ? 'admin' : 'opener');
  });
}

/**
 * A person who deletes all their data leaves a game for good: a computer player has their seat from now on, or nobody where a
 * game has none, and the table is told that, but not whose it was. Refused where they are out of the game already: their part in
 * it stays what it was.
 */
export function leaveSeatForGood(context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> {
  return changeSeats(context, id, async (table) => {
    const seat = seatOf(table, userId);
    if (table.status !== 'playing') return refuse('notPlaying');
    if (!seat || !isInGame(table, seat)) return refuse('notSeated');
    if (!gameOf(table).hasComputers)
      return takeOut(context, table, seat, `removed:${table.version}`, userId, '');
    return giveToComputer(context, table, seat, userId, '', 'agreed');
  });
}

/** Where nobody else is left, the table is closed: `closedWhy`. `name`: of who goes, as the table is told it. */
async function giveToComputer(
  context: TablesContext,
  table: Table,
  seat: Seat,
  by: Snowflake,
  name: string,
  closedWhy: ClosedWhy,
): Promise<Decision> {
  const own: Seat = { color: seat.color, occupant: { kind: 'computer' } };
  const seats = withSeat(table, own);
  const people = seats.some(({ occupant }) => occupant.kind === 'person');
  const change = { seats, sittings: [sittingOf(table, own, 'removed', context.now())] };
  const text = { kind: 'removed', name, becomes: 'computer' } as const;
  if (people) return announceSeats(context, table, change, { key: `removed:${table.version}`, text }, by);
  const closed = { ...change, status: 'aborted', closedWhy } as const;
  const timing = await loadTiming(context, table);
  return { ok: true, change: withReminders(table, timing, closed, by) };
}
