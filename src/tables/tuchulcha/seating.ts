import { COLORS, type Color, type GameState, OPPOSITE, roleOf } from '../../games/tuchulcha/index.ts';
import { inOrder, type Seated } from '../seats.ts';
import type { Seat as AnySeat } from '../table.ts';

type Seat = AnySeat<'tuchulcha'>;

/** Two players sit opposite each other. */
export function freeColors(seats: readonly Seat[], size: number): Color[] {
  const [first] = seats;
  if (seats.length >= size) return [];
  if (size === 2 && first) return [OPPOSITE[first.color]];
  return COLORS.filter((color) => seats.every((seat) => seat.color !== color));
}

/** Two who don't sit opposite: the second (clockwise) changes the colour. */
export function startingSeats(seats: readonly Seat[]): Seated<'tuchulcha'> {
  const [first, second] = seats;
  if (seats.length === 2 && first && second && second.color !== OPPOSITE[first.color]) {
    return { ok: true, seats: inOrder(COLORS, [first, { ...second, color: OPPOSITE[first.color] }]) };
  }
  return { ok: true, seats: inOrder(COLORS, seats) };
}

export const isInGame = (state: GameState, color: Color): boolean => roleOf(state.position, color) !== 'out';
