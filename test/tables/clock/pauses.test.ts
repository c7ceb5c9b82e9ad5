import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  contains,
  type Interval,
  joinOverlapping,
  mergeIntervals,
  mergeSorted,
} from '../../../src/tables/clock/intervals.ts';
import {
  addRunningTime,
  NO_PERSONAL_PAUSES,
  type PersonalPauses,
  pauseAt,
  pausesFrom,
  runningMs,
} from '../../../src/tables/clock/pauses.ts';
import { formatMinutes, quietFrom } from '../../../src/tables/clock/quiet-hours.ts';
import { holdsFor } from '../../holds-for.ts';
import { rowsOf } from '../../rows.ts';
import { LONG_TIMEOUT_MS, runs } from '../../runs.ts';
import {
  arbitrarySituation,
  DAY,
  interval,
  MINUTE,
  quiet,
  type Situation,
  utc,
  written,
} from './arbitraries.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

/** `2026-01-10 15:00 - 2026-01-10 16:00, 2026-01-11 05:00 - …`. */
const intervals = (text: string): Interval[] => text.split(', ').filter(Boolean).map(interval);
/** `nights`: quiet from 22 to 7; vacations. */
const resting = (nights: string, vacations: string): PersonalPauses => ({
  quiet: nights === '' ? null : quiet('22:00-07:00 UTC'),
  vacations: intervals(vacations),
});

const first = (count: number, pauses: Iterable<Interval>): Interval[] => {
  const found: Interval[] = [];
  if (count === 0) return found;
  for (const pause of pauses) {
    found.push(pause);
    if (found.length === count) break;
  }
  return found;
};

describe('the first pauses from the noon of 2026-01-10', () => {
  const noon = utc('2026-01-10 12:00');
  test.each(
    // Vacations, down-times, pauses.
    rowsOf(`
      none | | | | none
      nights | nights | | | 2026-01-10 22:00 - 2026-01-11 07:00, 2026-01-11 22:00 - 2026-01-12 07:00
      a vacation that is over | | 2026-01-01 12:00 - 2026-01-10 12:00 | | none
      a vacation that has begun | | 2026-01-08 12:00 - 2026-01-12 12:00 | | 2026-01-08 12:00 - 2026-01-12 12:00
      a vacation and the nights around it | nights | 2026-01-08 23:00 - 2026-01-12 23:00 | |
        2026-01-08 22:00 - 2026-01-13 07:00, 2026-01-13 22:00 - 2026-01-14 07:00
      down-times in any order, one twice | | |
        2026-01-11 05:00 - 2026-01-11 06:00, 2026-01-10 15:00 - 2026-01-10 16:00, 2026-01-11 05:00 - 2026-01-11 06:00 |
        2026-01-10 15:00 - 2026-01-10 16:00, 2026-01-11 05:00 - 2026-01-11 06:00
      down when the night ends | nights | | 2026-01-11 07:00 - 2026-01-11 08:00 |
        2026-01-10 22:00 - 2026-01-11 08:00, 2026-01-11 22:00 - 2026-01-12 07:00
      down from the night until noon | nights | | 2026-01-10 06:30 - 2026-01-10 12:00 |
        2026-01-10 22:00 - 2026-01-11 07:00, 2026-01-11 22:00 - 2026-01-12 07:00
      down since the night | nights | | 2026-01-10 06:30 - 2026-01-10 12:01 |
        2026-01-09 22:00 - 2026-01-10 12:01, 2026-01-10 22:00 - 2026-01-11 07:00
      down at noon, on vacation before, night before that | nights |
        2026-01-09 07:00 - 2026-01-10 12:00 | 2026-01-10 12:00 - 2026-01-10 13:00 |
        2026-01-08 22:00 - 2026-01-10 13:00, 2026-01-10 22:00 - 2026-01-11 07:00
      down within a night | nights | | 2026-01-10 23:00 - 2026-01-11 01:00 |
        2026-01-10 22:00 - 2026-01-11 07:00, 2026-01-11 22:00 - 2026-01-12 07:00
      down between nights | nights | | 2026-01-10 13:00 - 2026-01-10 14:00 |
        2026-01-10 13:00 - 2026-01-10 14:00, 2026-01-10 22:00 - 2026-01-11 07:00
    `),
  )('%s', (_, nights = '', vacations = '', down = '', expected = '') => {
    const pauses = first(2, pausesFrom(noon, resting(nights, vacations), intervals(down)));
    expect(pauses.map(written).join(', ') || 'none').toBe(expected);
  });
});

const pausesOf = ({ from, rest, down }: Situation) => first(40, pausesFrom(from, rest, down));

test('pauses ascend, and leave time between them', () =>
  holdsFor(arbitrarySituation(1000), {}, (situation) => {
    let last = situation.from.getTime();
    for (const [at, { from, to }] of pausesOf(situation).entries()) {
      if (at > 0) expect(from.getTime()).toBeGreaterThan(last);
      expect(to.getTime()).toBeGreaterThan(Math.max(last, from.getTime()));
      last = to.getTime();
    }
  }));

test('a pause is the same whenever one asks in it, and is over when it ends', () => {
  fc.assert(
    fc.property(
      arbitrarySituation(1000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ from, rest, down }, share) => {
        for (const pause of first(5, pausesFrom(from, rest, down))) {
          const length = pause.to.getTime() - pause.from.getTime();
          for (const after of [0, Math.floor(share * (length - 1)), length - 1])
            expect(pauseAt(new Date(pause.from.getTime() + after), rest, down)).toEqual(pause);
          expect(pauseAt(pause.to, rest, down)).toBeNull();
          expect(pauseAt(new Date(pause.from.getTime() - 1), rest, down)).toBeNull();
        }
      },
    ),
  );
});

test('a part of a millisecond is waited for whole', () =>
  expect(addRunningTime(new Date(0), 0.5, NO_PERSONAL_PAUSES, [])).toEqual(new Date(1)));

describe('the pause that one is in', () => {
  test.each(
    rowsOf(`
      by day | 2026-01-10 12:00 | nights | | | none
      at night | 2026-01-11 03:00 | nights | | | 2026-01-10 22:00 - 2026-01-11 07:00
      when it begins | 2026-01-10 22:00 | nights | | | 2026-01-10 22:00 - 2026-01-11 07:00
      when it ends | 2026-01-11 07:00 | nights | | | none
      at night, before the bot went down | 2026-01-11 03:00 | nights | | 2026-01-11 06:00 - 2026-01-11 09:00 |
        2026-01-10 22:00 - 2026-01-11 09:00
      on vacation | 2026-01-12 12:00 | nights | 2026-01-11 12:00 - 2026-01-13 12:00 | |
        2026-01-11 12:00 - 2026-01-13 12:00
      without rest | 2026-01-12 12:00 | | | | none
    `),
  )('%s', (_, at = '', nights = '', vacations = '', down = '', expected = '') => {
    const pause = pauseAt(utc(at), resting(nights, vacations), intervals(down));
    expect(pause ? written(pause) : 'none').toBe(expected);
  });
});

const later = ({ from }: Situation, ms: number): Date => new Date(from.getTime() + ms);

test('running and waiting undo each other, and no earlier instant would do', () => {
  fc.assert(
    fc.property(arbitrarySituation(1000), fc.integer({ min: 1, max: 12 * DAY }), (situation, ms) => {
      const { from, rest, down } = situation;
      const end = addRunningTime(from, ms, rest, down);
      expect(runningMs(from, end, rest, down)).toBe(ms);
      expect(runningMs(from, new Date(end.getTime() - 1), rest, down)).toBe(ms - 1);
    }),
  );
});

test('it is what one counts who looks at the wall clock every minute', () => {
  const counted = ({ from, rest, down }: Situation, minutes: number): number => {
    const timeZone = rest.quiet?.timeZone ?? 'UTC';
    const wall = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    });
    const isQuiet = (at: Date): boolean => {
      if (!rest.quiet) return false;
      const [hour, minute] = wall.format(at).split(':').map(Number);
      const shown = (hour ?? Number.NaN) * 60 + (minute ?? Number.NaN);
      const { from: begin, to: end } = rest.quiet;
      return begin < end ? begin <= shown && shown < end : begin <= shown || shown < end;
    };
    let running = 0;
    for (let minute = 0; minute < minutes; minute++) {
      const at = new Date(from.getTime() + minute * MINUTE);
      if (![...rest.vacations, ...down].some((pause) => contains(pause, at)) && !isQuiet(at)) running++;
    }
    return running;
  };
  fc.assert(
    fc.property(
      arbitrarySituation(MINUTE),
      fc.integer({ min: 0, max: 3 * 24 * 60 }),
      (situation, minutes) => {
        const { from, rest, down } = situation;
        const to = later(situation, minutes * MINUTE);
        expect(runningMs(from, to, rest, down) / MINUTE).toBe(counted(situation, minutes));
      },
    ),
    { numRuns: runs(25, 100) },
  );
});

describe('what the wall clock shows', () => {
  // The intervals in which the clock is stopped, within the first one; in UTC.
  test.each(
    rowsOf(`
      a day without a night | 13:00-14:30 UTC |
        2026-01-01 00:00 - 2026-01-02 00:00 | 2026-01-01 13:00 - 2026-01-01 14:30
      over midnight | 22:00-07:00 UTC | 2026-01-01 00:00 - 2026-01-02 00:00 |
        2026-01-01 00:00 - 2026-01-01 07:00, 2026-01-01 22:00 - 2026-01-02 00:00
      until midnight | 20:00-24:00 UTC | 2026-01-01 00:00 - 2026-01-02 12:00 | 2026-01-01 20:00 - 2026-01-02 00:00
      from midnight | 0:00-6:00 UTC | 2026-01-01 12:00 - 2026-01-02 12:00 | 2026-01-02 00:00 - 2026-01-02 06:00
      three quarters past | 22:00-07:00 Asia/Kathmandu |
        2026-01-01 12:00 - 2026-01-02 12:00 | 2026-01-01 16:15 - 2026-01-02 01:15
      far in the west | 22:00-07:00 Pacific/Niue |
        2026-01-01 00:00 - 2026-01-02 00:00 | 2026-01-01 09:00 - 2026-01-01 18:00
      far in the east | 22:00-07:00 Pacific/Kiritimati |
        2026-01-01 00:00 - 2026-01-02 00:00 | 2026-01-01 08:00 - 2026-01-01 17:00

      // 2026-03-29 01:00 UTC: 02:00 becomes 03:00.
      Berlin, spring: the night is an hour shorter | 22:00-07:00 Europe/Berlin |
        2026-03-28 11:00 - 2026-03-29 10:00 | 2026-03-28 21:00 - 2026-03-29 05:00
      Berlin, spring: it begins in the gap | 02:30-07:00 Europe/Berlin |
        2026-03-28 11:00 - 2026-03-29 10:00 | 2026-03-29 01:00 - 2026-03-29 05:00
      Berlin, spring: it ends in the gap | 23:00-02:30 Europe/Berlin |
        2026-03-28 11:00 - 2026-03-29 10:00 | 2026-03-28 22:00 - 2026-03-29 01:00
      Berlin, spring: it lies in the gap | 02:00-03:00 Europe/Berlin | 2026-03-28 11:00 - 2026-03-29 10:00 | none
      // 2026-10-25 01:00 UTC: 03:00 becomes 02:00.
      Berlin, autumn: the night is an hour longer | 22:00-07:00 Europe/Berlin |
        2026-10-24 11:00 - 2026-10-25 11:00 | 2026-10-24 20:00 - 2026-10-25 06:00
      Berlin, autumn: it begins twice | 02:30-07:00 Europe/Berlin | 2026-10-24 11:00 - 2026-10-25 11:00 |
        2026-10-25 00:30 - 2026-10-25 01:00, 2026-10-25 01:30 - 2026-10-25 06:00
      Berlin, autumn: it ends twice | 22:00-02:30 Europe/Berlin | 2026-10-24 11:00 - 2026-10-25 11:00 |
        2026-10-24 20:00 - 2026-10-25 00:30, 2026-10-25 01:00 - 2026-10-25 01:30
      Berlin, autumn: the hour that is there twice | 02:00-03:00 Europe/Berlin |
        2026-10-24 11:00 - 2026-10-25 11:00 | 2026-10-25 00:00 - 2026-10-25 02:00

      // 2026-10-03 15:30 UTC: 02:00 becomes 02:30; 2026-04-04 15:00 UTC: 02:00 becomes 01:30.
      Lord Howe, spring: it begins in the gap | 02:15-07:00 Australia/Lord_Howe |
        2026-10-03 06:00 - 2026-10-04 06:00 | 2026-10-03 15:30 - 2026-10-03 20:00
      Lord Howe, spring: half an hour shorter | 22:00-07:00 Australia/Lord_Howe |
        2026-10-03 06:00 - 2026-10-04 06:00 | 2026-10-03 11:30 - 2026-10-03 20:00
      Lord Howe, autumn: it begins twice | 01:45-07:00 Australia/Lord_Howe |
        2026-04-04 06:00 - 2026-04-05 06:00 | 2026-04-04 14:45 - 2026-04-04 15:00, 2026-04-04 15:15 - 2026-04-04 20:30

      // 2026-09-06 04:00 UTC: 00:00 becomes 01:00; 2026-04-05 03:00 UTC: 24:00 becomes 23:00.
      Santiago, spring: it begins in the gap at midnight | 00:30-08:00 America/Santiago |
        2026-09-05 15:00 - 2026-09-06 15:00 | 2026-09-06 04:00 - 2026-09-06 11:00
      Santiago, spring: it ends there | 22:00-00:30 America/Santiago |
        2026-09-05 15:00 - 2026-09-06 15:00 | 2026-09-06 02:00 - 2026-09-06 04:00
      Santiago, autumn: it begins twice before midnight | 23:30-07:00 America/Santiago |
        2026-04-04 15:00 - 2026-04-05 15:00 | 2026-04-05 02:30 - 2026-04-05 03:00, 2026-04-05 03:30 - 2026-04-05 11:00
      // 2026-03-28 22:00 UTC: 00:00 becomes 01:00; 2026-10-24 21:00 UTC: 24:00 becomes 23:00.
      Beirut, spring: it begins at a midnight that there is not | 0:00-6:00 Asia/Beirut |
        2026-03-28 12:00 - 2026-03-29 12:00 | 2026-03-28 22:00 - 2026-03-29 03:00
      Beirut, autumn: it ends twice before midnight | 22:00-23:30 Asia/Beirut |
        2026-10-24 12:00 - 2026-10-25 12:00 | 2026-10-24 19:00 - 2026-10-24 20:30, 2026-10-24 21:00 - 2026-10-24 21:30

      // 2011-12-30 10:00 UTC: the 29th is over, the 31st begins.
      Apia skips a day | 22:00-07:00 Pacific/Apia |
        2011-12-29 22:00 - 2011-12-30 22:00 | 2011-12-30 08:00 - 2011-12-30 17:00
      Apia skips a day with its noon | 11:00-13:00 Pacific/Apia | 2011-12-29 20:00 - 2011-12-31 00:00 |
        2011-12-29 21:00 - 2011-12-29 23:00, 2011-12-30 21:00 - 2011-12-30 23:00
      // 1969-09-30 13:00 UTC: Kwajalein crosses the date line the other way; 24:00 of the 30th becomes 01:00 of it.
      Kwajalein lives a day again | 22:00-07:00 Pacific/Kwajalein |
        1969-09-30 00:00 - 1969-10-01 00:00 | 1969-09-30 11:00 - 1969-09-30 19:00
    `),
  )('%s', (_, hours = '', within = '', expected = '') => {
    const { from, to } = interval(within);
    const shown: string[] = [];
    for (const night of joinOverlapping(quietFrom(from, quiet(hours)))) {
      if (night.from >= to) break;
      shown.push(written({ from: night.from, to: new Date(Math.min(night.to.getTime(), to.getTime())) }));
    }
    expect(shown.join(', ') || 'none').toBe(expected);
  });
});

test('hours that end when they begin are none', () => {
  const { from } = interval('2026-01-01 00:00 - 2026-01-02 00:00');
  expect([...quietFrom(from, { from: 60, to: 60, timeZone: 'UTC' })]).toEqual([]);
});

test('a zone that is none is a broken promise', () => {
  const nights = quietFrom(new Date(0), { from: 0, to: 60, timeZone: 'Europe/Atlantis' });
  expect(() => nights.next()).toThrow(RangeError);
});

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [450, '07:30'],
  [1350, '22:30'],
  [1439, '23:59'],
])('minute %i of a day is %s', (minutes, expected) => expect(formatMinutes(minutes)).toBe(expected));

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
  ])('%s: %s', (_, given, expected) => expect(mergeIntervals(hours(given))).toEqual(hours(expected)));
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
