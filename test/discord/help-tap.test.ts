import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTap, parseTap } from '../../src/discord/custom-id.ts';
import {
  formatHaruspex,
  formatHelpTap,
  type HelpTap,
  isHelpTap,
  parseHaruspex,
  parseHelpTap,
} from '../../src/discord/help-tap.ts';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { PAGES } from '../../src/texts/rules/pages.ts';

/** As long as they can be: a table's id has at most 20 characters. */
const table = fc.stringMatching(/^[0-9a-z]{1,20}$/);
const version = fc.integer({ min: 1, max: 999_999_999 });
const haruspex = fc.record({
  color: fc.constantFrom(...COLORS),
  from: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom('temple', 'exit')),
});
const die = fc.integer({ min: 1, max: 6 });

const tap = fc.oneof(
  fc.record({ on: fc.constant('help'), table, version }),
  fc.record({ on: fc.constant('why'), table, version, of: fc.constant(null), die: fc.constant(null) }),
  fc.record({ on: fc.constant('why'), table, version, of: haruspex, die: fc.option(die) }),
  fc.record({ on: fc.constant('rule'), page: fc.constantFrom(...PAGES.map(({ id }) => id)) }),
) as fc.Arbitrary<HelpTap>;

describe('custom ids of the help', () => {
  test('parse and format are inverse, within what Discord allows', () => {
    fc.assert(
      fc.property(tap, (given) => {
        const text = formatHelpTap(given);
        expect(parseHelpTap(text)).toEqual(given);
        expect(text.length).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('are read by the same parser as all the others', () => {
    fc.assert(
      fc.property(tap, (given) => {
        expect(isHelpTap(given)).toBe(true);
        expect(parseTap(formatTap(given))).toEqual(given);
      }),
    );
  });

  test('no two taps share one', () => {
    fc.assert(
      fc.property(tap, tap, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(formatHelpTap(one)).not.toBe(formatHelpTap(other));
      }),
    );
  });

  test('a haruspex is written and read', () => {
    fc.assert(
      fc.property(haruspex, (given) => {
        expect(parseHaruspex(formatHaruspex(given as never))).toEqual(given);
      }),
    );
  });

  test.each([
    ['a word alone', 'help'],
    ['no version', 'help:abc'],
    ['version zero', 'help:abc:0'],
    ['a negative version', 'why:abc:-1'],
    ['a table of capitals', 'help:ABC:1'],
    ['a table that is too long', `help:${'a'.repeat(21)}:1`],
    ['help with a haruspex', 'help:abc:1:b3'],
    ['an unknown colour', 'why:abc:1:g3'],
    ['a stone of no board', 'why:abc:1:b0'],
    ['a die without a haruspex', 'why:abc:1:3'],
    ['a die of seven', 'why:abc:1:b3:7'],
    ['more than is asked', 'why:abc:1:b3:5:5'],
    ['no page', 'rule:'],
    ['a page with a blank', 'rule:open hit'],
    ['a line break at the end', 'help:abc:1\n'],
  ])('%s is no tap', (_, text) => {
    expect(parseHelpTap(text)).toBeNull();
    expect(parseTap(text)).toBeNull();
  });
});
