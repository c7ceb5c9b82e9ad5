import type { GameCareer } from '../game.ts';
import { type WonOf, withOne } from '../results/result.ts';
import type { RaceDeeds } from './types.ts';

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
