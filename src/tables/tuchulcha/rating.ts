import type { Color } from '../../games/tuchulcha/board.ts';
import type { LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import { isPlayerCount, type PlayerCount } from '../../games/tuchulcha/position.ts';
import type { GameCareer } from '../results/profile.ts';
import { BETA, COMPUTER, ESTABLISHED_SIGMA, muOf } from '../results/ratings.ts';
import { type Skill, type WonOf, withOne } from '../results/result.ts';
import type { RaceDeeds } from './types.ts';

/**
 * How often who moves first, second … wins among equals: of 4,000 games each of the casual computer player
 * against itself, with four of the strong one (`npm run bench -- seats --games 4000`), give or take 0.015 (docs/ratings.md).
 */
const SHARES: Readonly<Record<PlayerCount, readonly number[]>> = {
  2: [0.5, 0.5],
  3: [0.397, 0.324, 0.279],
  4: [0.325, 0.247, 0.211, 0.216],
};

/**
 * By how much each seat makes its player better, in a rating's `mu`: so that Plackett and Luce's model expects the measured shares of
 * established equals. `order`: the colors in the order of their first turns.
 */
export function seatAdvantages(order: readonly Color[]): ReadonlyMap<Color, number> {
  const count = order.length;
  if (!isPlayerCount(count)) return new Map();
  const scale = Math.sqrt(count * (BETA ** 2 + ESTABLISHED_SIGMA ** 2));
  return new Map(
    order.map((color, at) => [color, scale * Math.log((SHARES[count][at] ?? 1 / count) * count)]),
  );
}

/**
 * Rating points of the computer players by number of players, with the strong one's as a newcomer's. From
 * `npm run bench -- computer`, each level against the next stronger one (docs/learned-player.md).
 */
const LEVEL_POINTS: Readonly<Record<PlayerCount, Readonly<Record<LevelName, number>>>> = {
  2: { novice: 1125, casual: 1258, seasoned: 1379, strong: 1500 },
  3: { novice: 1077, casual: 1240, seasoned: 1391, strong: 1500 },
  4: { novice: 1082, casual: 1264, seasoned: 1366, strong: 1500 },
};

/** The points at a table of `players` seats. Throws RangeError where the game isn't played by so many. */
export function levelPoints(level: LevelName, players: number): number {
  if (!isPlayerCount(players)) throw new RangeError(`Tuchulcha isn't played by ${players}.`);
  return LEVEL_POINTS[players][level];
}

export const computerSkill = (level: LevelName, players: number): Skill => ({
  ...COMPUTER,
  mu: muOf(levelPoints(level, players)),
});

const NONE: WonOf = { games: 0, wins: 0 };

/** A role counts once a game, however often it was taken; of hits, the best stands out. */
export const raceCareer: GameCareer<'tuchulcha'> = {
  none: { roles: { tuchulcha: NONE, lasaVecuvia: NONE }, hits: 0, bestHit: 0, taken: 0, lost: 0 },
  add(sum, deeds, won) {
    const withRole = (role: RaceDeeds['roles'][number]): WonOf =>
      deeds.roles.includes(role) ? withOne(sum.roles[role], won) : sum.roles[role];
    return {
      roles: { tuchulcha: withRole('tuchulcha'), lasaVecuvia: withRole('lasaVecuvia') },
      hits: sum.hits + deeds.hits,
      bestHit: Math.max(sum.bestHit, deeds.bestHit),
      taken: sum.taken + deeds.taken,
      lost: sum.lost + deeds.lost,
    };
  },
};
