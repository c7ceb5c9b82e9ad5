import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatStoryTap,
  parseStoryTap,
  type StoryTap,
  type WordlessRequest,
} from '../../../src/discord/bacchanalia/tap.ts';
import { formatTap, parseTap } from '../../../src/discord/custom-id.ts';
import { COLORS, DEI, UMBRAE } from '../../../src/games/bacchanalia/index.ts';

const table = 'f3a9c01b2d';
const color = fc.constantFrom(...COLORS);
const deus = fc.constantFrom(...DEI);
const place = fc.constantFrom('middle' as const, ...COLORS);
const number = fc.integer({ min: 0, max: 999_999 });

const request: fc.Arbitrary<WordlessRequest> = fc.oneof(
  fc.record({ type: fc.constant('give' as const), deus, to: color }),
  fc.record({ type: fc.constant('giveBacchus' as const), to: color }),
  fc.record({
    type: fc.constant('aruspex' as const),
    choice: fc.oneof(
      fc.record({ type: fc.constant('get' as const), deus, from: place }),
      fc.record({ type: fc.constant('putBack' as const), deus, to: place }),
    ),
  }),
  fc.constantFrom<WordlessRequest>(
    { type: 'keepNone' },
    { type: 'challenge' },
    { type: 'accept' },
    { type: 'giveMinerva' },
  ),
  fc.record({ type: fc.constant('vote' as const), upholds: fc.boolean() }),
  fc.record({
    type: fc.constant('chooseEnding' as const),
    ending: fc.constantFrom('flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death'),
    twist: fc.constantFrom('accuserGone', 'amansSaved', null),
  }),
  fc.record({ type: fc.constant('skip' as const), tale: number, anonymous: fc.boolean() }),
);

const tap: fc.Arbitrary<StoryTap> = fc.oneof(
  request.map((asked): StoryTap => ({ on: 'story', table, request: asked })),
  fc
    .constantFrom('give', 'giveFirst', 'aruspex', 'ending', 'more', 'end')
    .map((of): StoryTap => ({ on: 'storyChoice', table, of })),
  fc
    .oneof(
      fc.constantFrom({ what: 'tale' as const }, { what: 'part' as const }, { what: 'terms' as const }),
      number.map((about) => ({ what: 'question' as const, about })),
      number.map((question) => ({ what: 'answer' as const, question })),
      number.map((retold) => ({ what: 'retell' as const, tale: retold })),
      fc.constantFrom(...UMBRAE).map((umbra) => ({ what: 'woven' as const, umbra })),
    )
    .map((written): StoryTap => ({ on: 'storyWrite', table, written })),
  fc.constantFrom('show', 'tell', 'drop').map((does): StoryTap => ({ on: 'storyDraft', table, does })),
  number.map((tale): StoryTap => ({ on: 'storySkip', table, tale })),
  fc.constant<StoryTap>({ on: 'storyTableau', table }),
  fc
    .constantFrom('show', 'markdown', 'html', 'agree', 'publish')
    .map((does): StoryTap => ({ on: 'chronicle', table, does })),
);

describe('what buttons, lists and forms at a story mean', () => {
  test('each is read as it was written, among all others', () => {
    fc.assert(
      fc.property(tap, (one) => {
        expect(formatStoryTap(one).length).toBeLessThanOrEqual(100);
        expect(parseStoryTap(formatStoryTap(one))).toEqual(one);
        expect(parseTap(formatTap(one))).toEqual(one);
      }),
    );
  });

  test.each([
    'story',
    'story:',
    'story:T:tableau',
    'story:abc',
    'story:abc:do',
    'story:abc:do:give-bacchus',
    'story:abc:do:give-bacchus-white',
    'story:abc:do:give-jupiter-red',
    'story:abc:do:bacchus-red-blue',
    'story:abc:do:get-miles-middle-red',
    'story:abc:do:vote-perhaps',
    'story:abc:do:end-flight',
    'story:abc:do:end-flight-amans',
    'story:abc:do:skip-1',
    'story:abc:do:skip-x-me',
    'story:abc:write:tale:1',
    'story:abc:write:question-',
    'story:abc:write:woven-wine',
    'story:abc:choose:all',
    'story:abc:draft:eat',
    'story:abc:skip:1x',
    'story:abc:chronicle:burn',
    'story:abc:tableau:1',
  ])('%s means nothing', (customId) => {
    expect(parseStoryTap(customId)).toBeNull();
  });
});
