/** Examples of questions by page: titles, phrases and tools/search/questions/<language>.txt. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { projectFile } from '../../src/project-file.ts';
import type { LocaleTexts, PageId } from '../../src/texts/index.ts';
import { isPageId, PAGES } from '../../src/texts/rules/pages.ts';

export const PAGE_PARTS = ['title', 'short', 'more', 'keywords'] as const;

export interface Example {
  readonly page: PageId;
  readonly text: string;
}

/** Parses `# page` followed by a question per line. Questions about unknown pages are skipped. */
export function parseQuestions(text: string): readonly Example[] {
  let page = '';
  const questions: Example[] = [];
  for (const line of text.split(/\r?\n/).map((line) => line.trim())) {
    if (line.startsWith('#')) page = line.slice(1).trim();
    else if (line !== '' && isPageId(page)) questions.push({ page, text: line });
  }
  return questions;
}

/** Returns the questions of a language by ISO 639 code; none if it has no file. */
export function questionsIn(code: string): readonly Example[] {
  const path = projectFile(`tools/search/questions/${code}.txt`);
  return existsSync(path) ? parseQuestions(readFileSync(path, 'utf8')) : [];
}

export const phrasesIn = (texts: LocaleTexts): readonly Example[] =>
  PAGES.flatMap(({ id: page }) =>
    [texts[`rules.${page}.title`], ...texts[`rules.${page}.keywords`].split(',')].map((text) => ({
      page,
      text: text.trim(),
    })),
  );

/** SHA-256 of the training data, in hexadecimal digits. */
export function sourceOf(texts: LocaleTexts, questions: readonly Example[]): string {
  const pages = PAGES.map(({ id }) => [id, ...PAGE_PARTS.map((part) => texts[`rules.${id}.${part}`])]);
  const asked = questions.map(({ page, text }) => [page, text]);
  const all = JSON.stringify([pages, asked, texts['rules.search.ignored']]);
  return createHash('sha256').update(all).digest('hex');
}
