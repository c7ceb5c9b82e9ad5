/** Free search over the rules pages: words in any form, with slips of the finger. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { Game, PageId } from '../keys.ts';
import type { PageText } from '../locales.ts';
import { RULES_LANGUAGES, type RulesLanguage, rulesIn, Tokenizer } from './languages.ts';
import { GAMES, PAGES, type RulesPage } from './pages.ts';

/** Characters and words of a query that are read; no question is longer. */
const LONGEST_QUERY = 120;
const MOST_WORDS = 8;
const MOST_SLIPS = 2;

export interface RulesIndex {
  /**
   * At most `most` pages, the best first; none for a query without a word that means something. `here`: the game whose pages
   * come first where both answer.
   */
  search(query: string, most: number, here?: Game | null): readonly PageId[];
  /** The share of the query's words that this language has, from 0 to 1; 0 for a query without words. */
  familiarity(query: string): number;
}

/** Pages that have the query as a whole, in their title or among their phrases, come before those that its words are on. */
export function indexRules(language: RulesLanguage): RulesIndex {
  const tokenizer = new Tokenizer(language);
  const games = GAMES.map((game) => indexGame(game, language, tokenizer));
  return {
    search(query, most, here = null) {
      const words = tokenizer.meaningfulWords(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);
      return mergeGames(
        games.map((search) => search(words)),
        here,
      ).slice(0, most);
    },
    familiarity: (query) => tokenizer.familiarity(query.slice(0, LONGEST_QUERY)),
  };
}

const indexes = new Map<RulesLanguage, RulesIndex>();

/**
 * `language`: a BCP 47 tag; English is searched where there are no pages in it. The first search in a language takes a tenth
 * of a second longer.
 */
export function searchRules(
  language: string,
  query: string,
  most: number,
  here: Game | null = null,
): readonly PageId[] {
  return indexOf(rulesIn(language)).search(query, most, here);
}

function indexOf(rules: RulesLanguage): RulesIndex {
  const index = indexes.get(rules) ?? indexRules(rules);
  indexes.set(rules, index);
  return index;
}

/** Up to the first, a question is not in the reader's language; from the second on, it is in another. */
const FOREIGN = 0.5;
const AT_HOME = 0.8;
/** In words. */
const SENTENCE = 3;

/**
 * The language that a question is asked in, as a BCP 47 tag: `language`, unless hardly a word is of it and most are of another. The first
 * such question takes a fifth of a second longer, in which the other languages are indexed.
 */
export function languageOfQuestion(language: string, query: string): string {
  const own = indexOf(rulesIn(language));
  if (own.familiarity(query) > FOREIGN) return language;
  // A word or two may be slips: only where nothing is like them are they another language's.
  if (query.trim().split(/\s+/).length < SENTENCE && own.search(query, 1).length > 0) return language;
  const [other] = [...RULES_LANGUAGES]
    .map(([code, rules]) => ({ code, share: indexOf(rules).familiarity(query) }))
    .toSorted((one, other) => other.share - one.share);
  return other && other.share >= AT_HOME ? other.code : language;
}

/** Each game by itself: how often a word is on its pages is nothing to the other's. */
function indexGame(
  game: Game,
  language: RulesLanguage,
  tokenizer: Tokenizer,
): (words: readonly string[]) => GameResult {
  const pages = PAGES.filter((page) => page.game === game);
  const phrases = indexPhrases(pages, language, tokenizer);
  const bodies = indexBodies(pages, language, tokenizer);
  return (words) => {
    const asked = words.join(' ');
    const within = (most: number): SearchOptions => ({
      fuzzy: (term, position) =>
        tokenizer.known.has(term) ? 0 : Math.min(most, slips(words[position] ?? term)),
    });
    const whole = phrases.search(asked, within(MOST_SLIPS)).filter(isWhole);
    const parts = bodies.search(asked, within(MOST_SLIPS));
    return {
      game,
      pages: [...new Set([...whole, ...parts].map((result): PageId => result['page']))],
      isNamed: whole.length > 0,
      isSpelled: whole.some((result) => result['written'] === asked),
      covers: covered(parts),
      nears: covered(bodies.search(asked, within(1))),
    };
  };
}

/** The pages of one game that a query finds. */
interface GameResult {
  readonly game: Game;
  /** The best first. */
  readonly pages: readonly PageId[];
  /** Whether one of them has the query as a whole. */
  readonly isNamed: boolean;
  /** Whether it has it so spelled: stems of different words can be the same. */
  readonly isSpelled: boolean;
  /** The most words of the query that one page has. */
  readonly covers: number;
  /** The same without words that are more than one slip away. */
  readonly nears: number;
}

/**
 * The pages of the game that more of the query is about, with the fewer slips; where they are equal, of the one that is played
 * `here`, or of the bot, which is everywhere, then of the one that names it, then of the first. What both name is offered of both, before the rest.
 */
function mergeGames(games: readonly GameResult[], here: Game | null): readonly PageId[] {
  const isHere = (game: Game): boolean => here !== null && (game === here || game === 'bot');
  const [first, ...others] = games.toSorted(
    (one, other) =>
      other.covers - one.covers ||
      other.nears - one.nears ||
      Number(isHere(other.game)) - Number(isHere(one.game)) ||
      Number(other.isNamed) - Number(one.isNamed) ||
      Number(other.isSpelled) - Number(one.isSpelled),
  );
  if (!first) return [];
  const [best, ...rest] = first.pages;
  const asGood = others.filter(({ covers, isNamed }) => covers === first.covers && isNamed === first.isNamed);
  return [
    ...new Set([
      ...(best ? [best] : []),
      ...asGood.flatMap(({ pages }) => pages.slice(0, 1)),
      ...rest,
      ...others.flatMap(({ pages }) => pages),
    ]),
  ];
}

/** The most words of the query that are on one page. */
const covered = (pages: readonly SearchResult[]): number =>
  Math.max(0, ...pages.map(({ queryTerms }) => new Set(queryTerms).size));

interface Phrase {
  readonly id: string;
  readonly page: PageId;
  readonly phrase: string;
  /** Its words that say something. */
  readonly written: string;
  /** How many different terms are in it. */
  readonly size: number;
}

function indexPhrases(
  pages: readonly RulesPage[],
  { texts }: RulesLanguage,
  tokenizer: Tokenizer,
): MiniSearch<Phrase> {
  const index = new MiniSearch<Phrase>({
    ...tokenizer.options,
    fields: ['phrase'],
    storeFields: ['page', 'size', 'written'],
    searchOptions: { combineWith: 'AND', weights: { fuzzy: 0.3, prefix: 0 } },
  });
  for (const { id: page } of pages) {
    const phrases = [texts[`rules.${page}.title`], ...texts[`rules.${page}.keywords`].split(',')];
    for (const [position, phrase] of phrases.entries()) {
      const words = tokenizer.meaningfulWords(phrase);
      const size = new Set(words.map((word) => tokenizer.termOf(word))).size;
      index.add({ id: `${page} ${position}`, page, phrase, written: words.join(' '), size });
    }
  }
  return index;
}

/** Every word of the query is in the phrase already; here, every word of the phrase is in the query. */
const isWhole = (result: SearchResult): boolean => result.terms.length === result['size'];

interface Body extends PageText {
  readonly page: PageId;
}

function indexBodies(
  pages: readonly RulesPage[],
  { texts }: RulesLanguage,
  tokenizer: Tokenizer,
): MiniSearch<Body> {
  const index = new MiniSearch<Body>({
    ...tokenizer.options,
    idField: 'page',
    fields: ['title', 'short', 'more', 'keywords'],
    storeFields: ['page'],
    searchOptions: {
      boost: { title: 2.5, keywords: 2, short: 1, more: 0.3 },
      // A player who is still typing has not finished the last word.
      prefix: (term, position, all) => position === all.length - 1 && term.length > 2,
      weights: { fuzzy: 0.3, prefix: 0.3 },
    },
  });
  index.addAll(
    pages.map(({ id: page }) => ({
      page,
      title: texts[`rules.${page}.title`],
      short: texts[`rules.${page}.short`],
      more: texts[`rules.${page}.more`],
      keywords: texts[`rules.${page}.keywords`],
    })),
  );
  return index;
}

/** Letters that may be wrong, missing or too many. Short words differ by little from others that mean something else. */
function slips(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 5 ? 1 : MOST_SLIPS;
}
