import { describe, expect, test } from 'vitest';
import { bytesOf, nextOutcome, outcomeOf } from '../../../src/tables/fairness/dice.ts';

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);

describe.each(Array.from({ length: 256 }, (_, at) => at + 1))('of %i outcomes', (outcomes) => {
  test('each is meant by exactly as many bytes as every other, and as many as can be', () => {
    const counts = Array.from({ length: outcomes }, () => 0);
    for (const byte of BYTES) {
      const outcome = outcomeOf(byte, outcomes);
      if (outcome !== null) counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    expect(new Set(counts)).toEqual(new Set([Math.floor(256 / outcomes)]));
  });
});

test.each([
  [0, 0],
  [5, 5],
  [6, 0],
  [251, 5],
  [252, null],
  [255, null],
])('a die of byte %i', (byte, face) => {
  expect(outcomeOf(byte, 6)).toBe(face);
});

test('blocks are read one after the other, and a byte that counts for none is left out', () => {
  const blocks = [[255, 252, 7], [254], [], [11, 253, 251]];
  const asked: number[] = [];
  const bytes = bytesOf((number) => {
    asked.push(number);
    return Uint8Array.from(blocks[number] ?? []);
  });
  expect([nextOutcome(bytes, 6), nextOutcome(bytes, 6), nextOutcome(bytes, 6)]).toEqual([1, 5, 5]);
  expect(asked).toEqual([0, 1, 2, 3]);
});
