import type { Seat, Table } from './table.ts';

/** A table's seats with another in the place of the one of its colour. */
export const replaced = ({ seats }: Pick<Table, 'seats'>, own: Seat): readonly Seat[] =>
  seats.map((seat) => (seat.color === own.color ? own : seat));
