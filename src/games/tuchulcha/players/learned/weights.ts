/** Converts weights to bytes: a header, then all numbers as 16-bit floats, little-endian. */
import { fnv1a } from '../../../../hash.ts';
import type { PlayerCount } from '../../position.ts';
import { InputRow } from './inputs.ts';
import { emptyWeights, HIDDEN, type NetworkWeights, PARTS } from './network.ts';

/** Must be raised when the meaning of rows changes, so that older weights are refused. */
export const INPUTS_VERSION = 2;

const MAGIC = 0x48575431;
/** Magic, version of the inputs, rows, hidden units, players, checksum: four bytes each. */
const HEAD = 24;

const partsOf = (weights: NetworkWeights): readonly Float32Array[] => PARTS.map((part) => weights[part]);

export function formatWeights(weights: NetworkWeights, players: PlayerCount): Uint8Array {
  const parts = partsOf(weights);
  const count = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(HEAD + 2 * count);
  const view = new DataView(bytes.buffer);
  let at = HEAD;
  for (const part of parts) {
    for (const value of part) {
      view.setUint16(at, toHalf(value), true);
      at += 2;
    }
  }
  const head = [MAGIC, INPUTS_VERSION, InputRow.COUNT, HIDDEN, players, checksum(bytes)];
  for (const [index, value] of head.entries()) view.setUint32(4 * index, value, true);
  return bytes;
}

/** Throws when the bytes aren't weights for this program and number of players. */
export function parseWeights(bytes: Uint8Array, players: PlayerCount): NetworkWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights = emptyWeights();
  const parts = partsOf(weights);
  const length = HEAD + 2 * parts.reduce((sum, part) => sum + part.length, 0);
  const head = bytes.length < HEAD ? [] : [0, 1, 2, 3, 4].map((index) => view.getUint32(4 * index, true));
  const expected = [MAGIC, INPUTS_VERSION, InputRow.COUNT, HIDDEN, players];
  if (bytes.length !== length || head.join() !== expected.join())
    throw new Error(
      `These weights are of another version: their header is ${head.join()} in ${bytes.length} bytes, not ${expected.join()} in ${length}. Train again: npm run train.`,
    );
  if (view.getUint32(20, true) !== checksum(bytes))
    throw new Error('These weights are damaged: their checksum is wrong.');
  let at = HEAD;
  for (const part of parts) {
    for (let index = 0; index < part.length; index++) {
      part[index] = fromHalf(view.getUint16(at, true));
      at += 2;
    }
  }
  return weights;
}

const checksum = (bytes: Uint8Array): number => fnv1a(bytes.subarray(HEAD));

const single = new Float32Array(1);
const bitsOfSingle = new Uint32Array(single.buffer);

/** The nearest 16-bit float; larger values become the largest one. */
export function toHalf(value: number): number {
  single[0] = Math.max(-65504, Math.min(65504, value));
  const [bits = 0] = bitsOfSingle;
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 0xff) - 112;
  const mantissa = bits & 0x7fffff;
  if (exponent <= 0) {
    if (exponent < -10) return sign;
    const shift = 14 - exponent;
    return sign | (((mantissa | 0x800000) + (1 << (shift - 1))) >> shift);
  }
  // A carry from rounding correctly moves into the exponent.
  return sign | (((exponent << 10) | (mantissa >> 13)) + ((mantissa >> 12) & 1));
}

export function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const mantissa = half & 0x3ff;
  return exponent === 0 ? sign * mantissa * 2 ** -24 : sign * (1 + mantissa / 1024) * 2 ** (exponent - 15);
}
