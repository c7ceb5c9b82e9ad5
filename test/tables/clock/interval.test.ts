import { describe, expect, test } from 'vitest';
import {
  contains,
  joinOverlapping,
  mergeIntervals,
  mergeSorted,
} from '../../../src/tables/clock/interval.ts';
import { interval, utc, written } from './arbitraries.ts';

/** `1-3 4-5`: hours of a day. */
const hours = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [from = '', to = ''] = each.split('-').map((hour) => `2026-01-01 ${hour.padStart(2, '0')}:00`);
      return interval(`${from} - ${to}`);
    });

describe('mergeIntervals', () => {
  test.each([
    ['none', '', ''],
    ['disjoint', '1-2 3-4', '1-2 3-4'],
    ['unsorted', '3-4 1-2', '1-2 3-4'],
    ['overlapping', '1-3 2-4', '1-4'],
    ['touching', '1-2 2-3', '1-3'],
    ['one within another', '1-5 2-3', '1-5'],
    ['a chain', '5-6 1-3 3-4 2-3 4-5', '1-6'],
    ['the same twice', '1-2 1-2', '1-2'],
    ['an empty one', '1-2 5-5', '1-2'],
    ['an empty one between two', '1-2 3-3 3-4', '1-2 3-4'],
    ['a reversed one', '1-2 6-5 5-6', '1-2 5-6'],
  ])('%s: %s', (_, given, expected) => {
    expect(mergeIntervals(hours(given))).toEqual(hours(expected));
  });
});

test('its beginning is in it, its end is not', () => {
  const night = interval('2026-01-01 22:00 - 2026-01-02 07:00');
  expect(contains(night, utc('2026-01-01 22:00'))).toBe(true);
  expect(contains(night, utc('2026-01-02 06:59'))).toBe(true);
  expect(contains(night, utc('2026-01-02 07:00'))).toBe(false);
  expect(contains(night, utc('2026-01-01 21:59'))).toBe(false);
});

describe('in order', () => {
  test.each([
    ['', '', ''],
    ['1-2', '', '1-2'],
    ['', '1-2', '1-2'],
    ['1-2 5-6', '3-4 7-8 9-10', '1-2 3-4 5-6 7-8 9-10'],
    ['5-6', '1-9 2-3 7-8', '1-9 2-3 5-6 7-8'],
  ])('%s and %s', (one, other, expected) => {
    expect([...mergeSorted(hours(one), hours(other))]).toEqual(hours(expected));
  });

  test('endless series are read as far as they are asked for', () => {
    function* daily(at: Date) {
      for (let day = 0; ; day++) {
        const from = new Date(at.getTime() + day * 86_400_000);
        yield { from, to: new Date(from.getTime() + 3_600_000) };
      }
    }
    const both = joinOverlapping(mergeSorted(daily(utc('2026-01-01 00:30')), daily(utc('2026-01-01 01:00'))));
    expect([both.next(), both.next()].map(({ value }) => value && written(value))).toEqual([
      '2026-01-01 00:30 - 2026-01-01 02:00',
      '2026-01-02 00:30 - 2026-01-02 02:00',
    ]);
  });
});
