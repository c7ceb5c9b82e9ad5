/** The network: sparse inputs, one hidden layer, and an output for each seat's chance to win; and its weights as bytes. */

import { fnv1a } from '../../../hash.ts';
import { real, single } from '../legal-turns/layout.ts';
import type { PlayerCount } from '../position.ts';
import { InputRow, SEATS } from './inputs.ts';

export const HIDDEN = 32;
/** The slope of units below zero, which keeps them learning. */
export const LEAK = 0.05;

/** Weights: the hidden layer's by row and its biases, the outputs' by seat and their biases. */
export interface NetworkWeights {
  readonly rows: Float32Array;
  readonly biases: Float32Array;
  readonly seats: Float32Array;
  readonly seatBiases: Float32Array;
}

const SIZES = {
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

/** Adds a row's weights, multiplied by `times`, to the hidden layer's sums from `first` on. */
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

/** Turns the sums from `first` on into chances by seat. `players`: the seats that can win, as bits, at least one. */
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

/** Increase it when the meaning of rows changes, so that older weights are refused. */
export const INPUTS_VERSION = 2;

const MAGIC = 0x48575431;

/** Magic, version of the inputs, rows, hidden units, players: four bytes each, before the checksum. */
export const headOf = (players: PlayerCount): readonly number[] => [
  MAGIC,
  INPUTS_VERSION,
  InputRow.COUNT,
  HIDDEN,
  players,
];

/** The bytes of the head and its checksum. */
export const HEAD = 24;

export const partsOf = (weights: NetworkWeights): readonly Float32Array[] =>
  PARTS.map((part) => weights[part]);

/** Throws if the bytes aren't weights for this program and number of players. */
export function parseWeights(bytes: Uint8Array, players: PlayerCount): NetworkWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights = emptyWeights();
  const parts = partsOf(weights);
  const length = HEAD + 2 * parts.reduce((sum, part) => sum + part.length, 0);
  const head = bytes.length < HEAD ? [] : [0, 1, 2, 3, 4].map((index) => view.getUint32(4 * index, true));
  const expected = headOf(players);
  if (bytes.length !== length || head.join() !== expected.join())
    throw new Error(
      `These weights are of another version: their header is ${head.join()} in ${bytes.length} bytes, not ${expected.join()} in ${length}. Train again: npm run train.`,
    );
  if (view.getUint32(20, true) !== checksum(bytes))
    throw new Error('These weights are damaged: their checksum is wrong.');
  let at = HEAD;
  for (const part of parts) {
    const bits = new Uint32Array(part.buffer);
    for (let index = 0; index < bits.length; index++) {
      bits[index] = singleBits(view.getUint16(at, true));
      at += 2;
    }
  }
  return weights;
}

export const checksum = (bytes: Uint8Array): number => fnv1a(bytes.subarray(HEAD));

/** The bits of a 32-bit float equal to a finite 16-bit one. */
export function singleBits(half: number): number {
  const sign = (half & 0x8000) << 16;
  const exponent = (half >> 10) & 31;
  const mantissa = half & 0x3ff;
  if (exponent > 0) return sign | ((exponent + 112) << 23) | (mantissa << 13);
  if (mantissa === 0) return sign;
  // Single floats have a larger exponent range: subnormal halves are normal singles.
  const shift = Math.clz32(mantissa) - 21;
  return sign | ((113 - shift) << 23) | (((mantissa << shift) & 0x3ff) << 13);
}
