/** Searches the rules pages in the language in which the question was asked. */
import type { RulesGame } from '../keys.ts';
import { RULES_LANGUAGES, rulesIn } from './languages.ts';
import { PAGES } from './pages.ts';
import { indexRules, type RulesIndex, type SearchResult } from './rules-index.ts';
import { readLearned } from './search-weights.ts';

const indexes = new Map<string, RulesIndex>();

/** `language` is a BCP 47 tag; English is searched if it has no pages. */
export const findPages = (
  language: string,
  query: string,
  most: number,
  here: RulesGame | null = null,
): SearchResult => indexOf(language).find(query, most, here);

function indexOf(language: string): RulesIndex {
  const rules = rulesIn(language);
  const index = indexes.get(rules.code) ?? indexRules(rules, readLearned(rules.code, PAGES.length));
  indexes.set(rules.code, index);
  return index;
}

/** At most the first share of known words: the question isn't in the reader's language. At least the second: it is in the other. */
const FOREIGN = 0.5;
const AT_HOME = 0.8;
const SENTENCE = 3;

/** Guesses the language of a question, as a BCP 47 tag: `language`, unless it knows few of the words and another knows most. */
export function languageOfQuestion(language: string, query: string): string {
  const own = indexOf(language);
  if (own.familiarity(query) > FOREIGN) return language;
  // One or two unknown words may be typos, so they count as foreign only if nothing similar is found.
  if (query.trim().split(/\s+/).length < SENTENCE && own.find(query, 1).isSure) return language;
  const [other] = [...RULES_LANGUAGES.keys()]
    .map((code) => ({ code, share: indexOf(code).familiarity(query) }))
    .toSorted((one, other) => other.share - one.share);
  return other && other.share >= AT_HOME ? other.code : language;
}
