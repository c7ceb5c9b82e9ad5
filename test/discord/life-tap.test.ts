import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTap, parseTap } from '../../src/discord/custom-id.ts';
import { formatLifeTap, isLifeTap, type LifeTap, parseLifeTap } from '../../src/discord/life-tap.ts';

/** As long as they can be: a table's id has at most 20 characters, a person's at most 20 digits. */
const table = fc.stringMatching(/^[0-9a-z]{1,20}$/);
const person = fc.stringMatching(/^[1-9][0-9]{0,19}$/);
const turn = fc.integer({ min: 1, max: 999_999 });

const tap = fc.oneof(
  fc.record({
    on: fc.constant('late'),
    table,
    turn,
    does: fc.constantFrom('wait', 'playFor', 'standIn', 'remove'),
  }),
  fc.record({ on: fc.constant('mute'), table, turn }),
  fc.record({ on: fc.constantFrom('back', 'agree', 'close', 'keep'), table }),
  fc.record({
    on: fc.constant('offer'),
    table,
    from: person,
    to: person,
    does: fc.constantFrom('take', 'takeAbsent', 'decline', 'withdraw'),
  }),
  fc.record({
    on: fc.constant('remove'),
    table,
    userId: person,
    becomes: fc.constantFrom('computer', 'out'),
  }),
  fc.record({ on: fc.constant('follow'), table, at: fc.constantFrom('turn', 'end', 'off') }),
) as fc.Arbitrary<LifeTap>;

describe('custom ids of a table’s life', () => {
  test('parse and format are inverse, within what Discord allows', () => {
    fc.assert(
      fc.property(tap, (given) => {
        const text = formatLifeTap(given);
        expect(parseLifeTap(text)).toEqual(given);
        expect(text.length).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('are read by the same parser as all the others', () => {
    fc.assert(
      fc.property(tap, (given) => {
        expect(isLifeTap(given)).toBe(true);
        expect(parseTap(formatTap(given))).toEqual(given);
      }),
    );
  });

  test('no two taps share one', () => {
    fc.assert(
      fc.property(tap, tap, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(formatLifeTap(one)).not.toBe(formatLifeTap(other));
      }),
    );
  });

  test.each([
    ['nothing', ''],
    ['a word alone', 'back'],
    ['no table', 'back:'],
    ['a table of capitals', 'back:ABC'],
    ['a table that is too long', `keep:${'a'.repeat(21)}`],
    ['more than is asked', 'agree:abc:1'],
    ['no turn', 'mute:abc:'],
    ['a negative turn', 'late:abc:-1:wait'],
    ['a turn in words', 'late:abc:two:wait'],
    ['a choice that is none', 'late:abc:1:fly'],
    ['a name that every object has', 'late:abc:1:constructor'],
    ['an offer to nobody', 'offer:abc:1::take'],
    ['an offer to a name', 'offer:abc:1:anna:take'],
    ['an answer that is none', 'offer:abc:1:2:toString'],
    ['a seat that becomes nothing', 'remove:abc:1:nothing'],
    ['following at no time', 'follow:abc:never'],
    ['a line break at the end', 'back:abc\n'],
    ['something before it', ' back:abc'],
  ])('%s is no tap', (_, text) => {
    expect(parseLifeTap(text)).toBeNull();
    expect(parseTap(text)).toBeNull();
  });
});
