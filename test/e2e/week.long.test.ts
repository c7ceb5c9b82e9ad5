import { describe, expect, test } from 'vitest';
import { IS_SOAK } from '../runs.ts';
import { unfair } from './week/check-clocks.ts';
import { lost } from './week/check-kept.ts';
import { disturbed } from './week/check-pings.ts';
import { stuck } from './week/check-tables.ts';
import { stored } from './week/stored.ts';
import { summary } from './week/summary.ts';
import { troubles, Week } from './week/week.ts';

const WEEKS = IS_SOAK
  ? [
      { seed: 1, days: 28 },
      { seed: 2, days: 7 },
      { seed: 3, days: 7 },
      { seed: 4, days: 7 },
    ]
  : [{ seed: 1, days: 3 }];

describe('twenty tables, thirty people, and a bot that is killed daily', () => {
  test.each(WEEKS)(
    'through $days days (game $seed): every table is over or waits for somebody who was told; nothing is lost, nobody is called twice',
    { timeout: 900_000 },
    async ({ seed, days }) => {
      const week = await Week.open(seed);
      try {
        await week.begin();
        await week.live(days);
        await week.rest();
        const left = await stored(week);
        if (IS_SOAK) console.log(summary(week, left));
        expect(week.complaints).toEqual([]);
        expect(stuck(week, left)).toEqual([]);
        expect(lost(week, left)).toEqual([]);
        expect(disturbed(week, left)).toEqual([]);
        expect(unfair(week, left)).toEqual([]);
        expect(troubles(week)).toEqual([]);
        expect(week.kills).toBeGreaterThanOrEqual(days - 1);
      } finally {
        await week.close();
      }
    },
  );
});
