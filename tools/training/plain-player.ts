/**
 * The plain player, which has learned nothing: it uses only the network's prior. Learned players start as it and are measured
 * against it, and tests use it.
 */

import {
  emptyWeights,
  HIDDEN,
  type NetworkWeights,
} from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { InputRow, SEATS } from '../../src/games/tuchulcha/computer-players/inputs.ts';
import { Judge, type JudgeByCount } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { playerBy } from '../../src/games/tuchulcha/computer-players/player.ts';
import type { RaceJudge } from '../../src/tables/tuchulcha/types.ts';

/** Keeps the unit above zero for all logarithms of chances. */
const PRIOR_BIAS = 5;

/** Gives each seat one unit with the prior's estimate. */
export function withPrior(weights: NetworkWeights): NetworkWeights {
  for (let seat = 0; seat < SEATS; seat++) {
    weights.biases[seat] = PRIOR_BIAS;
    weights.rows[(InputRow.PRIOR + seat) * HIDDEN + seat] = 1;
    for (let other = 0; other < SEATS; other++) weights.seats[other * HIDDEN + seat] = other === seat ? 1 : 0;
  }
  return weights;
}

/** The same for any number of players. */
export const PLAIN_WEIGHTS = withPrior(emptyWeights());

export const plainJudge = new Judge(PLAIN_WEIGHTS);

export const PLAIN_JUDGES: JudgeByCount = { 2: plainJudge, 3: plainJudge, 4: plainJudge };

export const plainRaceJudge: RaceJudge = { byCount: PLAIN_JUDGES, name: () => 'plain' };

/** Deterministic; a roll's dice are left empty. Throws when the game is over. */
export const chooseAction = playerBy(() => plainJudge);
