import { describe, expect, test } from 'vitest';
import { allowanceOf, isPace, PACES, type Pace, refill } from '../../../src/tables/clock/pace.ts';
import { HOUR, MINUTE } from './arbitraries.ts';

test.each<[Pace, number, number]>([
  ['live', 5 * MINUTE, 10 * MINUTE],
  ['quick', 2 * HOUR, 4 * HOUR],
  ['daily', 24 * HOUR, 48 * HOUR],
  ['slow', 72 * HOUR, 144 * HOUR],
])('%s: %i ms a turn, at most %i', (pace, refillMs, capMs) => {
  expect(allowanceOf(pace)).toEqual({ refillMs, capMs });
});

test('no pace, no allowance', () => expect(allowanceOf('none')).toBeNull());

describe('at a turn', () => {
  test.each<[string, Pace, number, number]>([
    ['an empty bank gets a turn', 'daily', 0, 24 * HOUR],
    ['what is left is kept', 'daily', 5 * HOUR, 29 * HOUR],
    ['up to the cap', 'daily', 24 * HOUR, 48 * HOUR],
    ['and no further', 'daily', 47 * HOUR, 48 * HOUR],
    ['an overdrawn bank owes nothing', 'live', -HOUR, 5 * MINUTE],
    ['without a clock there is nothing to have', 'none', HOUR, 0],
  ])('%s', (_, pace, bank, expected) => expect(refill(pace, bank)).toBe(expected));
});

describe('a pace is one of its names', () => {
  test.each(PACES)('%s is', (pace) => expect(isPace(pace)).toBe(true));
  test.each(['', 'Daily', 'toString', null, 0, undefined])('%s is not', (text) =>
    expect(isPace(text)).toBe(false),
  );
});
