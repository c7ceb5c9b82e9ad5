import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { isPageId, PAGES } from '../../../src/texts/rules/pages.ts';
import { findPages } from '../../../src/texts/rules/rules-index.ts';
import { questionsIn } from '../../../tools/search/examples.ts';
import { LONG_TIMEOUT_MS, spreadOf } from '../../runs.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const LEAST = 5;

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

describe.each(['en', 'de', 'nl', 'it'])('example questions, %s', (language) => {
  const questions = questionsIn(language);

  test('stand below the names of pages', () => {
    const headings = readFileSync(`tools/search/questions/${language}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('#'))
      .map((line) => line.slice(1).trim());
    expect(headings.filter((name) => !isPageId(name))).toEqual([]);
    expect(headings.filter((name, at) => headings.indexOf(name) !== at)).toEqual([]);
  });

  test(`are ${LEAST} at least for each page`, () => {
    const few = PAGES.map(({ id }) => id).filter(
      (id) => questions.filter(({ page }) => page === id).length < LEAST,
    );
    expect(few).toEqual([]);
  });

  test('have one page each', () => {
    const seen = new Map<string, string>();
    const twice = questions.filter(({ page, text }) => {
      const words = wordsOf(text);
      const other = seen.get(words);
      seen.set(words, page);
      return other !== undefined;
    });
    expect(twice).toEqual([]);
  });

  test('find the page that they stand below', () => {
    const asked = spreadOf(200, questions);
    const lost = asked.filter(({ page, text }) => !findPages(language, text, 3).pages.includes(page));
    expect(lost.length / asked.length).toBeLessThan(0.01);
  });
});
