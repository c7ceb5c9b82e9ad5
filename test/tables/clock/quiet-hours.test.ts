import { describe, expect, test } from 'vitest';
import { joinOverlapping } from '../../../src/tables/clock/interval.ts';
import { formatMinutes, quietFrom } from '../../../src/tables/clock/quiet-hours.ts';
import { interval, quiet, written } from './arbitraries.ts';

describe('what the wall clock shows', () => {
  // The intervals in which the clock is stopped, within the first one; in UTC.
  test.each<[string, string, string, string[]]>([
    [
      'a day without a night',
      '13:00-14:30 UTC',
      '2026-01-01 00:00 - 2026-01-02 00:00',
      ['2026-01-01 13:00 - 2026-01-01 14:30'],
    ],
    [
      'over midnight',
      '22:00-07:00 UTC',
      '2026-01-01 00:00 - 2026-01-02 00:00',
      ['2026-01-01 00:00 - 2026-01-01 07:00', '2026-01-01 22:00 - 2026-01-02 00:00'],
    ],
    [
      'until midnight',
      '20:00-24:00 UTC',
      '2026-01-01 00:00 - 2026-01-02 12:00',
      ['2026-01-01 20:00 - 2026-01-02 00:00'],
    ],
    [
      'from midnight',
      '0:00-6:00 UTC',
      '2026-01-01 12:00 - 2026-01-02 12:00',
      ['2026-01-02 00:00 - 2026-01-02 06:00'],
    ],
    [
      'three quarters past',
      '22:00-07:00 Asia/Kathmandu',
      '2026-01-01 12:00 - 2026-01-02 12:00',
      ['2026-01-01 16:15 - 2026-01-02 01:15'],
    ],
    [
      'far in the west',
      '22:00-07:00 Pacific/Niue',
      '2026-01-01 00:00 - 2026-01-02 00:00',
      ['2026-01-01 09:00 - 2026-01-01 18:00'],
    ],
    [
      'far in the east',
      '22:00-07:00 Pacific/Kiritimati',
      '2026-01-01 00:00 - 2026-01-02 00:00',
      ['2026-01-01 08:00 - 2026-01-01 17:00'],
    ],

    // 2026-03-29 01:00 UTC: 02:00 becomes 03:00.
    [
      'Berlin, spring: the night is an hour shorter',
      '22:00-07:00 Europe/Berlin',
      '2026-03-28 11:00 - 2026-03-29 10:00',
      ['2026-03-28 21:00 - 2026-03-29 05:00'],
    ],
    [
      'Berlin, spring: it begins in the gap',
      '02:30-07:00 Europe/Berlin',
      '2026-03-28 11:00 - 2026-03-29 10:00',
      ['2026-03-29 01:00 - 2026-03-29 05:00'],
    ],
    [
      'Berlin, spring: it ends in the gap',
      '23:00-02:30 Europe/Berlin',
      '2026-03-28 11:00 - 2026-03-29 10:00',
      ['2026-03-28 22:00 - 2026-03-29 01:00'],
    ],
    [
      'Berlin, spring: it lies in the gap',
      '02:00-03:00 Europe/Berlin',
      '2026-03-28 11:00 - 2026-03-29 10:00',
      [],
    ],
    // 2026-10-25 01:00 UTC: 03:00 becomes 02:00.
    [
      'Berlin, autumn: the night is an hour longer',
      '22:00-07:00 Europe/Berlin',
      '2026-10-24 11:00 - 2026-10-25 11:00',
      ['2026-10-24 20:00 - 2026-10-25 06:00'],
    ],
    [
      'Berlin, autumn: it begins twice',
      '02:30-07:00 Europe/Berlin',
      '2026-10-24 11:00 - 2026-10-25 11:00',
      ['2026-10-25 00:30 - 2026-10-25 01:00', '2026-10-25 01:30 - 2026-10-25 06:00'],
    ],
    [
      'Berlin, autumn: it ends twice',
      '22:00-02:30 Europe/Berlin',
      '2026-10-24 11:00 - 2026-10-25 11:00',
      ['2026-10-24 20:00 - 2026-10-25 00:30', '2026-10-25 01:00 - 2026-10-25 01:30'],
    ],
    [
      'Berlin, autumn: the hour that is there twice',
      '02:00-03:00 Europe/Berlin',
      '2026-10-24 11:00 - 2026-10-25 11:00',
      ['2026-10-25 00:00 - 2026-10-25 02:00'],
    ],

    // 2026-10-03 15:30 UTC: 02:00 becomes 02:30; 2026-04-04 15:00 UTC: 02:00 becomes 01:30.
    [
      'Lord Howe, spring: it begins in the gap',
      '02:15-07:00 Australia/Lord_Howe',
      '2026-10-03 06:00 - 2026-10-04 06:00',
      ['2026-10-03 15:30 - 2026-10-03 20:00'],
    ],
    [
      'Lord Howe, spring: half an hour shorter',
      '22:00-07:00 Australia/Lord_Howe',
      '2026-10-03 06:00 - 2026-10-04 06:00',
      ['2026-10-03 11:30 - 2026-10-03 20:00'],
    ],
    [
      'Lord Howe, autumn: it begins twice',
      '01:45-07:00 Australia/Lord_Howe',
      '2026-04-04 06:00 - 2026-04-05 06:00',
      ['2026-04-04 14:45 - 2026-04-04 15:00', '2026-04-04 15:15 - 2026-04-04 20:30'],
    ],

    // 2026-09-06 04:00 UTC: 00:00 becomes 01:00; 2026-04-05 03:00 UTC: 24:00 becomes 23:00.
    [
      'Santiago, spring: it begins in the gap at midnight',
      '00:30-08:00 America/Santiago',
      '2026-09-05 15:00 - 2026-09-06 15:00',
      ['2026-09-06 04:00 - 2026-09-06 11:00'],
    ],
    [
      'Santiago, spring: it ends there',
      '22:00-00:30 America/Santiago',
      '2026-09-05 15:00 - 2026-09-06 15:00',
      ['2026-09-06 02:00 - 2026-09-06 04:00'],
    ],
    [
      'Santiago, autumn: it begins twice before midnight',
      '23:30-07:00 America/Santiago',
      '2026-04-04 15:00 - 2026-04-05 15:00',
      ['2026-04-05 02:30 - 2026-04-05 03:00', '2026-04-05 03:30 - 2026-04-05 11:00'],
    ],
    // 2026-03-28 22:00 UTC: 00:00 becomes 01:00; 2026-10-24 21:00 UTC: 24:00 becomes 23:00.
    [
      'Beirut, spring: it begins at a midnight that there is not',
      '0:00-6:00 Asia/Beirut',
      '2026-03-28 12:00 - 2026-03-29 12:00',
      ['2026-03-28 22:00 - 2026-03-29 03:00'],
    ],
    [
      'Beirut, autumn: it ends twice before midnight',
      '22:00-23:30 Asia/Beirut',
      '2026-10-24 12:00 - 2026-10-25 12:00',
      ['2026-10-24 19:00 - 2026-10-24 20:30', '2026-10-24 21:00 - 2026-10-24 21:30'],
    ],

    // 2011-12-30 10:00 UTC: the 29th is over, the 31st begins.
    [
      'Apia skips a day',
      '22:00-07:00 Pacific/Apia',
      '2011-12-29 22:00 - 2011-12-30 22:00',
      ['2011-12-30 08:00 - 2011-12-30 17:00'],
    ],
    [
      'Apia skips a day with its noon',
      '11:00-13:00 Pacific/Apia',
      '2011-12-29 20:00 - 2011-12-31 00:00',
      ['2011-12-29 21:00 - 2011-12-29 23:00', '2011-12-30 21:00 - 2011-12-30 23:00'],
    ],
    // 1969-09-30 13:00 UTC: Kwajalein crosses the date line the other way; 24:00 of the 30th becomes 01:00 of it.
    [
      'Kwajalein lives a day again',
      '22:00-07:00 Pacific/Kwajalein',
      '1969-09-30 00:00 - 1969-10-01 00:00',
      ['1969-09-30 11:00 - 1969-09-30 19:00'],
    ],
  ])('%s', (_, hours, within, expected) => {
    const { from, to } = interval(within);
    const shown: string[] = [];
    for (const night of joinOverlapping(quietFrom(from, quiet(hours)))) {
      if (night.from >= to) break;
      shown.push(written({ from: night.from, to: new Date(Math.min(night.to.getTime(), to.getTime())) }));
    }
    expect(shown).toEqual(expected);
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
])('minute %i of a day is %s', (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});
