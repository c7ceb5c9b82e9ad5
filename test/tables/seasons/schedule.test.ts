import { describe, expect, test } from 'vitest';
import {
  atStart,
  joiningClosesAt,
  nextOpensAt,
  shortestWeeks,
  weeksAfter,
  whyNotSchedule,
} from '../../../src/tables/seasons/season.ts';
import { estimateLength } from '../../../src/tables/tuchulcha/index.ts';

test.each([
  [4, 'season', 0, 'begin'],
  [3, 'season', 0, 'move'],
  [3, 'season', 1, 'move'],
  [3, 'season', 2, 'callOff'],
  [0, 'season', 2, 'callOff'],
  [4, 'season', 2, 'begin'],
  [3, 'evening', 0, 'begin'],
  [2, 'evening', 0, 'move'],
  [2, 'evening', 2, 'callOff'],
] as const)('%i people for a %s that was moved %i times: %s', (people, kind, moved, what) => {
  const evening = kind === 'evening' ? { evening: { rounds: 2, minutes: 60, final: false } as const } : {};
  expect(atStart(people, evening, moved)).toBe(what);
});

test('joining closes a day before the start, and opens for the next season at half of this one', () => {
  const start = new Date('2026-03-02T18:00:00Z');
  expect(joiningClosesAt(start)).toEqual(new Date('2026-03-01T18:00:00Z'));
  expect(nextOpensAt(start, new Date('2026-03-12T18:00:00Z'))).toEqual(new Date('2026-03-07T18:00:00Z'));
});

test('weeks are counted in the season’s time zone, also when its clocks change', () => {
  const start = new Date('2026-03-23T18:00:00Z');
  expect(weeksAfter(start, 1, 'Europe/Amsterdam')).toEqual(new Date('2026-03-30T17:00:00Z'));
  expect(weeksAfter(start, 1, 'UTC')).toEqual(new Date('2026-03-30T18:00:00Z'));
});

test.each([
  [{ unit: 'minutes', count: 40 }, 1],
  [{ unit: 'days', count: 4 }, 1],
  [{ unit: 'days', count: 5 }, 2],
  [{ unit: 'days', count: 14 }, 3],
  [{ unit: 'weeks', count: 2 }, 3],
  [{ unit: 'weeks', count: 6 }, 9],
] as const)('a season of games of %j has so many weeks at least: %i', (usual, weeks) => {
  expect(shortestWeeks(usual)).toBe(weeks);
});

describe('no season can be like that', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const later = new Date('2026-03-09T12:00:00Z');
  const daily = estimateLength('daily', 4);
  test.each([
    ['in order', 3, later, daily, null],
    ['too short', 2, later, daily, { code: 'tooShort', usual: { unit: 'weeks', count: 2 }, weeks: 3 }],
    ['without a clock', 9, later, estimateLength('none', 4), { code: 'noClock' }],
    ['a start that has passed', 3, now, daily, { code: 'startPassed' }],
    ['nobody could join', 3, new Date('2026-03-02T12:00:00Z'), daily, { code: 'joiningPassed' }],
    ['no date', 3, new Date(Number.NaN), daily, { code: 'startPassed' }],
    ['no weeks', 0, later, daily, { code: 'badWeeks', most: 52 }],
    ['half a week', 3.5, later, daily, { code: 'badWeeks', most: 52 }],
    ['more than a year', 53, later, daily, { code: 'badWeeks', most: 52 }],
  ] as const)('%s', (_, weeks, startsAt, usual, refusal) => {
    expect(whyNotSchedule({ weeks, startsAt }, usual, now)).toEqual(refusal);
  });
});
