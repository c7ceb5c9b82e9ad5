import { expect, test } from 'vitest';
import { freshWatch } from '../../../src/tables/reminders/wake.ts';
import { DAY } from '../clock/intervals.ts';

test('a watch begins with nothing saved, nothing missed and nobody’s agreement', () => {
  expect(freshWatch(5 * DAY)).toEqual({
    ...{ banks: {}, turn: null, missed: {}, touchedAt: 5 * DAY, closesAt: null, abort: [], publish: [] },
  });
});
