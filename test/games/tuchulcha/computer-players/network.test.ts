import { describe, expect, it, vi } from 'vitest';
import {
  PARTS,
  parseWeights,
  singleBits,
} from '../../../../src/games/tuchulcha/computer-players/evaluator.ts';
import { formatWeights, toHalf } from '../../../../tools/training/weights-file.ts';
import { LONG_TIMEOUT_MS } from '../../../runs.ts';
import { UNTRAINED } from './some-weights.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const fromHalf = (half: number): number =>
  new Float32Array(new Uint32Array([singleBits(half)]).buffer)[0] ?? 0;

describe('16-bit floats', () => {
  it.each([0, 1, -1, 0.5, 65504, -65504, 2 ** -24, -(2 ** -14), 1 / 3, 0.1, 1000.7])(
    '%s comes back as near as they are',
    (value) => {
      expect(Math.abs(fromHalf(toHalf(value)) - value)).toBeLessThanOrEqual(Math.abs(value) / 2048);
    },
  );

  it('all 63,488 finite ones are themselves', () => {
    const finite = Array.from({ length: 0x10000 }, (_, half) => half).filter(
      (half) => (half & 0x7c00) !== 0x7c00 && half !== 0x8000,
    );
    expect(finite.filter((half) => toHalf(fromHalf(half)) !== half)).toEqual([]);
  });

  it('what is too large becomes the largest, what is too small nothing', () => {
    expect(fromHalf(toHalf(1e9))).toBe(65504);
    expect(fromHalf(toHalf(1e-9))).toBe(0);
  });
});

describe('a file of weights', () => {
  const bytes = formatWeights(UNTRAINED[3], 3);

  it('is read as it was written, but for the last bits', () => {
    const read = parseWeights(bytes, 3);
    for (const part of PARTS) {
      const most = UNTRAINED[3][part].reduce(
        (most, value, index) => Math.max(most, Math.abs(value - (read[part][index] as number))),
        0,
      );
      expect(most).toBeLessThan(0.003);
    }
    expect(Buffer.compare(formatWeights(read, 3), bytes)).toBe(0);
  });

  it.each([
    ['of another number of players', bytes, 4],
    ['cut short', bytes.subarray(0, 100), 3],
    ['empty', new Uint8Array(0), 3],
    ['of another version', bytes.with(4, 99), 3],
  ] as const)('%s is refused in a sentence that says what to do', (_, spoilt, players) => {
    expect(() => parseWeights(spoilt, players)).toThrow(/are of another version.*npm run train/);
  });

  it('with a flipped bit is refused', () => {
    expect(() => parseWeights(bytes.with(1000, (bytes[1000] as number) ^ 1), 3)).toThrow('damaged');
  });
});
