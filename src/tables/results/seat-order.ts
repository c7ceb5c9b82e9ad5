import { isPlayerCount, type PlayerCount } from '../../games/tuchulcha/position.ts';
import type { SeatColor } from '../game-types.ts';

/**
 * How often who moves first, second … wins a game of Tuchulcha among equals: of 4,000 games each of the casual computer player
 * against itself, with four of the strong one (`npm run bench -- seats --games 4000`), give or take 0.015 (docs/ratings.md).
 */
const SHARES: Readonly<Record<PlayerCount, readonly number[]>> = {
  2: [0.5, 0.5],
  3: [0.397, 0.324, 0.279],
  4: [0.325, 0.247, 0.211, 0.216],
};

/** Of a rating's scale: a game's own chance, and how unsure an established player's rating is (ratings.ts). */
const BETA = 25 / 6;
const ESTABLISHED_SIGMA = 2.2;

/**
 * By how much a seat makes its player better, in a rating's `mu`: so that Plackett and Luce's model expects the measured shares of
 * established equals. `order`: the colors in the order of their first turns; 0 where it isn't known.
 */
export function seatAdvantage(order: readonly SeatColor[] | undefined, color: SeatColor): number {
  const count = order?.length ?? 0;
  const share = isPlayerCount(count) ? SHARES[count][order?.indexOf(color) ?? -1] : undefined;
  if (share === undefined) return 0;
  const scale = Math.sqrt(count * (BETA ** 2 + ESTABLISHED_SIGMA ** 2));
  return scale * Math.log(share * count);
}
