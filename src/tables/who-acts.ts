import type { Person, RequestOf, Seat, Snowflake } from './game-types.ts';
import { gameOf, isPaused } from './games.ts';
import type { TableRefusal } from './refusal.ts';
import { isPlayedByComputer, isDesertedBy as nobodyIsThere, presentPeople, seatOf } from './seats.ts';
import type { Table } from './table.ts';

type Acting = Pick<Table, 'game' | 'status' | 'state' | 'seats' | 'terms'>;

/** The seat that is to act; null where nobody is, or the table rests. */
export function seatToAct(table: Acting): Seat | null {
  const { status, state, seats } = table;
  const color = status === 'playing' && state && !isPaused(table) ? gameOf(table).toAct(state) : null;
  return seats.find((seat) => seat.color === color) ?? null;
}

/** The seat that is to act where it is played by votes; else null. */
export function votersToAct(table: Acting): Seat | null {
  const seat = seatToAct(table);
  return seat?.occupant.kind === 'voters' ? seat : null;
}

/** The person whom the table waits for; null where none is to act, or a computer player sits in. */
export function personToAct(table: Acting): Person | null {
  const seat = seatToAct(table);
  return seat?.occupant.kind === 'person' && !isPlayedByComputer(seat) ? seat.occupant : null;
}

/** All whom the table waits for at once, by the same clock; the first is {@link personToAct}. */
export function peopleToAct(table: Acting): readonly Person[] {
  const { state, seats } = table;
  const first = personToAct(table);
  if (!first || !state) return [];
  const game = gameOf(table);
  if (!game.sharesClock(state)) return [first];
  const asked = game.rules.toAct(state);
  return presentPeople(seats.filter(({ color }) => asked.includes(color)));
}

export const waitsFor = (table: Table, userId: Snowflake): boolean => personToAct(table)?.userId === userId;

/**
 * Why the person may not decide anything on this version of the table; null if they may. `version` null: on whatever version
 * there is. `request`: what they ask for, where it may be something that others may ask for too.
 */
export function whyNotNow(
  table: Table | null,
  version: number | null,
  userId: Snowflake,
  request: RequestOf | null = null,
): TableRefusal | null {
  if (!table) return { code: 'noSuchTable' };
  const game = gameOf(table);
  const afterwards = table.status === 'finished' && request !== null && game.isForAfterwards(request);
  if ((table.status !== 'playing' && !afterwards) || !table.state) return { code: 'notPlaying' };
  const seat = seatOf(table, userId);
  if (!seat) return { code: 'notSeated' };
  const color = request && game.isForAnybody(request) ? null : game.toAct(table.state);
  // Who is in the game no more is passed over by nobody.
  if (seat.standIn && isInGame(table, seat)) return { code: 'away' };
  if (isPaused(table) && !(request && game.isForAfterwards(request))) return { code: 'paused' };
  if (color && color !== seat.color) return { code: 'notYourTurn', color };
  return version === null || table.version === version ? null : { code: 'stale' };
}

type Played = Pick<Table, 'game' | 'seats' | 'state'>;

export const isInGame = (table: Pick<Table, 'game' | 'state'>, { color }: Seat): boolean =>
  table.state === null || gameOf(table).isInGame(table.state, color);

export const presentPlayers = (table: Played): Person[] =>
  presentPeople(table.seats.filter((seat) => isInGame(table, seat)));

/** Whether turns have a time: nobody waits for the only person among computer players. */
export const isTimed = ({ seats }: Pick<Table, 'seats'>): boolean =>
  seats.filter(({ occupant }) => occupant.kind === 'person').length > 1;

/** Whether computer players sit in for everybody who is still in the game: nobody is there to play for. */
export const isDeserted = (table: Played): boolean =>
  nobodyIsThere(table.seats, (seat) => isInGame(table, seat));
