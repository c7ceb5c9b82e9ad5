import { randomUUID } from 'node:crypto';
import { gameOf } from '../game-registry.ts';
import type { ClosedWhy, Person, Seat, SeatColor, Snowflake } from '../game-types.ts';
import { noticeOf } from '../notice.ts';
import { may, visitor } from '../permissions.ts';
import { refuse, type TableRefusal } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import { isInGame, seatFor, seatOf, sittingOf, withSeat } from '../seats.ts';
import type { TableStore } from '../store.ts';
import { isOpen, type SeatOffer, type Table } from '../table.ts';
import type { PendingNotice } from '../table-game.ts';
import { nameOf, takeOut } from './agreements.ts';
import { closeTable } from './closing.ts';
import { standUp } from './lobby.ts';
import { type Change, continueGame, progressOf, withReminders, withSeatHistory } from './table-change.ts';
import {
  changeReminders,
  changeTable,
  type Decision,
  type Outcome,
  type TablesContext,
  tableLimit,
} from './table-transaction.ts';
import { withAutoPlay } from './turns.ts';

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

/** Seats a person on the seat that they were offered, which ends the offer. */
export function takeOverSeat(
  context: TablesContext,
  id: string,
  from: Snowflake,
  to: Person,
): Promise<Outcome> {
  return changeSeats(context, id, async (table) => {
    if (seatOf(table, to.userId)) return refuse('alreadySeated');
    const offer = offerOf(table, from, to.userId);
    const seat = seatOf(table, from);
    if (table.status !== 'playing' || !offer || !seat || !isInGame(table, seat)) return refuse('offerGone');
    const own = seatFor(seat.color, to, context.interactionId);
    const sittings = [sittingOf(table, own, 'handedOver', context.now())];
    const within = await tableLimit(context.store, table.guildId, to.userId);
    const change = { seats: withSeat(table, own), sittings, within };
    // The offer, which everybody has read, is edited to say that it is taken.
    return announceSeats(context, table, change, null, to.userId);
  });
}

/** Seats a season's reserve in place of an absent person, or a person who was excluded and may play again. */
export function seatReserve(
  context: TablesContext,
  id: string,
  color: SeatColor,
  reserve: Person,
): Promise<Outcome> {
  return changeSeats(context, id, async (table) => {
    const seat = table.seats.find((one) => one.color === color);
    if (table.status !== 'playing') return refuse('notPlaying');
    if (seatOf(table, reserve.userId)) return refuse('alreadySeated');
    if (!seat || !isInGame(table, seat)) return refuse('nobodyThere');
    const own = seatFor(color, reserve);
    const sittings = [sittingOf(table, own, 'handedOver', context.now())];
    const text = { kind: 'back', name: reserve.name } as const;
    const told = { key: `reserve:${table.version}`, text };
    return announceSeats(context, table, { seats: withSeat(table, own), sittings }, told, null);
  });
}

/** The opener or an administrator removes a player: a computer player gets the seat, or it leaves the game. */
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
      const change = withSeatHistory(context, table, { seats: table.seats.filter((one) => one !== seat) });
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
 * Removes a person from a game: a computer player gets the seat, or nobody if the game has none. Refused if they are already out of
 * the game: their part in it stays unchanged. `name`: in the message to the table; empty if they delete their data.
 */
export function leaveSeatForGood(
  context: TablesContext,
  id: string,
  userId: Snowflake,
  name = '',
): Promise<Outcome> {
  return changeSeats(context, id, async (table) => {
    const seat = seatOf(table, userId);
    if (table.status !== 'playing') return refuse('notPlaying');
    if (!seat || !isInGame(table, seat)) return refuse('notSeated');
    if (!gameOf(table).hasComputers)
      return takeOut(context, table, seat, `removed:${table.version}`, userId, name);
    return giveToComputer(context, table, seat, userId, name, 'agreed');
  });
}

/** If nobody else is left, the table is closed: `closedWhy`. `name`: the leaving player's name in the message to the table. */
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

/** Maximum number of status changes (a lobby starts, a game ends) while a person leaves the table. */
const LEAVING_ATTEMPTS = 3;

/**
 * Removes a person from every open table with the least harm to others: own lobbies close, at others they stand up, and in games a
 * computer player takes their seat permanently, which counts as left. Can be repeated after a crash. Returns the tables' ids.
 */
export async function leaveTables(
  tables: TablesContext,
  store: Pick<TableStore, 'tablesOf'>,
  userId: Snowflake,
): Promise<string[]> {
  const open = await store.tablesOf(null, userId);
  for (const table of open) await leaveTable(tables, table, userId);
  return open.map(({ id }) => id);
}

async function leaveTable(tables: TablesContext, found: Table, userId: Snowflake): Promise<void> {
  let table = found;
  for (let attempt = 1; isOpen(table) && attempt <= LEAVING_ATTEMPTS; attempt++) {
    const outcome = await leaveNow(tables, table, userId);
    if (outcome.ok || !outcome.table || outcome.table.status === table.status) return;
    table = outcome.table;
  }
}

function leaveNow(
  tables: TablesContext,
  { id, status, openerId }: Table,
  userId: Snowflake,
): Promise<Outcome> {
  if (status !== 'lobby') return leaveSeatForGood(tables, id, userId);
  return openerId === userId
    ? closeTable(tables, id, { kind: 'person', userId, name: '' }, false)
    : standUp(tables, id, userId);
}

interface Hands {
  readonly from: Snowflake;
  readonly to: Snowflake;
}

/** The open offer of a person's seat to another. */
export const offerOf = (
  { reminders }: Pick<Table, 'reminders'>,
  from: Snowflake,
  to: Snowflake,
): SeatOffer | undefined => reminders.offers?.find((one) => one.from === from && one.to === to);

/** It replaces an earlier offer of the same seat. */
export const offerSeat = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  isAdmin: boolean,
  { from, to }: Hands,
): Promise<Outcome> =>
  changeReminders(context, id, (table) => {
    const refusal = whyNot(table, by, isAdmin, { from, to });
    if (refusal) return { ok: false, refusal };
    const isAway = seatOf(table, from)?.standIn === true;
    const offer = { id: context.interactionId ?? randomUUID(), from, to, isAway };
    const others = table.reminders.offers?.filter((one) => one.from !== from) ?? [];
    return { ok: true, reminders: { ...table.reminders, offers: [...others, offer] } };
  });

function whyNot(table: Table, by: Snowflake, isAdmin: boolean, { from, to }: Hands): TableRefusal | null {
  const own = from === by;
  const refusal = may(visitor(table, by, isAdmin), own ? 'handOver' : 'handOverForAbsent', table);
  if (refusal) return refusal;
  const seat = seatOf(table, from);
  if (!seat) return { code: 'nobodyThere' };
  if (seatOf(table, to)) return { code: 'alreadySeated' };
  if (!isInGame(table, seat)) return { code: 'nobodyThere' };
  return own || seat.standIn ? null : { code: 'notAway' };
}

export const declineOffer = (context: TablesContext, id: string, hands: Hands): Promise<Outcome> =>
  endOffer(context, id, hands, () => true);

export const withdrawOffer = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  isAdmin: boolean,
  hands: Hands,
): Promise<Outcome> =>
  endOffer(context, id, hands, ({ openerId }) => isAdmin || [hands.from, openerId].includes(by));

const endOffer = (
  context: TablesContext,
  id: string,
  { from, to }: Hands,
  isAllowed: (table: Table) => boolean,
): Promise<Outcome> =>
  changeReminders(context, id, (table) => {
    const open = offerOf(table, from, to);
    if (!open) return refuse('offerGone');
    if (!isAllowed(table)) return refuse('onlyOfferer');
    const offers = table.reminders.offers?.filter((one) => one !== open);
    return { ok: true, reminders: { ...table.reminders, offers } };
  });

export const changeSeats = (
  context: TablesContext,
  id: string,
  decide: (table: Table) => Promise<Decision>,
): Promise<Outcome> => withAutoPlay(context, changeTable(context, id, decide));

export function seatWithStandIn({ now }: TablesContext, table: Table, seat: Seat): Change {
  const own: Seat = { ...seat, standIn: true };
  return { seats: withSeat(table, own), sittings: [sittingOf(table, own, 'standIn', now())] };
}

/** Changes seats and continues the game. `told`: the message to the table; null if it is told otherwise. */
export async function announceSeats(
  context: TablesContext,
  table: Table,
  change: Change,
  told: PendingNotice | null,
  by: Snowflake | null,
): Promise<Decision> {
  // Both old and new players: the clocks of the former are charged, those of the latter set.
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
