import type { TableGame } from '../game.ts';
import type { SeatColor } from '../game-types.ts';
import type { Placing } from '../results/result.ts';
import type { TableSize } from './seating.ts';

/** Why there can't be a season of a game. */
export type SeasonGameRefusal =
  /** Its players don't win and lose, or there are no computer players for those who are away. */
  | { readonly code: 'noContest' | 'noComputers' }
  | { readonly code: 'badSize'; readonly least: number; readonly most: number };

/** Null: there can. `size` counts as its tables may come out: some of 3 and 4 have one player fewer. */
export function whyNotSeasonOf(
  { isContest, hasComputers, sizes }: Pick<TableGame, 'isContest' | 'hasComputers' | 'sizes'>,
  size: TableSize,
): SeasonGameRefusal | null {
  if (!isContest) return { code: 'noContest' };
  if (!hasComputers) return { code: 'noComputers' };
  const smallest = size === 2 ? 2 : size - 1;
  return smallest < sizes.least || size > sizes.most ? { code: 'badSize', ...sizes } : null;
}

/**
 * The place of each seat of a finished game, as its result ranks them: that of who began with it, whoever played it then. Throws
 * where a seat has none.
 */
export function placesOfSeats(
  placings: readonly Pick<Placing, 'color' | 'rank'>[],
  seats: readonly SeatColor[],
): readonly number[] {
  return seats.map((color) => {
    const rank = placings.find((placing) => placing.color === color && placing.rank !== null)?.rank;
    if (rank == null) throw new Error(`The result has no place for ${color}.`);
    return rank;
  });
}
