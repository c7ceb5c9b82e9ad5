import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTap, parseTap, type Tap } from '../../src/discord/custom-id.ts';
import { COLORS } from '../../src/games/tuchulcha/board.ts';

const table = fc.stringMatching(/^[0-9a-f]{10}$/);
const version = fc.integer({ min: 1, max: 999_999_999 });
const die = fc.integer({ min: 1, max: 6 });
const stone = fc.integer({ min: 1, max: 40 });
const color = fc.constantFrom(...COLORS);

const request = fc.oneof(
  fc.record({ type: fc.constantFrom('roll', 'keep', 'pass', 'undo', 'confirm', 'playOnly', 'neverDevote') }),
  fc.record({ type: fc.constantFrom('discard', 'dropDie'), die }),
  fc.record({
    type: fc.constant('step'),
    die,
    color,
    from: fc.oneof(stone, fc.constantFrom('temple', 'exit')),
  }),
  fc.record({
    type: fc.constant('devote'),
    devotion: fc.oneof(
      fc.record({ role: fc.constant('tuchulcha'), fromTemple: fc.integer({ min: 0, max: 8 }) }),
      fc.record({ role: fc.constant('lasaVecuvia'), from: fc.oneof(stone, fc.constantFrom('temple', null)) }),
    ),
  }),
);

const tap = fc.oneof(
  fc.record({
    on: fc.constant('lobby'),
    table,
    does: fc.oneof(
      fc.record({ type: fc.constant('sit'), color }),
      fc.record({ type: fc.constantFrom('leave', 'addComputer', 'removeComputer', 'start') }),
    ),
  }),
  fc.record({ on: fc.constant('turn'), table, version, request }),
  fc.record({ on: fc.constant('die'), table, version, die: fc.option(die) }),
  fc.record({
    on: fc.constant('devotion'),
    table,
    version,
    role: fc.constantFrom('tuchulcha', 'lasaVecuvia'),
  }),
  fc.record({ on: fc.constantFrom('resign', 'rematch'), table }),
  fc.record({ on: fc.constant('endVacation') }),
) as fc.Arbitrary<Tap>;

describe('custom ids', () => {
  test('parse and format are inverse, within what Discord allows', () => {
    fc.assert(
      fc.property(tap, (given) => {
        const text = formatTap(given);
        expect(parseTap(text)).toEqual(given);
        expect(text.length).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('no two taps share one', () => {
    fc.assert(
      fc.property(tap, tap, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(formatTap(one)).not.toBe(formatTap(other));
      }),
    );
  });

  test.each([
    ['nothing', ''],
    ['another bot', 'vote:7'],
    ['no table', 't::5:undo'],
    ['no version', 't:abc::undo'],
    ['a negative version', 't:abc:-1:undo'],
    ['an unknown request', 't:abc:5:fly'],
    ['a die of seven', 't:abc:5:s7bT'],
    ['an unknown colour', 't:abc:5:s5gT'],
    ['more than is asked', 't:abc:5:undo:undo'],
    ['a name that every object has', 't:abc:5:constructor'],
    ['a lobby tap that is none', 'l:abc:toString'],
    ['a table of capitals', 'r:ABC'],
    ['a devotion from the exit', 't:abc:5:vle'],
    ['the end of anything but a vacation', 'vacation:begin'],
    ['a vacation with more to it', 'vacation:end:5'],
  ])('%s is no tap', (_, text) => {
    expect(parseTap(text)).toBeNull();
  });
});
