/** The weights that the learned player begins with. */
import { Row, SEATS } from '../../src/games/tuchulcha/players/learned/inputs.ts';
import { emptyWeights, HIDDEN, type Weights } from '../../src/games/tuchulcha/players/learned/network.ts';
import { randomFrom } from '../../src/games/tuchulcha/random.ts';

/**
 * One unit a seat begins as the plain player's guess: games make sense from the first on. The others differ in what they do for
 * the seats, and take nothing in at first: the ends of a turn differ so little that any noise would decide between them.
 */
export function firstWeights(seed: number): Weights {
  const weights = emptyWeights();
  const random = randomFrom(seed);
  const small = (most: number) => most * (random(20001) / 10000 - 1);
  for (let index = 0; index < weights.biases.length; index++) weights.biases[index] = small(0.3);
  for (let index = 0; index < weights.seats.length; index++) weights.seats[index] = small(0.3);
  for (let seat = 0; seat < SEATS; seat++) guess(weights, seat);
  return weights;
}

/** Plays by the plain player's guess alone. */
export function guessOnly(): Weights {
  const weights = emptyWeights();
  for (let seat = 0; seat < SEATS; seat++) guess(weights, seat);
  return weights;
}

/** Above zero for all logarithms of chances. */
const UNIT_BIAS = 5;

function guess(weights: Weights, seat: number): void {
  weights.biases[seat] = UNIT_BIAS;
  weights.rows[(Row.PRIOR + seat) * HIDDEN + seat] = 1;
  for (let other = 0; other < SEATS; other++) weights.seats[other * HIDDEN + seat] = other === seat ? 1 : 0;
}
