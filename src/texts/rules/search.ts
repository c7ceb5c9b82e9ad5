/** Free search over the rules pages: words in any form, with slips of the finger. */
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { GAMES, type Game } from './groups.ts';
import { type RulesLanguage, rulesIn } from './languages.ts';
import { type Found, merged } from './merging.ts';
import { PAGES, type PageId, type RulesPage } from './pages.ts';
import { wordsOf } from './words.ts';

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
}

/** Pages that have the query as a whole, in their title or among their phrases, come before those that its words are on. */
export function indexRules(language: RulesLanguage): RulesIndex {
  const reading = new Reading(language);
  const games = GAMES.map((game) => indexGame(game, language, reading));
  return {
    search(query, most, here = null) {
      const words = reading.telling(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);
      return merged(
        games.map((search) => search(words)),
        here,
      ).slice(0, most);
    },
  };
}

/** Each game by itself: how often a word is on its pages is nothing to the other's. */
function indexGame(
  game: Game,
  language: RulesLanguage,
  reading: Reading,
): (words: readonly string[]) => Found {
  const pages = PAGES.filter((page) => page.game === game);
  const phrases = indexPhrases(pages, language, reading);
  const bodies = indexBodies(pages, language, reading);
  return (words) => {
    const asked = words.join(' ');
    const within = (most: number): SearchOptions => ({
      fuzzy: (term, position) =>
        reading.known.has(term) ? 0 : Math.min(most, slips(words[position] ?? term)),
    });
    const whole = phrases.search(asked, within(MOST_SLIPS)).filter(isWhole);
    const parts = bodies.search(asked, within(MOST_SLIPS));
    return {
      game,
      pages: [...new Set([...whole, ...parts].map((result): PageId => result['page']))],
      isNamed: whole.length > 0,
      covers: covered(parts),
      nears: covered(bodies.search(asked, within(1))),
    };
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
  const rules = rulesIn(language);
  let index = indexes.get(rules);
  if (!index) {
    index = indexRules(rules);
    indexes.set(rules, index);
  }
  return index.search(query, most, here);
}

/** How the words of a language are read, in pages and queries alike. */
class Reading {
  /** The terms of the pages: a word of a query that is among them is no slip. */
  readonly known = new Set<string>();
  readonly options: Pick<Options, 'tokenize' | 'processTerm'> = {
    tokenize: wordsOf,
    processTerm: (word, field) => {
      const term = this.termOf(word);
      if (field !== undefined && term !== null) this.known.add(term);
      return term;
    },
  };
  private readonly ignored: ReadonlySet<string>;
  private readonly stem: (word: string) => string;

  constructor({ texts, stem }: RulesLanguage) {
    this.ignored = new Set(wordsOf(texts['rules.search.ignored']));
    this.stem = stem;
  }

  /** The words that say something about what is asked, as they were written. */
  telling(text: string): string[] {
    return wordsOf(text).filter((word) => !this.ignored.has(word));
  }

  /** What a word is found by; null where it says nothing. People leave out accents and umlauts. */
  termOf(word: string): string | null {
    return this.ignored.has(word)
      ? null
      : this.stem(word)
          .normalize('NFD')
          .replace(/\p{Mark}/gu, '');
  }
}

/** The most words of the query that are on one page. */
const covered = (pages: readonly SearchResult[]): number =>
  Math.max(0, ...pages.map(({ queryTerms }) => new Set(queryTerms).size));

interface Phrase {
  readonly id: string;
  readonly page: PageId;
  readonly phrase: string;
  /** How many different terms are in it. */
  readonly size: number;
}

function indexPhrases(
  pages: readonly RulesPage[],
  { texts }: RulesLanguage,
  reading: Reading,
): MiniSearch<Phrase> {
  const index = new MiniSearch<Phrase>({
    ...reading.options,
    fields: ['phrase'],
    storeFields: ['page', 'size'],
    searchOptions: { combineWith: 'AND', weights: { fuzzy: 0.3, prefix: 0 } },
  });
  for (const { id: page } of pages) {
    const phrases = [texts[`rules.${page}.title`], ...texts[`rules.${page}.words`].split(',')];
    for (const [position, phrase] of phrases.entries()) {
      const size = new Set(reading.telling(phrase).map((word) => reading.termOf(word))).size;
      index.add({ id: `${page} ${position}`, page, phrase, size });
    }
  }
  return index;
}

/** Every word of the query is in the phrase already; here, every word of the phrase is in the query. */
const isWhole = (result: SearchResult): boolean => result.terms.length === result['size'];

interface Body {
  readonly page: PageId;
  readonly title: string;
  readonly short: string;
  readonly more: string;
  readonly words: string;
}

function indexBodies(
  pages: readonly RulesPage[],
  { texts }: RulesLanguage,
  reading: Reading,
): MiniSearch<Body> {
  const index = new MiniSearch<Body>({
    ...reading.options,
    idField: 'page',
    fields: ['title', 'short', 'more', 'words'],
    storeFields: ['page'],
    searchOptions: {
      boost: { title: 2.5, words: 2, short: 1, more: 0.3 },
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
      words: texts[`rules.${page}.words`],
    })),
  );
  return index;
}

/** Letters that may be wrong, missing or too many. Short words differ by little from others that mean something else. */
function slips(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 5 ? 1 : MOST_SLIPS;
}
