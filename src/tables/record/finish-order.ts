import type { Color } from '../../games/tuchulcha/board.ts';
import type { Position } from '../../games/tuchulcha/position.ts';
import type { Holding } from './holding.ts';

/**
 * In which order those who began a game finished it: winners; who was in the game at its end, by altar and forest; Lasa
 * Vecuvia; who was out, the last first; who left, the last first. Compared number by number, less is better.
 */
function standing(
  { color, leftAt, outAt }: Holding,
  winners: readonly Color[],
  { colors }: Pick<Position, 'colors'>,
): number[] {
  if (leftAt !== null) return [4, -leftAt];
  if (outAt !== null) return [3, -outAt];
  if (winners.includes(color)) return [0];
  const { role, altar = 0, forest = 0 } = colors[color] ?? {};
  return role === 'lasaVecuvia' ? [2] : [1, -altar, forest];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The rank, 1.., of whoever began with each colour; those who are equal share the better one. */
export function ranks(
  holdings: readonly Holding[],
  winners: readonly Color[],
  position: Pick<Position, 'colors'>,
): ReadonlyMap<Color, number> {
  const all = holdings.map((holding) => ({
    color: holding.color,
    at: standing(holding, winners, position),
  }));
  return new Map(
    all.map(({ color, at }) => [color, 1 + all.filter((other) => compare(other.at, at) < 0).length]),
  );
}
