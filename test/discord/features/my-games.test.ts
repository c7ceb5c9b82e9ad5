import { expect, test } from 'vitest';
import { gamesMessage } from '../../../src/discord/features/my-games.ts';
import type { Pace } from '../../../src/tables/clock/pace.ts';
import { translator } from '../../../src/texts/index.ts';
import { aTable } from '../a-table.ts';

const listed = (pace: Pace): string =>
  gamesMessage(translator('en'), [{ table: aTable({ pace }), up: null, playedFor: null }], '3').content;

test.each<[Pace, string]>([
  ['live', '4 free seats; takes about an hour'],
  ['daily', '4 free seats; takes about 2 weeks'],
])('a table that waits says how long its game takes: %s', (pace, end) => {
  expect(listed(pace).endsWith(end)).toBe(true);
});

test('without a clock nobody can say', () => expect(listed('none').endsWith('4 free seats')).toBe(true));
