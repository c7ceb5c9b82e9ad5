import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPageId } from '../../../src/texts/rules/pages.ts';
import { findPages } from '../../../src/texts/rules/rules-index.ts';
import { searchRules } from './search-rules.ts';

/** Questions by people who had seen no examples, which were not used in training: `page[|page] TAB question`. */
const fresh = (language: string) =>
  readFileSync(new URL(`asked/fresh.${language}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [named = '', question = ''] = line.split('\t');
      const pages = named.split('|').filter(isPageId);
      return pages.length > 0 ? [{ pages, question }] : [];
    });

/**
 * The least shares of pages that are found first, and among the first three. When measured, they were at least 90 and 97 in 100 in
 * every language.
 */
test.each([
  ['en', 0.89, 0.96],
  ['de', 0.88, 0.96],
  ['nl', 0.87, 0.96],
  ['it', 0.88, 0.96],
])('%s: fresh questions find their page first, or among three', (language, first, three) => {
  const questions = fresh(language);
  const found = questions.map(({ pages, question }) => ({
    pages,
    found: searchRules(language, question, 3),
  }));
  const share = (most: number) =>
    found.filter((one) => one.found.slice(0, most).some((page) => one.pages.includes(page))).length /
    found.length;
  expect(share(1)).toBeGreaterThanOrEqual(first);
  expect(share(3)).toBeGreaterThanOrEqual(three);
});

describe('confidence', () => {
  test.each([
    ['en', 'how do i install minecraft'],
    ['nl', 'hoofdstad van frankrijk'],
    ['en', 'xqzwvk jjjqq'],
  ])('%s: “%s” is about nothing here', (language, question) => {
    expect(findPages(language, question, 5).isSure).toBe(false);
  });

  test.each([
    ['en', 'undo a move'],
    ['de', 'sind die Würfel fair'],
  ])('%s: “%s” is', (language, question) => {
    expect(findPages(language, question, 5).isSure).toBe(true);
  });
});
