/** An index of the rules pages of one language: questions and words in any form, with slips of the finger. */
import MiniSearch from 'minisearch';
import type { Game, LocaleTexts, PageId } from '../keys.ts';
import type { PageText } from '../locales.ts';
import { Classifier, type Example as Learned } from './classifier.ts';
import { type Example, phrasesIn } from './examples.ts';
import { type RulesLanguage, Tokenizer, wordsOf } from './languages.ts';
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
  /** Builds the index, piece by piece of 10 to 30 ms: false once it is whole. The first search builds what is missing. */
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

/** Examples that are gone through without a pause. */
const PIECE = 250;

type Find = RulesIndex['find'];

export function indexRules(language: RulesLanguage): RulesIndex {
  const tokenizer = new Tokenizer(language);
  let hasWords = false;
  let search: Find | null = null;

  function* build(): Generator<void, void> {
    const examples = [...phrasesIn(language.texts), ...language.questions()];
    const learned: Learned[] = [];
    for (const { page, text } of examples) {
      const words = tokenizer.learn(text);
      if (learned.push({ label: LABELS.get(page) ?? 0, words }) % PIECE === 0) yield;
    }
    const bodies = indexBodies(language, tokenizer);
    hasWords = true;
    yield;
    const phrases = new Phrases(language, tokenizer);
    for (const [count, example] of examples.entries()) {
      phrases.add(example);
      if (count % PIECE === 0) yield;
    }
    const classifier = new Classifier(learned, PAGES.length, (word) => tokenizer.stemOf(word));
    while (classifier.prepare()) yield;
    search = searchIn(language, tokenizer, { classifier, phrases, bodies });
  }

  /** Null once all is built: it holds what it worked with. */
  let building: Generator<void, void> | null = build();
  const prepare = () => {
    if (building?.next().done) building = null;
    return building !== null;
  };
  return {
    prepare,
    find: (query, most, here) => {
      while (!search && prepare());
      return search?.(query, most, here) ?? NOTHING;
    },
    familiarity: (query) => {
      while (!hasWords && prepare());
      return tokenizer.familiarity(query.slice(0, LONGEST_QUERY));
    },
  };
}

const NOTHING: Found = { pages: [], isSure: false, isKnown: false };
const LABELS: ReadonlyMap<PageId, number> = new Map(PAGES.map(({ id }, index) => [id, index]));

interface Parts {
  readonly classifier: Classifier;
  readonly phrases: Phrases;
  readonly bodies: ReturnType<typeof indexBodies>;
}

function searchIn(
  { texts }: RulesLanguage,
  tokenizer: Tokenizer,
  { classifier, phrases, bodies }: Parts,
): Find {
  const gameIn = (asked: readonly string[]): Game | null =>
    PLAYED.find((game) => asked.includes(texts[`game.${game}`].toLowerCase())) ?? null;
  return (query, most, here = null) => {
    const words = wordsOf(query.slice(0, LONGEST_QUERY))
      .slice(0, MOST_WORDS)
      .map((word, at, all) => tokenizer.corrected(word, at === all.length - 1));
    const asked = tokenizer.meaningful(words);
    if (asked.length === 0) return NOTHING;
    const place = gameIn(asked) ?? here;
    const likely = classifier.probabilities(words);
    const named = phrases.find(words, asked);
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
      isKnown: tokenizer.familiarity(query.slice(0, LONGEST_QUERY)) > 0,
    };
  };
}

const PLAYED = GAMES.filter((game) => game !== 'bot');

interface Phrase {
  readonly page: PageId;
  readonly all: string;
  /** Those that say something. */
  readonly words: string;
  /** What it adds. */
  readonly fit: number;
}

/** What people type for a page, to be found word for word, in any order. */
class Phrases {
  readonly #texts: LocaleTexts;
  readonly #tokenizer: Tokenizer;
  readonly #byTerms = new Map<string, Phrase[]>();

  constructor({ texts }: RulesLanguage, tokenizer: Tokenizer) {
    this.#texts = texts;
    this.#tokenizer = tokenizer;
  }

  add({ page, text }: Example): void {
    const all = wordsOf(text);
    const words = this.#tokenizer.meaningful(all);
    const title = text === this.#texts[`rules.${page}.title`] ? WEIGHTS.titled : 0;
    const game = pageOf(page).game === GAMES[0] ? WEIGHTS.known : 0;
    const phrase = { page, all: all.join(' '), words: words.join(' '), fit: WEIGHTS.named + title + game };
    const key = this.#keyOf(words);
    const others = this.#byTerms.get(key);
    if (others) others.push(phrase);
    else this.#byTerms.set(key, [phrase]);
  }

  /** For each page that has the query as a phrase, what that adds. `asked`: its words that say something. */
  find(query: readonly string[], asked: readonly string[]): ReadonlyMap<PageId, number> {
    const named = new Map<PageId, number>();
    for (const { page, all, words, fit } of this.#byTerms.get(this.#keyOf(asked)) ?? []) {
      const spelled = words === asked.join(' ') ? WEIGHTS.spelled : 0;
      const literal = all === query.join(' ') ? WEIGHTS.literal : 0;
      named.set(page, Math.max(named.get(page) ?? 0, fit + spelled + literal));
    }
    return named;
  }

  #keyOf(words: readonly string[]): string {
    return [...new Set(words.map((word) => this.#tokenizer.termOf(word)))].sort().join(' ');
  }
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
