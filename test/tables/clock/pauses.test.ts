import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Interval } from '../../../src/tables/clock/interval.ts';
import { pauseAt, pausesFrom, RESTLESS, type Rest } from '../../../src/tables/clock/pauses.ts';
import { arbitrarySituation, type Situation } from './arbitraries.ts';
import { interval, quiet, utc, written } from './intervals.ts';

const NIGHTS: Rest = { quiet: quiet('22:00-07:00 UTC'), vacations: [] };

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
  test.each<[string, Rest, string[], string[]]>([
    ['none', RESTLESS, [], []],
    ['nights', NIGHTS, [], ['2026-01-10 22:00 - 2026-01-11 07:00', '2026-01-11 22:00 - 2026-01-12 07:00']],
    [
      'a vacation that is over',
      { ...RESTLESS, vacations: [interval('2026-01-01 12:00 - 2026-01-10 12:00')] },
      [],
      [],
    ],
    [
      'a vacation that has begun',
      { ...RESTLESS, vacations: [interval('2026-01-08 12:00 - 2026-01-12 12:00')] },
      [],
      ['2026-01-08 12:00 - 2026-01-12 12:00'],
    ],
    [
      'a vacation and the nights around it',
      { ...NIGHTS, vacations: [interval('2026-01-08 23:00 - 2026-01-12 23:00')] },
      [],
      ['2026-01-08 22:00 - 2026-01-13 07:00', '2026-01-13 22:00 - 2026-01-14 07:00'],
    ],
    [
      'down-times in any order, one twice',
      RESTLESS,
      [
        '2026-01-11 05:00 - 2026-01-11 06:00',
        '2026-01-10 15:00 - 2026-01-10 16:00',
        '2026-01-11 05:00 - 2026-01-11 06:00',
      ],
      ['2026-01-10 15:00 - 2026-01-10 16:00', '2026-01-11 05:00 - 2026-01-11 06:00'],
    ],
    [
      'down when the night ends',
      NIGHTS,
      ['2026-01-11 07:00 - 2026-01-11 08:00'],
      ['2026-01-10 22:00 - 2026-01-11 08:00', '2026-01-11 22:00 - 2026-01-12 07:00'],
    ],
    [
      'down from the night until noon',
      NIGHTS,
      ['2026-01-10 06:30 - 2026-01-10 12:00'],
      ['2026-01-10 22:00 - 2026-01-11 07:00', '2026-01-11 22:00 - 2026-01-12 07:00'],
    ],
    [
      'down since the night',
      NIGHTS,
      ['2026-01-10 06:30 - 2026-01-10 12:01'],
      ['2026-01-09 22:00 - 2026-01-10 12:01', '2026-01-10 22:00 - 2026-01-11 07:00'],
    ],
    [
      'down at noon, on vacation before, night before that',
      { ...NIGHTS, vacations: [interval('2026-01-09 07:00 - 2026-01-10 12:00')] },
      ['2026-01-10 12:00 - 2026-01-10 13:00'],
      ['2026-01-08 22:00 - 2026-01-10 13:00', '2026-01-10 22:00 - 2026-01-11 07:00'],
    ],
    [
      'down within a night',
      NIGHTS,
      ['2026-01-10 23:00 - 2026-01-11 01:00'],
      ['2026-01-10 22:00 - 2026-01-11 07:00', '2026-01-11 22:00 - 2026-01-12 07:00'],
    ],
    [
      'down between nights',
      NIGHTS,
      ['2026-01-10 13:00 - 2026-01-10 14:00'],
      ['2026-01-10 13:00 - 2026-01-10 14:00', '2026-01-10 22:00 - 2026-01-11 07:00'],
    ],
  ])('%s', (_, rest, down, expected) => {
    expect(first(2, pausesFrom(noon, rest, down.map(interval))).map(written)).toEqual(expected);
  });
});

const pausesOf = ({ from, rest, down }: Situation) => first(40, pausesFrom(from, rest, down));

test('pauses ascend, and leave time between them', () => {
  fc.assert(
    fc.property(arbitrarySituation(1000), (situation) => {
      let last = situation.from.getTime();
      for (const [at, { from, to }] of pausesOf(situation).entries()) {
        if (at > 0) expect(from.getTime()).toBeGreaterThan(last);
        expect(to.getTime()).toBeGreaterThan(Math.max(last, from.getTime()));
        last = to.getTime();
      }
    }),
  );
});

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
