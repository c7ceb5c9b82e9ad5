import { describe, expect, test } from 'vitest';
import { PART_ROOM, partsOf } from '../../../../src/discord/features/rules/page.ts';
import { type Translate, translator } from '../../../../src/texts/index.ts';
import { pageOf, type RulesPage } from '../../../../src/texts/rules/pages.ts';

const english = translator('en');

/** English, but for the details of a page. */
const withMore =
  (more: string): Translate =>
  (key, values) =>
    key.endsWith('.more') ? more : english(key, values);

const paragraph = (letter: string, length = 600): string => letter.repeat(length);
const openHit = pageOf('openHit');

test('the title, the answer, the details, the ruling, the caption and the source, in this order', () => {
  expect(partsOf(withMore('Details.'), openHit)).toEqual([
    [
      `### ${english('rules.openHit.title')}`,
      english('rules.openHit.short'),
      '',
      'Details.',
      '',
      `**Our ruling:** ${english('rules.ruling.openHitNextDice')}`,
      '',
      `-# Picture: ${english('rules.figure.openHit')}`,
      '-# Section 4.2 · In the rulebook: The game',
    ].join('\n'),
  ]);
});

test.each<[string, Partial<RulesPage>, string | null]>([
  ['sections and chapter', {}, '-# Section 4.2 · In the rulebook: The game'],
  ['sections alone', { rulebook: null }, '-# Section 4.2'],
  ['chapter alone', { sections: [] }, '-# In the rulebook: The game'],
  ['neither', { sections: [], rulebook: null }, null],
])('what a page rests on: %s', (_, given, line) => {
  const [text = ''] = partsOf(english, { ...openHit, figure: null, ...given });
  expect(text.split('\n').filter((one) => one.startsWith('-#'))).toEqual(line === null ? [] : [line]);
});

describe('a page that is too long for one message', () => {
  const more = ['a', 'b', 'c', 'd', 'e'].map((letter) => paragraph(letter)).join('\n\n');
  const parts = partsOf(withMore(more), openHit);

  test('is cut between paragraphs, and nothing is lost', () => {
    expect(parts.length).toBe(3);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(PART_ROOM);
    const told = parts.join('\n').replace(/### .*\n/g, '');
    for (const text of [english('rules.openHit.short'), ...more.split('\n\n')]) {
      expect(told.split(text)).toHaveLength(2);
    }
    expect(told.indexOf(paragraph('a'))).toBeLessThan(told.indexOf(paragraph('e')));
  });

  test('numbers its parts, has the caption on the first and the ruling and the source on the last', () => {
    const title = english('rules.openHit.title');
    expect(parts.map((part) => part.split('\n')[0])).toEqual([
      `### ${title} (1/3)`,
      `### ${title} (2/3)`,
      `### ${title} (3/3)`,
    ]);
    expect(parts.map((part) => part.includes('-# Picture:'))).toEqual([true, false, false]);
    expect(parts.map((part) => part.includes('**Our ruling:**'))).toEqual([false, false, true]);
    expect(parts.map((part) => part.includes('-# Section 4.2'))).toEqual([false, false, true]);
  });

  test('is one that is too long by a character', () => {
    const room = PART_ROOM - partsOf(withMore(''), openHit).join().length - '\n\n'.length;
    expect(partsOf(withMore(paragraph('x', room)), openHit).map(({ length }) => length)).toEqual([PART_ROOM]);
    expect(partsOf(withMore(paragraph('x', room + 1)), openHit)).toHaveLength(2);
  });
});
