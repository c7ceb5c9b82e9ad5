import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTap, parseTap } from '../../src/discord/custom-id.ts';
import type { HistoryTap } from '../../src/discord/history-tap.ts';

const table = fc.stringMatching(/^[0-9a-z]{1,20}$/);
const userId = fc.stringMatching(/^[1-9]\d{16,19}$/);
const position = fc.integer({ min: 0, max: 999_999_999 });

const tap = fc.oneof(
  fc.record({
    on: fc.constant('historyList'),
    of: fc.option(userId),
    part: fc.oneof(
      fc.constant({ from: 'newest' }),
      fc.record({ from: fc.constantFrom('before', 'after'), position }),
    ),
  }),
  fc.record({ on: fc.constantFrom('historyMine', 'historyChoice') }),
  fc.record({
    on: fc.constant('history'),
    table,
    does: fc.constantFrom(
      ...['card', 'share', 'film', 'lastTurn', 'shareFilm', 'shareLastTurn', 'text', 'json', 'dice'],
    ),
  }),
  fc.record({
    on: fc.constant('replay'),
    table,
    turn: fc.integer({ min: 0, max: 99_999 }),
    by: fc.constantFrom('open', 'next', 'back', 'first', 'last'),
  }),
  fc.record({ on: fc.constant('replayChoice'), table }),
) as fc.Arbitrary<HistoryTap>;

describe('custom ids of the history', () => {
  test('parse and format are inverse, within what Discord allows', () => {
    fc.assert(
      fc.property(tap, (given) => {
        const text = formatTap(given);
        expect(parseTap(text)).toEqual(given);
        expect(text.length).toBeLessThanOrEqual(100);
      }),
    );
  });

  test.each([
    'past:list:all:before-',
    'past:list:all:before-007',
    'past:list:all:newest-3',
    'past:list:anna:newest',
    'past:list:all:newest\n',
    'past:game:abc:constructor',
    'past:game:abc:burn',
    'past:game:ABC:card',
    'past:game:abc:card:more',
    'past:turn:abc:01:next',
    'past:turn:abc:-1:next',
    'past:turn:abc:123456:next',
    'past:turn:abc:1:up',
    'past:turns:',
    'past:turns:abc\n',
    'past:mine:yes',
  ])('%j is none', (text) => {
    expect(parseTap(text)).toBeNull();
  });
});
