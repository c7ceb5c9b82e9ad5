/** Free search over the rules pages, in the language that a question is asked in. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game, PageId } from '../keys.ts';
import { RULES_LANGUAGES, type RulesLanguage, rulesIn } from './languages.ts';
import { type Found, indexRules, type RulesIndex } from './rules-index.ts';

/** After a start people's taps wait: what is learned for questions to come has time. */
const FIRST_PAUSE_MS = 2_000;
const PAUSE_MS = 40;

const indexes = new Map<RulesLanguage, RulesIndex>();

/**
 * `language`: a BCP 47 tag; English is searched where there are no pages in it. The first search in a language takes one or
 * two seconds longer, until `prepareSearch` has been there.
 */
export const findPages = (language: string, query: string, most: number, here: Game | null = null): Found =>
  indexOf(rulesIn(language)).find(query, most, here);

export const searchRules = (
  language: string,
  query: string,
  most: number,
  here: Game | null = null,
): readonly PageId[] => findPages(language, query, most, here).pages;

function indexOf(rules: RulesLanguage): RulesIndex {
  const index = indexes.get(rules) ?? indexRules(rules);
  indexes.set(rules, index);
  return index;
}

/**
 * Builds the index of one language after the other, with room for other work between: pieces of 5 to 20 ms of the event loop, for some
 * 20 seconds a language. A question that comes earlier waits for its language.
 */
export async function prepareSearch(): Promise<void> {
  await sleep(FIRST_PAUSE_MS, null, { ref: false });
  for (const rules of RULES_LANGUAGES.values()) {
    do await sleep(PAUSE_MS, null, { ref: false });
    while (indexOf(rules).prepare());
  }
}

/** Up to the first, a question is not in the reader's language; from the second on, it is in another. */
const FOREIGN = 0.5;
const AT_HOME = 0.8;
/** In words. */
const SENTENCE = 3;

/**
 * The language that a question is asked in, as a BCP 47 tag: `language`, unless hardly a word is of it and most are of another. The first
 * such question takes a second or two longer, in which the other languages are indexed, until `prepareSearch` has been there.
 */
export function languageOfQuestion(language: string, query: string): string {
  const own = indexOf(rulesIn(language));
  if (own.familiarity(query) > FOREIGN) return language;
  // A word or two may be slips: only where nothing is like them are they another language's.
  if (query.trim().split(/\s+/).length < SENTENCE && own.find(query, 1).isSure) return language;
  const [other] = [...RULES_LANGUAGES]
    .map(([code, rules]) => ({ code, share: indexOf(rules).familiarity(query) }))
    .toSorted((one, other) => other.share - one.share);
  return other && other.share >= AT_HOME ? other.code : language;
}
