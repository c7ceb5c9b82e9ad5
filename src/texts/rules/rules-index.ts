import { memoized } from '../../cache-limits.ts';
import { fnv1aOf } from '../../hash.ts';
import { startOf } from '../../text.ts';
import type { PageId, RulesGame } from '../index.ts';
import {
  RULES_LANGUAGES,
  type RulesLanguage,
  rulesIn,
  splitWords,
  Tokenizer,
  withoutMarks,
} from './languages.ts';
import { PAGES, RULES_GAMES } from './pages.ts';
import {
  addWeightedRow,
  type Learned,
  type LearnedPhrases,
  type PageTable,
  positionIn,
  readLearned,
} from './search-weights.ts';

/** Guesses the page that a question is about: multinomial logistic regression with weights learned by tools/search/. */

export const WEIGHT_STEP = 0.25;

/** The probability of each page, 0 to 1. They add up to 1, or to less when the examples lack some of the text's features. */
function probabilities({ weights, rarities }: Learned, counts: FeatureCounts): Float64Array {
  const { indexes, values } = vectorOf(counts, weights.keys, rarities);
  const scores = new Float64Array(PAGES.length);
  for (const [at, index] of indexes.entries())
    addWeightedRow(weights, index, (values[at] ?? 0) * WEIGHT_STEP, scores);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  const known = values.reduce((total, value) => total + value * value, 0);
  return powers.map((power) => (power / sum) * known);
}

/** Maximum number of characters and words read of a query. No real question is longer. */
const MAX_QUERY_LENGTH = 120;
const MAX_WORDS = 20;

export interface SearchResult {
  readonly pages: readonly PageId[];
  /** Whether the first page probably answers the query; otherwise all are only related. */
  readonly isSure: boolean;
  /** Whether the pages have any word of the query; otherwise the results are guesses at typos. */
  readonly isKnown: boolean;
}

interface RulesIndex {
  /** Returns at most `most` pages, none for an unrelated query. On a tie, pages of the game `here` come first. */
  find(query: string, most: number, here?: RulesGame | null): SearchResult;
  /** The share of the query's words that this language knows, 0 to 1; 0 for a query without words. */
  familiarity(query: string): number;
}

/** Added to the classifier's score, which is 0 to 1. */
const SCORE_WEIGHTS = {
  /** The query is the page's title, apart from meaningless words. */
  titled: 0.3,
  /** The query is one of the page's phrases, apart from meaningless words. */
  named: 0.7,
  /** Its words are also spelled the same: different words can share a stem. */
  spelled: 0.1,
  /** Its meaningless words are the same as well. */
  literal: 0.15,
  /** The phrase is about the main game. */
  known: 1,
  /** Weight of the page's own words, relative to the best-fitting page. */
  body: 0.07,
  /** The page is about the game that is played here, or about the bot. */
  here: 0.05,
  /** The query is, in addition, one of the page's phrases. */
  namedHere: 2.5,
};

const NEAR = 0.09;
const SURE = 0.16;

const NOTHING: SearchResult = { pages: [], isSure: false, isKnown: false };
const PLAYABLE_GAMES = RULES_GAMES.filter((game) => game !== 'bot');

export function indexRules(language: RulesLanguage, learned: Learned): RulesIndex {
  const { texts } = language;
  const tokenizer = new Tokenizer(language);
  const vocabulary = new Vocabulary(tokenizer, learned);
  const familiarity = (query: string): number => vocabulary.familiarity(startOf(query, MAX_QUERY_LENGTH));
  const gameIn = (asked: readonly string[]): RulesGame | null =>
    PLAYABLE_GAMES.find((game) => asked.includes(texts[`game.${game}`].toLowerCase())) ?? null;
  return {
    familiarity,
    find(query, most, here = null) {
      const words = splitWords(startOf(query, MAX_QUERY_LENGTH))
        .slice(0, MAX_WORDS)
        .map((word, at, all) => vocabulary.corrected(word, at === all.length - 1));
      const asked = tokenizer.meaningful(words);
      if (asked.length === 0) return NOTHING;
      const place = gameIn(asked) ?? here;
      const likely = probabilities(
        learned,
        countFeatures(words, (word) => tokenizer.stemOf(word)),
      );
      const terms = [...new Set(asked.map((word) => tokenizer.stemOf(word)))];
      const named = fitOfPhrases(learned.phrases, { terms, asked, words });
      const bodies = fitOfBodies(learned.bodies, terms);
      const near = PAGES.map(({ id, game }, page) => {
        const name = named.get(page) ?? 0;
        const fit = Math.sqrt(likely[page] ?? 0) + name + SCORE_WEIGHTS.body * (bodies[page] ?? 0);
        const isHere = place !== null && (game === place || game === 'bot');
        return {
          id,
          fit,
          order: fit + (isHere ? SCORE_WEIGHTS.here + (name > 0 ? SCORE_WEIGHTS.namedHere : 0) : 0),
        };
      }).filter(({ fit }) => fit >= NEAR);
      const best = near.toSorted((one, other) => other.order - one.order);
      return {
        pages: best.slice(0, most).map(({ id }) => id),
        isSure: named.size > 0 || Math.max(...likely) >= SURE,
        isKnown: familiarity(query) > 0,
      };
    },
  };
}

/** A key that ignores the order of the terms. */
export const phraseKey = (terms: readonly string[]): number => fnv1aOf([...new Set(terms)].sort().join(' '));

export const shortHash = (words: readonly string[]): number => fnv1aOf(words.join(' ')) & 0xff;

interface Query {
  readonly terms: readonly string[];
  readonly asked: readonly string[];
  readonly words: readonly string[];
}

function fitOfPhrases(phrases: LearnedPhrases, { terms, asked, words }: Query): ReadonlyMap<number, number> {
  const named = new Map<number, number>();
  const key = phraseKey(terms);
  const [spelling, wording] = [shortHash(asked), shortHash(words)];
  for (let at = positionIn(phrases.keys, key); at !== -1 && phrases.keys[at] === key; at++) {
    const page = phrases.pages[at] ?? 0;
    const title = phrases.titles[at] ? SCORE_WEIGHTS.titled : 0;
    const game = PAGES[page]?.game === RULES_GAMES[0] ? SCORE_WEIGHTS.known : 0;
    const spelled = phrases.spellings[at] === spelling ? SCORE_WEIGHTS.spelled : 0;
    const literal = phrases.wordings[at] === wording ? SCORE_WEIGHTS.literal : 0;
    const fit = SCORE_WEIGHTS.named + title + game + spelled + literal;
    named.set(page, Math.max(named.get(page) ?? 0, fit));
  }
  return named;
}

/** How well the words of each page fit the query, relative to the best page: 0 to 1. */
function fitOfBodies(bodies: PageTable, terms: readonly string[]): Float64Array {
  const scores = new Float64Array(PAGES.length);
  const matches = new Float64Array(PAGES.length);
  for (const term of terms) {
    const row = positionIn(bodies.keys, fnv1aOf(term));
    if (row === -1) continue;
    addWeightedRow(bodies, row, 1, scores);
    for (let at = bodies.ends[row - 1] ?? 0; at < (bodies.ends[row] ?? 0); at++) {
      const page = bodies.pages[at] ?? 0;
      matches[page] = (matches[page] ?? 0) + 1;
    }
  }
  const fits = scores.map((score, page) => score * (matches[page] ?? 0));
  const best = Math.max(...fits) || 1;
  return fits.map((fit) => fit / best);
}

/** Penalties in edits: for an unfinished word, and for a wrong first letter, which is rare. */
const UNFINISHED = 1.25;
const WRONG_START = 0.5;

class Vocabulary {
  readonly #tokenizer: Tokenizer;
  readonly #terms: Uint32Array;
  readonly #written: ReadonlySet<string>;

  constructor(tokenizer: Tokenizer, { terms, written }: Pick<Learned, 'terms' | 'written'>) {
    this.#tokenizer = tokenizer;
    this.#terms = terms;
    this.#written = new Set(written);
  }

  /** Corrects a word with typos. A known word stays, and so does one that begins a known word if it may be `unfinished`. */
  corrected(word: string, unfinished: boolean): string {
    const plain = withoutMarks(word);
    const term = this.#tokenizer.termOf(word);
    const most = plain.length < 4 ? 0 : plain.length < 5 ? 1 : 2;
    if (most === 0 || term === null || this.#isKnown(term) || this.#written.has(plain)) return word;
    let [best, fewest] = [word, most + 1];
    for (const other of this.#written) {
      if (unfinished && fewest > UNFINISHED && other.startsWith(plain)) [best, fewest] = [word, UNFINISHED];
      if (Math.abs(other.length - plain.length) >= fewest) continue;
      const slips = slipsBetween(plain, other) + (plain[0] === other[0] ? 0 : WRONG_START);
      if (slips < fewest) [best, fewest] = [other, slips];
    }
    return best;
  }

  /** The share of words that are known or meaningless, 0 to 1; 0 for a text without words. */
  familiarity(text: string): number {
    const words = splitWords(text);
    const ours = words.filter((word) => {
      const term = this.#tokenizer.termOf(word);
      return term === null || this.#isKnown(term);
    });
    return words.length === 0 ? 0 : ours.length / words.length;
  }

  #isKnown(term: string): boolean {
    return positionIn(this.#terms, fnv1aOf(term)) !== -1;
  }
}

/** The optimal string alignment distance: wrong, missing, extra and swapped letters. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + differs,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    [before, above] = [above, current];
  }
  return above[other.length] ?? 0;
}

/** Search features: hashes of stems, pairs of them and letter n-grams, which survive typos and compounds, by tf-idf. */

/** Lengths of the n-grams; the markers for a word's ends count as letters. */
const RUNS = [2, 3, 4];
const PAIR_WEIGHT = 0.5;

type FeatureCounts = ReadonlyMap<number, number>;

interface WordFeatures {
  readonly stem: string;
  readonly features: readonly (readonly [feature: number, weight: number])[];
}

/** `seen` caches features of repeated words between calls. */
export function countFeatures(
  words: readonly string[],
  stemOf: (word: string) => string,
  seen = new Map<string, WordFeatures>(),
): FeatureCounts {
  const counts = new Map<number, number>();
  const add = (feature: number, weight: number) => {
    counts.set(feature, (counts.get(feature) ?? 0) + weight);
  };
  let before: string | null = null;
  for (const word of words) {
    const known = seen.get(word) ?? featuresOf(word, stemOf(word));
    seen.set(word, known);
    for (const [feature, weight] of known.features) add(feature, weight);
    if (before !== null) add(fnv1aOf(`${before} ${known.stem}`), PAIR_WEIGHT);
    before = known.stem;
  }
  return counts;
}

function featuresOf(word: string, stem: string): WordFeatures {
  const features: [number, number][] = [[fnv1aOf(`=${stem}`), 1]];
  const units = `^${withoutMarks(word)}$`.split('');
  for (const length of RUNS)
    for (let at = 0; at + length <= units.length; at++)
      features.push([fnv1aOf(units.slice(at, at + length).join('')), 1 / Math.sqrt(units.length)]);
  return { stem, features };
}

/** A vector of length 1, or shorter if some features are unknown. */
export interface Vector {
  readonly indexes: Int32Array;
  readonly values: Float32Array;
}

/** `features`: the known ones in ascending order. `rarities`: one for each of them, and a last one for unknown features. */
export function vectorOf(counts: FeatureCounts, features: Uint32Array, rarities: Uint8Array): Vector {
  const unknown = rarities[features.length] ?? 0;
  const indexes: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [feature, count] of counts) {
    const index = positionIn(features, feature);
    const value = Math.sqrt(count) * (index === -1 ? unknown : (rarities[index] ?? 0));
    squares += value * value;
    if (index === -1) continue;
    indexes.push(index);
    values.push(value);
  }
  const length = Math.sqrt(squares) || 1;
  return {
    indexes: Int32Array.from(indexes),
    values: Float32Array.from(values, (value) => value / length),
  };
}

/** `language` is a BCP 47 tag; English is searched if it has no pages. */
export const findPages = (
  language: string,
  query: string,
  most: number,
  here: RulesGame | null = null,
): SearchResult => indexOf(language).find(query, most, here);

const indexOf = (language: string): RulesIndex => indexOfRules(rulesIn(language));

const indexOfRules = memoized((rules: RulesLanguage) =>
  indexRules(rules, readLearned(rules.code, PAGES.length)),
);

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
