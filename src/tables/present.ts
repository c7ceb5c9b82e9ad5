import { gameOf } from './games.ts';
import { isDeserted as nobodyIsThere, type Person, presentPeople } from './seats.ts';
import type { Seat, Table } from './table.ts';

type Played = Pick<Table, 'game' | 'seats' | 'state'>;

/** Neither out by the rules, nor by leaving. */
export const isInGame = (table: Pick<Table, 'game' | 'state'>, { color }: Seat): boolean =>
  table.state === null || gameOf(table).isInGame(table.state, color);

/** The people who play for themselves and are still in the game. */
export const presentPlayers = (table: Played): Person[] =>
  presentPeople(table.seats.filter((seat) => isInGame(table, seat)));

/** Computer players sit in for everybody who is still in the game: nobody is there to play for. */
export const isDeserted = (table: Played): boolean =>
  nobodyIsThere(table.seats, (seat) => isInGame(table, seat));
