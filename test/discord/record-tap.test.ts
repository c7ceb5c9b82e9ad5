import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTap, parseTap } from '../../src/discord/custom-id.ts';
import { PLAYERS } from '../../src/discord/features/leaderboard/page.ts';
import { parseRecordTap, type RecordTap } from '../../src/discord/record-tap.ts';

const page = fc.record({
  game: fc.constant('tuchulcha' as const),
  period: fc.oneof(
    fc.constant('all'),
    fc.integer({ min: 2000, max: 9999 }).map(String),
    fc.tuple(fc.integer({ min: 2000, max: 9999 }), fc.integer({ min: 1, max: 4 })).map((of) => of.join('-Q')),
  ),
  players: fc.constantFrom(...PLAYERS),
  page: fc.integer({ min: 1, max: 999_999 }),
});

const tap: fc.Arbitrary<RecordTap> = fc.oneof(
  fc.record({ on: fc.constantFrom('leaders', 'leadersMine', 'leadersShare'), page }),
  fc.record({ on: fc.constant('leadersChoice' as const), of: fc.constantFrom('season', 'players'), page }),
  fc.record({ on: fc.constant('profileShare' as const), userId: fc.stringMatching(/^[1-9]\d{15,19}$/) }),
  fc.record({
    on: fc.constant('privacy' as const),
    does: fc.constantFrom('data', 'hide', 'unhide', 'ask', 'keep', 'delete'),
  }),
) as fc.Arbitrary<RecordTap>;

test('what is written is read as it was, within what Discord allows', () => {
  fc.assert(
    fc.property(tap, (given) => {
      expect(parseTap(formatTap(given))).toEqual(given);
      expect(formatTap(given).length).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  'leaders:show:tuchulcha:2026-Q5:0:1',
  'leaders:show:tuchulcha:2026:1:1',
  'leaders:show:tuchulcha:2026:0:0',
  'leaders:show:tuchulcha:26:0:1',
  'leaders:show:chess:all:0:1',
  'leaders:burn:tuchulcha:all:0:1',
  'leaders:constructor:tuchulcha:all:0:1',
  'leaders:show:tuchulcha:all:0:1:1',
  'leaders:show:tuchulcha:all:0:1\n',
  'profile:share:abc',
  'profile:share:',
  'privacy:',
  'privacy:burn',
  'privacy:delete:123',
])('%j is none', (customId) => {
  expect(parseTap(customId)).toBeNull();
  expect(parseRecordTap(customId)).toBeNull();
});
