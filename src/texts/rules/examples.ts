/** What people ask, by page: titles, phrases and the questions of assets/rules/<language>/questions.txt. */
import { existsSync, readFileSync } from 'node:fs';
import { projectFile } from '../../project-file.ts';
import type { LocaleTexts, PageId } from '../keys.ts';
import { isPageId, PAGES } from './pages.ts';

export interface Example {
  readonly page: PageId;
  readonly text: string;
}

/** A file is `# page` and below it a question a line. Throws where a page is not there, or a question is of none. */
export function parseQuestions(text: string, file: string): readonly Example[] {
  let page: PageId | null = null;
  const questions: Example[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const written = line.trim();
    if (written === '') continue;
    const heading = /^# *(\S+)$/.exec(written)?.[1];
    if (heading !== undefined && !isPageId(heading))
      throw new Error(`${file}: there is no page “${heading}”`);
    if (heading !== undefined) page = heading;
    else if (page === null) throw new Error(`${file}, line ${index + 1}: a question of no page`);
    else questions.push({ page, text: written });
  }
  return questions;
}

/** Of one language, by ISO 639 code; none where it has no file of them. */
export function questionsIn(code: string): readonly Example[] {
  const file = `assets/rules/${code}/questions.txt`;
  const path = projectFile(file);
  return existsSync(path) ? parseQuestions(readFileSync(path, 'utf8'), file) : [];
}

/** The title of each page, and what its keywords say that people type. */
export const phrasesIn = (texts: LocaleTexts): readonly Example[] =>
  PAGES.flatMap(({ id: page }) =>
    [texts[`rules.${page}.title`], ...texts[`rules.${page}.keywords`].split(',')].map((text) => ({
      page,
      text: text.trim(),
    })),
  );
