import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/games/tuchulcha/computer-players/levels.ts';
import { compareChoices, shareThatFinds, shuffle } from '../../../tools/puzzles/compare.ts';

/** A choice's share, changed a little by the game's seed in the same way for all choices. */
const withShares =
  (...shares: readonly number[]) =>
  (way: number, seed: number): number =>
    (shares[way] ?? 0) + ((seed >>> 0) % 100) / 1000;

describe('games played on', () => {
  test('say by how much the first way leads the next best', () => {
    const measured = compareChoices(3, withShares(0.5, 0.2, 0.35), 8, 1);
    expect(measured?.lead).toBeCloseTo(0.15, 3);
    expect(measured?.error).toBeCloseTo(0, 3);
    expect(measured?.means).toHaveLength(3);
    const [best, next] = measured?.checked ?? [0, 0];
    expect(best - next).toBeCloseTo(0.15, 2);
  });

  test.each([
    ['another is better', [0.3, 0.2, 0.5]],
    ['another is nearly as good', [0.5, 0.2, 0.48]],
    ['the first is so much better that nobody has to think', [0.8, 0.2, 0.3]],
  ])('make no puzzle where %s', (_, shares) => {
    expect(compareChoices(3, withShares(...shares), 8, 1)).toBeNull();
  });

  test('make none where luck may have led', () => {
    const random = randomFrom(3);
    expect(compareChoices(2, (way) => (random(100) < 50 + 5 * (1 - way) ? 1 : 0), 8, 1)).toBeNull();
  });
});

test('newcomers find what is far ahead, and seldom what is not', () => {
  expect(shareThatFinds([0.9, 0.1], randomFrom(1))).toBeGreaterThan(0.95);
  const close = shareThatFinds([0.41, 0.4, 0.4, 0.4], randomFrom(1));
  expect(close).toBeGreaterThan(0.15);
  expect(close).toBeLessThan(0.4);
});

test('what is shuffled is all there', () => {
  const shown = shuffle(['a', 'b', 'c', 'd'], randomFrom(9));
  expect([...shown].sort()).toEqual(['a', 'b', 'c', 'd']);
});
