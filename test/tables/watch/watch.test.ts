import { expect, test } from 'vitest';
import { freshReminders } from '../../../src/tables/reminders/wake.ts';
import { DAY } from '../clock/intervals.ts';

test('a watch begins with nothing saved, nothing missed and nobody’s agreement', () => {
  expect(freshReminders(5 * DAY)).toEqual({
    ...{ banks: {}, turn: null, missed: {}, touchedAt: 5 * DAY, closesAt: null, abort: [], publish: [] },
  });
});
