import type { GameState } from '../../../../src/games/tuchulcha/types.ts';
import type { Seat } from '../../../../src/tables/game-types.ts';
import type { TableOf } from '../../../../src/tables/table.ts';
import { aTable } from '../../../tables/a-table.ts';

const NAMES = { blue: 'Anna', red: 'Ben', yellow: 'Cleo', black: 'Dirk' } as const;

const seat = (color: keyof typeof NAMES): Seat<'tuchulcha'> => ({
  color,
  occupant: { kind: 'person', userId: NAMES[color], name: NAMES[color] },
});

/** Four people; their ids are their names. */
export const seats: readonly Seat<'tuchulcha'>[] = [seat('blue'), seat('red'), seat('yellow'), seat('black')];

/** A table of those people whose colors are in the position. */
export function playing(state: GameState, given: Partial<TableOf<'tuchulcha'>> = {}): TableOf<'tuchulcha'> {
  const people = seats.filter(({ color }) => {
    const role = state.position.colors[color]?.role;
    return role !== undefined && role !== 'neutral';
  });
  const players = people.map(({ color }) => color);
  const setup = { ...state.setup, players };
  return aTable({
    status: 'playing',
    seats: people,
    setup,
    state: { ...state, setup },
    size: people.length,
    version: 5,
    logLength: 1,
    ...given,
  });
}
