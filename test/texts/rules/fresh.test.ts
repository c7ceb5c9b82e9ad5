import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPageId } from '../../../src/texts/rules/pages.ts';
import { findPages, searchRules } from '../../../src/texts/rules/search.ts';

/** Questions that nothing was learned from or adjusted to: `page[|page] TAB question`. */
const fresh = (language: string) =>
  readFileSync(new URL(`asked/fresh.${language}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [named = '', question = ''] = line.split('\t');
      const pages = named.split('|').filter(isPageId);
      return pages.length > 0 ? [{ pages, question }] : [];
    });

/** Shares that are reached at least; wanted are 0.9 and 0.97. */
test.each([
  ['de', 0.76, 0.88],
  ['nl', 0.71, 0.82],
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
