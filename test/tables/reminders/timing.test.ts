import { expect, test } from 'vitest';
import { personalPausesOf, settingsOf } from '../../../src/tables/reminders/timing.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import { idOf } from '../people.ts';
import { NOON, timing } from './table.ts';

test('people of whom nothing is known want what is usual', () => {
  const now = timing(NOON, { settings: new Map() });
  expect(settingsOf(now, idOf('eva'))).toBe(DEFAULT_SETTINGS);
  expect(personalPausesOf(now, idOf('eva'))).toEqual({ quiet: null, vacations: [] });
});
