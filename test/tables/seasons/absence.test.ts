import { describe, expect, test } from 'vitest';
import { countedVacations } from '../../../src/tables/clock/vacation.ts';
import {
  isAbsent,
  nextReserve,
  reserveWindow,
  seasonsToSitOut,
} from '../../../src/tables/seasons/absence.ts';
import { whoSitsOut } from '../../../src/tables/seasons/changes.ts';
import type { Season } from '../../../src/tables/seasons/season.ts';
import { finishedSeason } from './finished-season.ts';

const day = (count: number): Date => new Date(Date.UTC(2026, 2, 1 + count));
const missed = (...days: number[]) => days.map(day);

test.each([
  [0, 0, false],
  [10, 5, false],
  [11, 6, true],
  [9, 5, true],
  [3, 3, true],
])('of %i turns %i missed', (own, count, absent) => {
  expect(isAbsent({ own, missedAt: Array.from({ length: count }, (_, index) => day(index)) })).toBe(absent);
});

test.each([
  ['two missed', 2, missed(1, 2), null],
  ['three of five', 5, missed(1, 2, 3), { from: day(3), to: day(5) }],
  ['three of six', 6, missed(1, 2, 3), null],
  ['four: from the third on', 5, missed(1, 2, 3, 4), { from: day(3), to: day(5) }],
])('a reserve may take the seat: %s', (_, own, missedAt, window) => {
  expect(reserveWindow({ own, missedAt })).toEqual(window);
});

test.each([
  [false, 0, 0, 0],
  [false, 1, 0, 0],
  [false, 2, 0, 1],
  [true, 0, 0, 1],
  [true, 0, 1, 2],
  [false, 3, 2, 2],
  [false, 1, 2, 0],
] as const)(
  'who left (%s) or was absent at %i tables, after %i times before, sits out %i',
  (left, absentAt, before, count) => {
    expect(seasonsToSitOut({ left, absentAt }, before)).toBe(count);
  },
);

test('who leaves sits out the next season, and the next two the second time', () => {
  const season = finishedSeason(6, false);
  const people = season.people.slice(1);
  const [gone = ''] = season.people;
  const left = { ...season, left: [gone] };
  const others = { ...season, people };
  const after = (...seasons: readonly Season[]) => whoSitsOut(seasons);
  expect(after(season)).toEqual([]);
  expect(after(left)).toEqual([gone]);
  expect(after(left, others)).toEqual([]);
  expect(after({ ...season, excluded: [gone] })).toEqual([gone]);
  expect(after(left, others, left)).toEqual([gone]);
  expect(after(left, others, left, others)).toEqual([gone]);
  expect(after(left, others, left, others, others)).toEqual([]);
});

test('the first reserve is who has taken the fewest seats, then who joined first', () => {
  expect(nextReserve(['a', 'b', 'c'], new Map())).toBe('a');
  expect(nextReserve(['a', 'b', 'c'], new Map([['a', 1]]))).toBe('b');
  const equal = new Map([['a', 1] as const, ['b', 1] as const]);
  expect(nextReserve(['a', 'b'], equal)).toBe('a');
  expect(nextReserve([], new Map())).toBeNull();
});

describe('vacations within a season count for five days', () => {
  const season = { from: day(0), to: day(28) };
  test.each([
    ['a short one', '3 6', '3 6'],
    ['a long one', '3 14', '3 8'],
    ['two', '3 6, 10 16', '3 6, 10 12'],
    ['a third one, when all are used', '1 6, 10 16', '1 6'],
    ['one that began before the season', '-5 2', '0 2'],
    ['one that goes on after its end', '26 40', '26 28'],
    ['one outside', '-9 -2, 30 33', ''],
  ])('%s', (_, vacations, counted) => {
    const intervals = (all: string) =>
      all
        .split(', ')
        .filter(Boolean)
        .map((days) => days.split(' ').map((one) => day(Number(one))))
        .map(([from = day(0), to = day(0)]) => ({ from, to }));
    expect(countedVacations(intervals(vacations), season)).toEqual(intervals(counted));
  });
});
