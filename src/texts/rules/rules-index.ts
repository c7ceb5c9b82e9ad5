import { fnv1aOf } from '../../hash.ts';
import { startOf } from '../../text.ts';
import type { PageId, RulesGame } from '../keys.ts';
import { countFeatures, type FeatureCounts, vectorOf } from './features.ts';
import { type RulesLanguage, splitWords, Tokenizer } from './languages.ts';
import { PAGES, RULES_GAMES } from './pages.ts';
import {
  addWeightedRow,
  type Learned,
  type LearnedPhrases,
  type PageTable,
  positionIn,
} from './search-weights.ts';
import { Vocabulary } from './vocabulary.ts';

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

/** Characters and words of a query that are read. No real question is longer. */
const LONGEST_QUERY = 120;
const MOST_WORDS = 20;

export interface SearchResult {
  readonly pages: readonly PageId[];
  /** Whether the first page probably answers the query; otherwise all are only related. */
  readonly isSure: boolean;
  /** Whether the pages have any word of the query; otherwise the results are guesses at typos. */
  readonly isKnown: boolean;
}

export interface RulesIndex {
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
  /** The phrase is about the game that most people ask about. */
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
  const familiarity = (query: string): number => vocabulary.familiarity(startOf(query, LONGEST_QUERY));
  const gameIn = (asked: readonly string[]): RulesGame | null =>
    PLAYABLE_GAMES.find((game) => asked.includes(texts[`game.${game}`].toLowerCase())) ?? null;
  return {
    familiarity,
    find(query, most, here = null) {
      const words = splitWords(startOf(query, LONGEST_QUERY))
        .slice(0, MOST_WORDS)
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
