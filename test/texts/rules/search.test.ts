import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { PageId } from '../../../src/texts/index.ts';
import { RULES_LANGUAGES } from '../../../src/texts/rules/languages.ts';
import { isPageId, PAGES } from '../../../src/texts/rules/pages.ts';
import { languageOfQuestion } from '../../../src/texts/rules/rules-index.ts';
import { LONG_TIMEOUT_MS } from '../../runs.ts';
import { ASKED } from './asked/index.ts';
import { searchRules } from './search-rules.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

test('players of every language ask', () =>
  expect(Object.keys(ASKED).toSorted()).toEqual([...RULES_LANGUAGES.keys()].toSorted()));

describe.each(Object.entries(ASKED))('%s: the page that is looked for comes first', (language, asked) => {
  test.each(asked)('%s: %s', (query, page) => expect(searchRules(language, query, 3)[0]).toBe(page));
});

/** Queries that two pages answer. */
const EITHER: readonly (readonly [query: string, pages: readonly PageId[]])[] = [
  ['how do I win this thing', ['winning', 'aim']],
  ['where do captured pieces go', ['forest', 'gettingHit']],
  ['can I use one die only', ['allDice', 'lastOne']],
  ['does tuchulca have to leave mystical stones', ['tuchulchaPowers', 'mysticalFirst']],
  ['lasa hits', ['lasaMoving', 'lasaHit']],
  ['do neutral haruspexes have to leave', ['neutral', 'mysticalFirst']],
  ['go backwards', ['way', 'moving']],
  ['exit stone', ['exitStone', 'way']],
];

test.each(EITHER)('one of those that answer comes first: %s', (query, pages) => {
  expect(pages).toContain(searchRules('en', query, 1)[0]);
});

describe.each([...RULES_LANGUAGES])('%s', (code, { texts }) => {
  test.each(PAGES.map(({ id }) => id))('the title of %s finds it', (id) => {
    expect(searchRules(code, texts[`rules.${id}.title`], 1)).toEqual([id]);
  });

  test('words that say nothing find nothing', () =>
    expect(searchRules(code, texts['rules.search.ignored'], 5)).toEqual([]));
});

test.each([
  ['nothing', ''],
  ['spaces', '  \n\t '],
  ['signs', '?!… -- * ` @'],
  ['a picture', '🎲🎲'],
  ['no word of any language', 'xqzwvk jjjqq'],
  ['another alphabet', 'дракон'],
])('%s: no page', (_, query) => expect(searchRules('en', query, 5)).toEqual([]));

test('a very long query is cut, and still answered', () => {
  const asked = 'mystical stone';
  const long = `${asked}${' '.repeat(200)}${'Lasa Vecuvia '.repeat(10_000)}`;
  expect(searchRules('en', long, 5)).toEqual(searchRules('en', asked, 5));
});

test('any query: no more pages than wanted, none twice, the same ones each time', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200, unit: 'binary' }),
      fc.integer({ min: 0, max: 10 }),
      (query, most) => {
        const found = searchRules('en', query, most);
        expect(found.length).toBeLessThanOrEqual(most);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every(isPageId)).toBe(true);
        expect(searchRules('en', query, most)).toEqual(found);
      },
    ),
    { numRuns: 200 },
  );
});

test('fewer pages are the first of more', () =>
  expect(searchRules('en', 'haruspex dice', 10).slice(0, 3)).toEqual(searchRules('en', 'haruspex dice', 3)));

test('a dialect is its language, and English is searched where there are no pages', () => {
  for (const language of ['en-GB', 'en-US', 'xx', ''])
    expect(searchRules(language, 'doubles', 1)).toEqual(['doubles']);
});

describe('a question in another language than that of the reader', () => {
  test.each([
    ['en', 'wat gebeurt er als ik geraakt word', 'nl'],
    ['en', 'sind die Würfel fair', 'de'],
    ['de', 'posso riavere il mio posto', 'it'],
    ['it', 'how strong is the computer', 'en'],
    ['en-GB', 'what happens when i get hit', 'en-GB'],
    ['en', 'tuchulca', 'en'],
    ['en', 'dobbelstenen', 'nl'],
    ['nl', 'xqzwvk jjjqq', 'nl'],
    ['en', '', 'en'],
  ])('%s: “%s” is asked in %s', (reader, query, language) => {
    expect(languageOfQuestion(reader, query)).toBe(language);
  });

  test.each(Object.entries(ASKED))('%s: nearly all questions are known to be in it', (language, asked) => {
    const elsewhere = asked.filter(([query]) => languageOfQuestion(language, query) !== language);
    expect(elsewhere.length / asked.length).toBeLessThan(0.03);
  });
});
