/** The network: sparse inputs, one hidden layer, and an output for each seat's chance to win. */
import { real, single } from '../../search/layout.ts';
import { InputRow, SEATS } from './inputs.ts';

export const HIDDEN = 32;
/** The slope of units below zero, which keeps them learning. */
export const LEAK = 0.05;

/**
 * Weights in the same shape for all numbers of players: the hidden layer's by row and its biases, the outputs' by seat and their
 * biases.
 */
export interface NetworkWeights {
  readonly rows: Float32Array;
  readonly biases: Float32Array;
  readonly seats: Float32Array;
  readonly seatBiases: Float32Array;
}

export const SIZES = {
  rows: InputRow.COUNT * HIDDEN,
  biases: HIDDEN,
  seats: SEATS * HIDDEN,
  seatBiases: SEATS,
} as const;

export const PARTS = ['rows', 'biases', 'seats', 'seatBiases'] as const;

export const emptyWeights = (): NetworkWeights => ({
  rows: new Float32Array(SIZES.rows),
  biases: new Float32Array(SIZES.biases),
  seats: new Float32Array(SIZES.seats),
  seatBiases: new Float32Array(SIZES.seatBiases),
});

/** Adds a row's weights, multiplied by `times`, to the hidden layer's sums that begin at `first`. */
export function addRow(
  weights: NetworkWeights,
  sums: Float32Array,
  first: number,
  row: number,
  times: number,
): void {
  const { rows } = weights;
  const from = row * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit += 4) {
    const to = first + unit;
    const own = from + unit;
    sums[to] = (sums[to] ?? 0) + times * (rows[own] ?? 0);
    sums[to + 1] = (sums[to + 1] ?? 0) + times * (rows[own + 1] ?? 0);
    sums[to + 2] = (sums[to + 2] ?? 0) + times * (rows[own + 2] ?? 0);
    sums[to + 3] = (sums[to + 3] ?? 0) + times * (rows[own + 3] ?? 0);
  }
}

/** Turns the sums that begin at `first` into chances by seat. `players` are the seats that can win, as bits, at least one. */
export function chancesFrom(
  weights: NetworkWeights,
  sums: Float32Array,
  first: number,
  players: number,
  chances: Float64Array,
): void {
  const { seats, seatBiases } = weights;
  let highest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < SEATS; seat++) {
    if (!(players & (1 << seat))) continue;
    let logit = single(seatBiases, seat);
    const from = seat * HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const sum = single(sums, first + unit);
      logit += (sum > 0 ? sum : LEAK * sum) * single(seats, from + unit);
    }
    chances[seat] = logit;
    if (logit > highest) highest = logit;
  }
  let all = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const odds = players & (1 << seat) ? Math.exp(real(chances, seat) - highest) : 0;
    chances[seat] = odds;
    all += odds;
  }
  for (let seat = 0; seat < SEATS; seat++) chances[seat] = real(chances, seat) / all;
}
