/** Free search over the rules pages: questions and words in any form, with slips of the finger. */
import { setTimeout as sleep } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Game, PageId } from '../keys.ts';
import type { PageText } from '../locales.ts';
import { Classifier } from './classifier.ts';
import { type Example, phrasesIn } from './examples.ts';
import { RULES_LANGUAGES, type RulesLanguage, rulesIn, Tokenizer, wordsOf } from './languages.ts';
import { GAMES, PAGES, pageOf } from './pages.ts';

/** Characters and words of a query that are read; no question is longer. */
const LONGEST_QUERY = 120;
const MOST_WORDS = 20;

export interface Found {
  /** The best first. */
  readonly pages: readonly PageId[];
  /** Whether the first is likely to answer; else all are no more than near. */
  readonly isSure: boolean;
  /** Whether any word of the query is one that the pages have; else those found are guesses at slips. */
  readonly isKnown: boolean;
}

export interface RulesIndex {
  /** At most `most` pages; none for a query that is like nothing. `here`: the game whose pages come first where both answer. */
  find(query: string, most: number, here?: Game | null): Found;
  /** Learns a bit more from the examples; false where all is learned. What isn't, the first search learns. */
  prepare(): boolean;
  /** The share of the query's words that this language has, from 0 to 1; 0 for a query without words. */
  familiarity(query: string): number;
}

/** What is added to how like the examples of a page are, from 0 to 1. */
export const WEIGHTS = {
  /** The query is its title, but for words that say nothing. */
  titled: 0.3,
  /** The query is one of its phrases, but for words that say nothing. */
  named: 0.7,
  /** It is, and spelled so: stems of different words can be the same. */
  spelled: 0.1,
  /** It is, with those words too. */
  literal: 0.15,
  /** It is one of the phrases of Tuchulcha, about which most people ask. */
  known: 1,
  /** By how well the words of the page itself fit, in comparison to the page that they fit best. */
  body: 0.07,
  /** It is of the game that is played here, or of the bot. */
  here: 0.05,
  /** It is, and the query is one of its phrases. */
  namedHere: 2.5,
};

/** Below, a page is not near. */
const NEAR = 0.09;
/** Likelihood from which on a page is likely to answer. */
const SURE = 0.16;

export function indexRules(language: RulesLanguage): RulesIndex {
  const tokenizer = new Tokenizer(language);
  const examples = [...phrasesIn(language.texts), ...language.questions()];
  const classifier = classifierOf(examples, tokenizer);
  const phrases = indexPhrases(examples, language, tokenizer);
  const bodies = indexBodies(language, tokenizer);

  const gameIn = (asked: readonly string[]): Game | null =>
    PLAYED.find((game) => asked.includes(language.texts[`game.${game}`].toLowerCase())) ?? null;

  const familiarity = (query: string) => tokenizer.familiarity(query.slice(0, LONGEST_QUERY));

  const find = (query: string, most: number, here: Game | null = null): Found => {
    const words = wordsOf(query.slice(0, LONGEST_QUERY))
      .slice(0, MOST_WORDS)
      .map((word, at, all) => tokenizer.corrected(word, at === all.length - 1));
    const asked = tokenizer.meaningful(words);
    if (asked.length === 0) return { pages: [], isSure: false, isKnown: false };
    const place = gameIn(asked) ?? here;
    const likely = classifier.probabilities(words);
    const named = phrases(words, asked);
    const fits = bodies(asked);
    const near = PAGES.map(({ id, game }, index) => {
      const fit = Math.sqrt(likely[index] ?? 0) + (named.get(id) ?? 0) + WEIGHTS.body * (fits.get(id) ?? 0);
      const isHere = place !== null && (game === place || game === 'bot');
      return { id, fit, order: fit + (isHere ? WEIGHTS.here + (named.has(id) ? WEIGHTS.namedHere : 0) : 0) };
    }).filter(({ fit }) => fit >= NEAR);
    const best = near.toSorted((one, other) => other.order - one.order);
    return {
      pages: best.slice(0, most).map(({ id }) => id),
      isSure: named.size > 0 || Math.max(...likely) >= SURE,
      isKnown: familiarity(query) > 0,
    };
  };
  const prepare = (): boolean => {
    if (!classifier.isTrained) classifier.trainEpoch();
    return !classifier.isTrained;
  };
  return { find, prepare, familiarity };
}

const PLAYED = GAMES.filter((game) => game !== 'bot');

/** After a start people's taps wait: what is learned for questions to come has time. */
const FIRST_PAUSE_MS = 60_000;
const PAUSE_MS = 1_000;

const indexes = new Map<RulesLanguage, RulesIndex>();

/**
 * `language`: a BCP 47 tag; English is searched where there are no pages in it. The first search in a language takes half a
 * second longer, a whole one in English, until `prepareSearch` has been there.
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
 * Indexes one language after the other and learns its questions, from a minute on, with room for other work between: up to 0.4 s of the
 * event loop for a language's index, 0.15 s for each of five rounds of learning. A question that comes earlier waits for its language.
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

function classifierOf(examples: readonly Example[], tokenizer: Tokenizer): Classifier {
  const labels = new Map<PageId, number>(PAGES.map(({ id }, index) => [id, index]));
  return new Classifier(
    examples.map(({ page, text }) => ({ label: labels.get(page) ?? 0, words: tokenizer.learn(text) })),
    PAGES.length,
    (word) => tokenizer.stemOf(word),
  );
}

interface Phrase {
  readonly page: PageId;
  readonly all: string;
  /** Those that say something. */
  readonly words: string;
  /** What it adds. */
  readonly fit: number;
}

/** For each page that has the query as a phrase, what that adds. */
function indexPhrases(examples: readonly Example[], { texts }: RulesLanguage, tokenizer: Tokenizer) {
  const key = (words: readonly string[]) =>
    [...new Set(words.map((word) => tokenizer.termOf(word)))].sort().join(' ');
  const byTerms = new Map<string, Phrase[]>();
  for (const { page, text } of examples) {
    const all = wordsOf(text);
    const words = tokenizer.meaningful(all);
    const title = text === texts[`rules.${page}.title`] ? WEIGHTS.titled : 0;
    const game = pageOf(page).game === GAMES[0] ? WEIGHTS.known : 0;
    const phrase = { page, all: all.join(' '), words: words.join(' '), fit: WEIGHTS.named + title + game };
    byTerms.set(key(words), [...(byTerms.get(key(words)) ?? []), phrase]);
  }
  return (query: readonly string[], asked: readonly string[]): ReadonlyMap<PageId, number> => {
    const named = new Map<PageId, number>();
    for (const { page, all, words, fit } of byTerms.get(key(asked)) ?? []) {
      const spelled = words === asked.join(' ') ? WEIGHTS.spelled : 0;
      const literal = all === query.join(' ') ? WEIGHTS.literal : 0;
      named.set(page, Math.max(named.get(page) ?? 0, fit + spelled + literal));
    }
    return named;
  };
}

interface Body extends PageText {
  readonly page: PageId;
}

/** How well the words of each page fit a query by BM25, from 0 to 1, the best page's. */
function indexBodies({ texts }: RulesLanguage, tokenizer: Tokenizer) {
  const index = new MiniSearch<Body>({
    ...tokenizer.options,
    idField: 'page',
    fields: ['title', 'short', 'more', 'keywords'],
    searchOptions: {
      boost: { title: 2.5, keywords: 2, short: 1, more: 0.3 },
      // A player who is still typing has not finished the last word.
      prefix: (term, position, all) => position === all.length - 1 && term.length > 2,
      weights: { prefix: 0.3, fuzzy: 0 },
    },
  });
  index.addAll(
    PAGES.map(({ id: page }) => ({
      page,
      title: texts[`rules.${page}.title`],
      short: texts[`rules.${page}.short`],
      more: texts[`rules.${page}.more`],
      keywords: texts[`rules.${page}.keywords`],
    })),
  );
  return (asked: readonly string[]): ReadonlyMap<PageId, number> => {
    const found = index.search(asked.join(' '));
    const best = found[0]?.score ?? 1;
    return new Map(found.map(({ id, score }): [PageId, number] => [id, score / best]));
  };
}
