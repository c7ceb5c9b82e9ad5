import { describe, expect, test } from 'vitest';
import type { OutMessage } from '../../../../src/discord/api/message.ts';
import {
  chronicleMessage,
  documentOf,
  type Reading,
} from '../../../../src/discord/bacchanalia/chronicle/reading.ts';
import type { Story } from '../../../../src/tables/bacchanalia/story/story.ts';
import type { Person } from '../../../../src/tables/game-types.ts';
import { LANGUAGES } from '../../../../src/texts/index.ts';
import { begun, over, played, storyTable } from '../a-story.ts';
import { aStory } from './a-story.ts';

/** As long as Discord allows, of signs that need a backslash each. */
const NAME = '_'.repeat(32);
const person = (userId: string, name = NAME): Person => ({ kind: 'person', userId, name });
const PEOPLE = ['1', '2', '3'].map((userId) => person(userId));

const readingOf = (
  agreed: readonly string[],
  { state = begun, voters = PEOPLE, locale = 'en', story = aStory({ text: 'a', name: 'b' }) as Story } = {},
): Reading => {
  const isPublished = agreed.length === voters.length;
  return {
    table: storyTable(played, state, locale),
    readership: {
      readers: [...voters, person('9')],
      voters,
      isPublished,
      agreed: voters.filter(({ userId }) => agreed.includes(userId)),
      isFinal: isPublished && state.phase.name === 'over',
    },
    story,
  };
};

const labels = ({ rows }: OutMessage): unknown[] =>
  rows.flatMap(({ components }) => components.flatMap((one) => ('label' in one ? [one.label] : [])));

const DOCUMENTS = ['As web page', 'As Markdown'];
const AGREE = 'Agree to publish';
const DISAGREE = 'Withdraw my agreement';
const SHOW = 'Show everyone here';

describe('what there is to read of a story', () => {
  test.each<[string, readonly string[], string, boolean, typeof begun, readonly string[]]>([
    ['nobody agrees', [], '1', true, begun, [...DOCUMENTS, AGREE]],
    ['another one agrees', ['2'], '1', true, begun, [...DOCUMENTS, AGREE]],
    ['the reader agrees', ['1', '2'], '1', true, begun, [...DOCUMENTS, DISAGREE]],
    ['all agree, and it goes on', ['1', '2', '3'], '1', true, begun, [...DOCUMENTS, DISAGREE, SHOW]],
    ['all agree, and it is over', ['1', '2', '3'], '1', true, over, [...DOCUMENTS, SHOW]],
    ['nothing may be said there', ['1', '2', '3'], '1', false, over, DOCUMENTS],
    ['the reader told nothing of it', ['2'], '9', true, begun, DOCUMENTS],
    ['to anybody', ['1', '2', '3'], '77', true, over, [...DOCUMENTS, SHOW]],
  ])('buttons where %s', (_, agreed, reader, sharable, state, expected) => {
    const message = chronicleMessage('en', readingOf(agreed, { state }), reader, sharable);
    expect(labels(message)).toEqual(expected);
  });

  test.each<[string, readonly string[], typeof begun, string]>([
    ['while it goes on', [], begun, '3 scenes, and the story goes on. I write it for you now'],
    ['when it ends', [], over, '3 scenes. I write it for you now'],
    ['whose it is', [], over, 'only for its players, past and present, until all of them agree'],
    ['who agrees', ['1', '3'], over, 'so far 2 of 3 do: Ann and Cyd.'],
    [
      'that all agree',
      ['1', '2', '3'],
      over,
      'All agree to publish it: everyone on this server can read it.',
    ],
    [
      'that it can be taken back',
      ['1', '2', '3'],
      begun,
      'Until the story is over, each of them can take that back.',
    ],
  ])('says %s', (_, agreed, state, expected) => {
    const voters = ['Ann', 'Bob', 'Cyd'].map((name, index) => person(`${index + 1}`, name));
    const { content } = chronicleMessage('en', readingOf(agreed, { state, voters }), '1', true);
    expect(content).toContain(expected);
  });

  test('does not say that what all agreed on for good can be taken back', () => {
    const { content } = chronicleMessage('en', readingOf(['1', '2', '3'], { state: over }), '1', true);
    expect(content).not.toContain('take that back');
  });

  test.each(LANGUAGES.map(({ code }) => code))('fits into a message with long names: %s', (locale) => {
    const voters = Array.from({ length: 12 }, (_, index) => person(`${index}`));
    for (const state of [begun, over])
      for (const count of [0, 1, 11, 12]) {
        const agreed = voters.slice(0, count).map(({ userId }) => userId);
        const message = chronicleMessage(locale, readingOf(agreed, { state, voters, locale }), '0', true);
        expect(message.content.length).toBeLessThanOrEqual(2000);
        expect(message.content).not.toMatch(/undefined|\{\w/);
        expect(labels(message).length).toBeGreaterThanOrEqual(2);
      }
  });
});

test('its documents are named after the table, and name people as the server does', async () => {
  const story = aStory({ text: 'Ask <@1>.', name: 'b' });
  const voters = [person('1', 'Ann')];
  const facts = { locale: 'en', timeZone: 'UTC', serverName: 'Caffè' };
  for (const kind of ['md', 'html'] as const) {
    const { name, content } = await documentOf(readingOf([], { story, voters }), kind, facts);
    expect(name).toBe(`bacchanalia-7-chronicle.${kind}`);
    expect(content.toString()).toContain('Ask Ann.');
    expect(content.toString()).toContain('Caffè');
  }
});
