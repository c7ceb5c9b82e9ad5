import { emptyWeights, type NetworkWeights } from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { randomFrom } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { withPrior } from './plain-player.ts';

/**
 * Each seat has one unit that starts as the plain player's estimate, so that games make sense from the beginning. The other units
 * differ in their outputs and have no inputs yet, since noise would decide between a turn's ends, which differ very little.
 */
export function firstWeights(seed: number): NetworkWeights {
  const weights = emptyWeights();
  const random = randomFrom(seed);
  const small = (most: number) => most * (random(20001) / 10000 - 1);
  for (let index = 0; index < weights.biases.length; index++) weights.biases[index] = small(0.3);
  for (let index = 0; index < weights.seats.length; index++) weights.seats[index] = small(0.3);
  return withPrior(weights);
}
