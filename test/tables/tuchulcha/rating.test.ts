import { describe, expect, test } from 'vitest';
import { COMPUTER, NEWCOMER, rated } from '../../../src/tables/results/ratings.ts';
import type { Placing } from '../../../src/tables/results/result.ts';
import { computerSkill, levelPoints, seatAdvantages } from '../../../src/tables/tuchulcha/result.ts';

const placing = (rank: number, kind: 'person' | 'computer' = 'person'): Placing => ({
  color: 'blue',
  player: kind === 'person' ? { kind, userId: '1', name: '' } : { kind },
  part: 'whole',
  rank,
  won: rank === 1,
  turns: 9,
  dice: 18,
  pips: 63,
  deeds: { roles: [], hits: 0, bestHit: 0, taken: 0, lost: 0, altar: 0, forest: 0 },
});

describe('who moved first was expected to do better', () => {
  const order = ['red', 'yellow', 'blue'] as const;
  const advantages = seatAdvantages(order);
  const placings = order.map((color, index): Placing => ({ ...placing(index + 1), color }));
  const skills = order.map(() => NEWCOMER);
  const muAfter = (ranked: readonly Placing[]) =>
    rated(ranked, skills, { advantages }).map((skill) => skill?.mu ?? 0);

  test('a win from the last seat says more than one from the first', () => {
    const [first = 0] = muAfter(placings);
    const [last = 0] = muAfter(placings.map((one, index) => ({ ...one, color: order[2 - index] ?? 'blue' })));
    const [unknown = 0] = rated(placings, skills).map((skill) => skill?.mu);
    expect(first).toBeLessThan(unknown ?? 0);
    expect(last).toBeGreaterThan(unknown ?? 0);
  });

  test('of three established equals, who win as often as their seats do, all stay as they are', () => {
    const sure = order.map(() => ({ mu: 25, sigma: 2.2 }));
    // In Plackett and Luce's model, the winner drawn by shares, then the second among the others.
    const shares = [0.397, 0.324, 0.279];
    const moved = [0, 0, 0];
    for (const first of [0, 1, 2])
      for (const second of [0, 1, 2].filter((one) => one !== first)) {
        const third = 3 - first - second;
        const [f = 0, s = 0, t = 0] = [first, second, third].map((seat) => shares[seat]);
        const chance = (f * s) / (s + t);
        const ranks = [first, second, third];
        const ended = order.map((color, seat): Placing => ({ ...placing(1 + ranks.indexOf(seat)), color }));
        for (const [seat, skill] of rated(ended, sure, { advantages }).entries())
          moved[seat] = (moved[seat] ?? 0) + chance * ((skill?.mu ?? 0) - 25);
      }
    for (const mean of moved) expect(mean).toBeCloseTo(0, 2);
  });
});

test('the weaker the computer player, the less a win against it says', () => {
  const won = (['novice', 'casual', 'seasoned', 'strong'] as const).map((level) => {
    const placings = [placing(1), { ...placing(2, 'computer'), color: 'yellow' as const }];
    return rated(placings, [NEWCOMER, NEWCOMER], { computer: computerSkill(level, 2) })[0]?.mu ?? 0;
  });
  expect(won).toEqual([...won].sort((one, other) => one - other));
  expect(new Set(won).size).toBe(4);
});

test('the strong computer player is as good as a newcomer', () => {
  expect(computerSkill('strong', 3)).toEqual(COMPUTER);
  expect(COMPUTER.mu).toBe(NEWCOMER.mu);
});

test('there are no points of a game that isn’t played by so many', () =>
  expect(() => levelPoints('casual', 5)).toThrow("isn't played by 5"));
