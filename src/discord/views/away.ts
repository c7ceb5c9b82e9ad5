import type { Seat } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import { isInGame } from '../../tables/who-acts.ts';

/** The seats whose people a computer player plays for, and who can come back to the game. */
export const awaySeats = (table: Pick<Table, 'game' | 'seats' | 'state'>): readonly Seat[] =>
  table.seats.filter((seat) => seat.standIn && table.state && isInGame(table, seat));
