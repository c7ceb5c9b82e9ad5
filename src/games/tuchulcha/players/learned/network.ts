/** The network: sparse inputs, one hidden layer, and from it each seat's chance to win. */
import { Row, SEATS } from './inputs.ts';

export const HIDDEN = 32;
/** Units let a little of what is below zero through, so that none dies. */
export const LEAK = 0.05;

/** By player count the same shape: the hidden layer's weights by row, its biases; the seats' by seat, and theirs. */
export interface Weights {
  readonly rows: Float32Array;
  readonly biases: Float32Array;
  readonly seats: Float32Array;
  readonly seatBiases: Float32Array;
}

export const SIZES = {
  rows: Row.COUNT * HIDDEN,
  biases: HIDDEN,
  seats: SEATS * HIDDEN,
  seatBiases: SEATS,
} as const;

/** In the order in which files have them. */
export const PARTS = ['rows', 'biases', 'seats', 'seatBiases'] as const;

export const emptyWeights = (): Weights => ({
  rows: new Float32Array(SIZES.rows),
  biases: new Float32Array(SIZES.biases),
  seats: new Float32Array(SIZES.seats),
  seatBiases: new Float32Array(SIZES.seatBiases),
});

/** Adds a row's weights, so many times, to sums of the hidden layer that begin at `first`. */
export function addRow(
  weights: Weights,
  sums: Float32Array,
  first: number,
  row: number,
  times: number,
): void {
  const { rows } = weights;
  const from = row * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit += 4) {
    const to = first + unit;
    const at = from + unit;
    sums[to] = (sums[to] as number) + times * (rows[at] as number);
    sums[to + 1] = (sums[to + 1] as number) + times * (rows[at + 1] as number);
    sums[to + 2] = (sums[to + 2] as number) + times * (rows[at + 2] as number);
    sums[to + 3] = (sums[to + 3] as number) + times * (rows[at + 3] as number);
  }
}

/** Sums that begin at `first` to chances by seat. `players`: the seats that can win, as bits; at least one. */
export function chancesFrom(
  weights: Weights,
  sums: Float32Array,
  first: number,
  players: number,
  chances: Float64Array,
): void {
  const { seats, seatBiases } = weights;
  let highest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < SEATS; seat++) {
    if (!(players & (1 << seat))) continue;
    let logit = seatBiases[seat] as number;
    const from = seat * HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const sum = sums[first + unit] as number;
      logit += (sum > 0 ? sum : LEAK * sum) * (seats[from + unit] as number);
    }
    chances[seat] = logit;
    if (logit > highest) highest = logit;
  }
  let all = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const odds = players & (1 << seat) ? Math.exp((chances[seat] as number) - highest) : 0;
    chances[seat] = odds;
    all += odds;
  }
  for (let seat = 0; seat < SEATS; seat++) chances[seat] = (chances[seat] as number) / all;
}
