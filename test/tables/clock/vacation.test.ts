import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Interval } from '../../../src/tables/clock/intervals.ts';
import {
  daysLeft,
  endVacation,
  MAX_VACATION_DAYS,
  planVacation,
  recentVacations,
  VACATION_DAYS_A_YEAR,
  vacationAt,
} from '../../../src/tables/clock/vacation.ts';
import { rowsOf } from '../../rows.ts';
import { DAY, HOUR, interval, utc, written } from './arbitraries.ts';

describe('a vacation ends at the same time of the day', () => {
  test.each(
    rowsOf(`
      a day | 2026-07-01 10:15 | 1 | | 2026-07-01 10:15 - 2026-07-02 10:15
      the longest | 2026-07-01 10:15 | 14 | UTC | 2026-07-01 10:15 - 2026-07-15 10:15
      Berlin, spring: an hour shorter | 2026-03-27 11:00 | 3 | Europe/Berlin | 2026-03-27 11:00 - 2026-03-30 10:00
      Berlin, autumn: an hour longer | 2026-10-23 10:00 | 3 | Europe/Berlin | 2026-10-23 10:00 - 2026-10-26 11:00
      Berlin, where that time is not: as much later | 2026-03-28 01:30 | 1 | Europe/Berlin |
        2026-03-28 01:30 - 2026-03-29 01:30
      Apia, over the day that was not | 2011-12-30 08:00 | 1 | Pacific/Apia | 2011-12-30 08:00 - 2011-12-31 08:00
      over New Year | 2026-12-25 12:00 | 14 | | 2026-12-25 12:00 - 2027-01-08 12:00
    `),
  )('%s', (_, now = '', days, zone, expected) => {
    const planned = planVacation([], utc(now), Number(days), zone || null);
    expect(planned.ok && written(planned.vacation)).toBe(expected);
  });
});

describe('days that are left', () => {
  test.each(
    rowsOf(`
      of a fresh year | | 2026-07-01 12:00 | | 30
      after a whole vacation | 2026-05-01 12:00 - 2026-05-08 12:00 | 2026-07-01 12:00 | | 23
      a day that has begun counts whole | 2026-05-01 12:00 - 2026-05-08 12:01 | 2026-07-01 12:00 | | 22
      so does the first | 2026-05-01 12:00 - 2026-05-01 12:01 | 2026-07-01 12:00 | | 29
      a running one has taken all its days | 2026-06-30 12:00 - 2026-07-10 12:00 | 2026-07-01 12:00 | | 20
      last year is forgotten | 2025-05-01 12:00 - 2025-05-08 12:00 | 2026-07-01 12:00 | | 30
      // Days begin at the noons of Dec 29, 30, 31; of Jan 1, 2.
      over New Year: in the old year | 2026-12-29 12:00 - 2027-01-03 12:00 | 2026-12-30 12:00 | | 27
      over New Year: in the new year | 2026-12-29 12:00 - 2027-01-03 12:00 | 2027-01-02 12:00 | | 28
      the last night belongs to the day it began in | 2026-12-31 23:59 - 2027-01-01 23:59 | 2027-01-02 12:00 | | 30
      the new year begins where the person is |
        2026-12-31 12:00 - 2027-01-01 12:00 | 2027-01-02 12:00 | Pacific/Auckland | 29
      and so does this year | 2026-05-01 12:00 - 2026-05-08 12:00 | 2026-12-31 12:00 | Pacific/Auckland | 30
      the hour more in autumn is no day | 2026-10-23 10:00 - 2026-10-26 11:00 | 2026-11-01 12:00 | Europe/Berlin | 27
      never less than none | 2026-01-01 12:00 - 2026-03-01 12:00 | 2026-07-01 12:00 | | 0
    `),
  )('%s', (_, vacation, now = '', zone, expected) => {
    expect(daysLeft(vacation ? [interval(vacation)] : [], utc(now), zone || null)).toBe(Number(expected));
  });
});

describe('a vacation that is not to be had', () => {
  const twice = ['2026-02-01 12:00 - 2026-02-15 12:00', '2026-03-01 12:00 - 2026-03-15 12:00'];
  test.each<[string, string[], string, number, string, number]>([
    ['no day', [], '2026-07-01 12:00', 0, 'badDays', 30],
    ['less', [], '2026-07-01 12:00', -1, 'badDays', 30],
    ['half a day', [], '2026-07-01 12:00', 1.5, 'badDays', 30],
    ['no number', [], '2026-07-01 12:00', Number.NaN, 'badDays', 30],
    ['a day too many', [], '2026-07-01 12:00', 15, 'tooLong', 30],
    ['on vacation', ['2026-06-30 12:00 - 2026-07-02 12:00'], '2026-07-01 12:00', 1, 'already', 28],
    ['more than is left', twice, '2026-07-01 12:00', 3, 'budget', 2],
    ['more than is left of the old year', twice, '2026-12-29 11:00', 14, 'budget', 2],
  ])('%s', (_, vacations, now, days, problem, left) => {
    expect(planVacation(vacations.map(interval), utc(now), days, null)).toEqual({ ok: false, problem, left });
  });

  test.each<[string, string, number]>([
    ['all that is left', '2026-07-01 12:00', 2],
    ['two days of the old year and twelve of the new', '2026-12-30 12:00', 14],
    ['right after the last', '2026-03-15 12:00', 2],
  ])('but: %s', (_, now, days) => {
    expect(planVacation(twice.map(interval), utc(now), days, null).ok).toBe(true);
  });
});

describe('home early', () => {
  const running = '2026-07-01 12:00 - 2026-07-11 12:00';
  const over = '2026-02-01 12:00 - 2026-02-03 12:00';
  test.each<[string, string[], string, string[], number]>([
    [
      'the days that have not begun are given back',
      [over, running],
      '2026-07-04 13:00',
      [over, '2026-07-01 12:00 - 2026-07-04 13:00'],
      24,
    ],
    ['to the minute', [running], '2026-07-04 12:00', ['2026-07-01 12:00 - 2026-07-04 12:00'], 27],
    ['never gone', [over, running], '2026-07-01 12:00', [over], 28],
    ['not on vacation', [over, running], '2026-07-11 12:00', [over, running], 18],
  ])('%s', (_, vacations, now, expected, left) => {
    const ended = endVacation(vacations.map(interval), utc(now));
    expect(ended.map(written)).toEqual(expected);
    expect(vacationAt(ended, utc(now))).toBeNull();
    expect(daysLeft(ended, utc(now), null)).toBe(left);
  });
});

test('the vacation one is on', () => {
  const vacations = ['2026-02-01 12:00 - 2026-02-03 12:00', '2026-07-01 12:00 - 2026-07-11 12:00'].map(
    interval,
  );
  expect(vacationAt(vacations, utc('2026-07-01 12:00'))).toEqual(vacations[1]);
  expect(vacationAt(vacations, utc('2026-02-03 11:59'))).toEqual(vacations[0]);
  expect(vacationAt(vacations, utc('2026-02-03 12:00'))).toBeNull();
});

test('what ended more than two years ago is dropped', () => {
  const vacations = [
    '2024-06-20 12:00 - 2024-07-01 11:59',
    '2024-06-20 12:00 - 2024-07-01 12:00',
    '2026-06-30 12:00 - 2026-07-02 12:00',
  ].map(interval);
  expect(recentVacations(vacations, utc('2026-07-01 12:00'))).toEqual(vacations.slice(1));
});

type Deed = { readonly wait: number; readonly days: number | 'end' };

const deed: fc.Arbitrary<Deed> = fc.record({
  wait: fc.integer({ min: 0, max: 20 * DAY }),
  days: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 14 }) }, fc.constant('end' as const)),
});

/** The years in which a vacation's days begin, computed independently; two hours don't matter. */
function years({ from, to }: Interval, timeZone: string): number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  const days = Math.ceil((to.getTime() - from.getTime() - (timeZone === 'UTC' ? 0 : 2 * HOUR)) / DAY);
  return Array.from({ length: Math.max(days, 0) }, (_, day) =>
    Number(format.format(new Date(from.getTime() + day * DAY))),
  );
}

test('whatever one plans and ends, no year has more days than its budget', () => {
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Santiago', 'Pacific/Auckland', 'Asia/Beirut');
  fc.assert(
    fc.property(zone, fc.array(deed, { maxLength: 60 }), (timeZone, deeds) => {
      let now = utc('2025-09-01 17:23');
      let vacations: readonly Interval[] = [];
      for (const { wait, days } of deeds) {
        now = new Date(now.getTime() + wait);
        const year = Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now));
        const usedIn = (year: number, those = vacations) =>
          those.flatMap((each) => years(each, timeZone)).filter((each) => each === year).length;
        if (days === 'end') {
          vacations = endVacation(vacations, now);
        } else {
          const wasOn = vacationAt(vacations, now);
          const before = vacations;
          const planned = planVacation(vacations, now, days, timeZone);
          if (planned.ok) vacations = [...vacations, planned.vacation];
          else if (planned.problem === 'already') expect(wasOn).not.toBeNull();
          else {
            expect(planned).toEqual({ ok: false, problem: 'budget', left: daysLeft(before, now, timeZone) });
            expect(days).toBeGreaterThan(planned.left);
          }
        }
        for (const each of [year, year + 1]) expect(usedIn(each)).toBeLessThanOrEqual(VACATION_DAYS_A_YEAR);
        if (timeZone === 'UTC')
          expect(daysLeft(vacations, now, null)).toBe(VACATION_DAYS_A_YEAR - usedIn(year));
      }
    }),
  );
});

test('the longest vacation fits a budget', () =>
  expect(MAX_VACATION_DAYS).toBeLessThanOrEqual(VACATION_DAYS_A_YEAR));
