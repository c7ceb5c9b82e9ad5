import { describe, expect, test } from 'vitest';
import { localeTexts, translator } from '../../src/texts/index.ts';
import type { Texts } from './flaws.ts';
import { longestText } from './longest.ts';

const isButton = (key: string): boolean => /(?:^|\.)button\./.test(key);

/** Labels that are meaningless when read alone: a verb without its object, or symbols. */
const bare = (texts: Texts): string[] =>
  Object.keys(texts)
    .filter(isButton)
    .flatMap((key) => {
      const label = longestText(texts, key);
      const words = label.match(/[\p{L}\p{N}’]+/gu) ?? [];
      return words.length < 2 || /\p{Extended_Pictographic}/u.test(label) ? [`${key}: ${label}`] : [];
    });

/** Words in capitals, which screen readers spell out. “GIF” is read as a word, and search words aren't read at all. */
const spelled = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    !/^rules\..*\.keywords$/.test(key) && /(?<!\p{L})(?!GIF)\p{Lu}{3,}(?!\p{L})/u.test(text)
      ? [`${key}: ${text}`]
      : [],
  );

describe.each(Object.entries(localeTexts))('%s', (code, texts) => {
  test('has buttons that say what they do with what', () => expect(bare(texts)).toEqual([]));

  test('writes nothing in capitals', () => expect(spelled(texts)).toEqual([]));

  test('counts the stones of a stack in words, beside the number of the stone', () => {
    const t = translator(code);
    for (let count = 2; count <= 9; count++) {
      const said = t('alt.stack', { stone: '13', count });
      expect(said.match(/\d+/g), said).toEqual(['13']);
      expect(said.startsWith('13 ')).toBe(true);
    }
  });
});

test.each([
  ['en', 'Section 1', 'Sections 1, 4.2'],
  ['de', 'Abschnitt 1', 'Abschnitte 1, 4.2'],
  ['nl', 'Paragraaf 1', 'Paragrafen 1, 4.2'],
  ['it', 'Sezione 1', 'Sezioni 1, 4.2'],
])('%s: where a page of the rules has it from, of one section and of several', (code, one, several) => {
  const source = (sections: string, count: number) =>
    translator(code)('rulesView.source', { sections, count, chapter: 'none', both: 'no' });
  expect(source('1', 1)).toBe(`-# ${one}`);
  expect(source('1, 4.2', 2)).toBe(`-# ${several}`);
});

describe('what reads badly is found', () => {
  test.each([
    ['button.undo', 'Undo'],
    ['button.join', '🔵 {color}'],
    ['tutorial.button.next', '➡️ 👍'],
  ])('%s: %s', (key, text) => expect(bare({ ...localeTexts['en'], [key]: text })).not.toEqual([]));

  test('a word in capitals', () => expect(spelled({ 'step.lost': '{way}, LOST' })).toHaveLength(1));
});
