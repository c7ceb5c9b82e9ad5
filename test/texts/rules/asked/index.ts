import { readFileSync } from 'node:fs';
import { LANGUAGES, type PageId } from '../../../../src/texts/index.ts';
import { isPageId } from '../../../../src/texts/rules/pages.ts';

export interface Asked {
  readonly question: string;
  /** Any of these answers it. */
  readonly pages: readonly PageId[];
}

/** The questions of a file, `page[|page] TAB question`. */
export const questionsIn = (file: string): readonly Asked[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [named = '', question = ''] = line.split('\t');
      const pages = named.split('|').filter(isPageId);
      if (pages.length !== named.split('|').length) throw new Error(`${file}: no page ${named}`);
      return { question, pages };
    });

/** By language, texts that players type, typos included, and the page that they look for. */
export const ASKED: Readonly<Record<string, readonly (readonly [query: string, page: PageId])[]>> =
  Object.fromEntries(
    LANGUAGES.map(({ code }) => [
      code,
      questionsIn(`${code}.tsv`).flatMap(({ question, pages }) =>
        pages.map((page) => [question, page] as const),
      ),
    ]),
  );
