import type { PlayerCount } from '../../src/games/tuchulcha/board.ts';
import {
  checksum,
  HEAD,
  headOf,
  type NetworkWeights,
  partsOf,
} from '../../src/games/tuchulcha/computer-players/evaluator.ts';

/** The format of `parseWeights`. */
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
  const head = [...headOf(players), checksum(bytes)];
  for (const [index, value] of head.entries()) view.setUint32(4 * index, value, true);
  return bytes;
}

const asSingle = new Float32Array(1);
const bitsOfSingle = new Uint32Array(asSingle.buffer);

/** The nearest 16-bit float; larger values become the largest one. */
export function toHalf(value: number): number {
  asSingle[0] = Math.max(-65504, Math.min(65504, value));
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
