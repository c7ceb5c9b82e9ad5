/** Free search over the rules pages, in the language that a question is asked in. */
import type { Game, PageId } from '../keys.ts';
import { RULES_LANGUAGES, rulesIn } from './languages.ts';
import { readLearned } from './learned.ts';
import { PAGES } from './pages.ts';
import { type Found, indexRules, type RulesIndex } from './rules-index.ts';

const indexes = new Map<string, RulesIndex>();

/** `language`: a BCP 47 tag; English is searched where there are no pages in it. */
export const findPages = (language: string, query: string, most: number, here: Game | null = null): Found =>
  indexOf(language).find(query, most, here);

export const searchRules = (
  language: string,
  query: string,
  most: number,
  here: Game | null = null,
): readonly PageId[] => findPages(language, query, most, here).pages;

/** The index of a language is read when it is asked first, which takes a few milliseconds. */
function indexOf(language: string): RulesIndex {
  const rules = rulesIn(language);
  const index = indexes.get(rules.code) ?? indexRules(rules, readLearned(rules.code, PAGES.length));
  indexes.set(rules.code, index);
  return index;
}

/** Up to the first, a question is not in the reader's language; from the second on, it is in another. */
const FOREIGN = 0.5;
const AT_HOME = 0.8;
/** In words. */
const SENTENCE = 3;

/** The language that a question is asked in, as a BCP 47 tag: `language`, unless hardly a word is of it and most are of another. */
export function languageOfQuestion(language: string, query: string): string {
  const own = indexOf(language);
  if (own.familiarity(query) > FOREIGN) return language;
  // A word or two may be slips: only where nothing is like them are they another language's.
  if (query.trim().split(/\s+/).length < SENTENCE && own.find(query, 1).isSure) return language;
  const [other] = [...RULES_LANGUAGES.keys()]
    .map((code) => ({ code, share: indexOf(code).familiarity(query) }))
    .toSorted((one, other) => other.share - one.share);
  return other && other.share >= AT_HOME ? other.code : language;
}
