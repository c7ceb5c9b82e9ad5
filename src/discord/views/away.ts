import { roleOf } from '../../games/tuchulcha/index.ts';
import type { Seat, Table } from '../../tables/table.ts';

/** The seats whose people a computer player plays for, and who can come back to the game. */
export const awaySeats = ({ seats, state }: Pick<Table, 'seats' | 'state'>): readonly Seat[] =>
  seats.filter(({ standIn, color }) => standIn && state && roleOf(state.position, color) !== 'out');
