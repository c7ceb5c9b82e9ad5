import { InputRow, SEATS } from '../../src/games/tuchulcha/computer-players/learned/inputs.ts';
import {
  emptyWeights,
  HIDDEN,
  type NetworkWeights,
} from '../../src/games/tuchulcha/computer-players/learned/network.ts';
import { randomFrom } from '../../src/games/tuchulcha/computer-players/levels.ts';

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
  for (let seat = 0; seat < SEATS; seat++) guess(weights, seat);
  return weights;
}

export function guessOnly(): NetworkWeights {
  const weights = emptyWeights();
  for (let seat = 0; seat < SEATS; seat++) guess(weights, seat);
  return weights;
}

/** Keeps the unit above zero for all logarithms of chances. */
const UNIT_BIAS = 5;

function guess(weights: NetworkWeights, seat: number): void {
  weights.biases[seat] = UNIT_BIAS;
  weights.rows[(InputRow.PRIOR + seat) * HIDDEN + seat] = 1;
  for (let other = 0; other < SEATS; other++) weights.seats[other * HIDDEN + seat] = other === seat ? 1 : 0;
}
