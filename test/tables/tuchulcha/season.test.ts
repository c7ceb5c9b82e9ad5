import { describe, expect, test } from 'vitest';
import type { Pace } from '../../../src/tables/clock/pace.ts';
import { estimateLength, TURNS } from '../../../src/tables/tuchulcha/index.ts';

describe('how long a game takes', () => {
  test.each<[Pace, number, number, string]>([
    ['live', 2, 2, '40 minutes'],
    ['live', 3, 3, '50 minutes'],
    ['live', 4, 4, '1 hours'],
    ['live', 2, 1, '20 minutes'],
    ['live', 4, 1, '10 minutes'],
    ['quick', 2, 2, '1 days'],
    ['quick', 4, 4, '2 days'],
    ['daily', 2, 2, '10 days'],
    ['daily', 4, 4, '2 weeks'],
    ['slow', 4, 4, '6 weeks'],
  ])('%s, %d players, %d of them people', (pace, players, people, said) => {
    const { count, unit } = estimateLength(pace, players, people) ?? { count: 0, unit: 'minutes' };
    expect(`${count} ${unit}`).toBe(said);
  });

  test('cannot be said without a clock', () => expect(estimateLength('none', 4)).toBeNull());

  test('is longer the more play', () => {
    const turns = ([2, 3, 4] as const).map((players) => TURNS[players]);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  });
});
