/** How the words of a language are read, in rules pages and in queries alike. */
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import type { Options } from 'minisearch';
import type { LocaleTexts } from '../keys.ts';
import { localeTexts } from '../locales.ts';
import { type Example, questionsIn } from './examples.ts';

/** Cuts a lower-case word down to what its forms share. */
type Stem = (word: string) => string;

export interface RulesLanguage {
  readonly texts: LocaleTexts;
  readonly stem: Stem;
  /** What people ask besides the phrases of the pages; read when it is searched first. */
  readonly questions: () => readonly Example[];
}

/** By ISO 639 code. A language without one is searched by its words as they are written. */
export const STEMMERS: Readonly<Record<string, Stem>> = {
  en: english,
  de: german,
  nl: dutch,
  it: italian,
};

const asWritten: Stem = (word) => word;

/** By ISO 639 code: every language that there are texts in. */
export const RULES_LANGUAGES: ReadonlyMap<string, RulesLanguage> = new Map(
  Object.entries(localeTexts).map(([code, texts]) => [
    code,
    { texts, stem: STEMMERS[code] ?? asWritten, questions: () => questionsIn(code) },
  ]),
);

const ENGLISH: RulesLanguage = {
  texts: localeTexts.en,
  stem: english,
  questions: () => questionsIn('en'),
};

/** English where there are no pages in the language of a BCP 47 tag. */
export const rulesIn = (locale: string): RulesLanguage =>
  RULES_LANGUAGES.get(locale.split('-', 1)[0] ?? '') ?? ENGLISH;

const WORD = /[\p{Letter}\p{Number}\p{Mark}]+(?:['’‘`´][\p{Letter}\p{Number}\p{Mark}]+)*/gu;
const APOSTROPHE = /['’‘`´]/;
/** In letters: what follows an apostrophe at the end of a word (`can’t`, `foto’s`). */
const LONGEST_ENDING = 2;
const SHORTEST_WORD = 3;

/** The words of a text in order, in lower case. An apostrophe joins an ending, and parts an elided word (`l’altare`), which is dropped. */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').toLowerCase().match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(APOSTROPHE);
    const last = parts.at(-1) ?? '';
    if (parts.length === 1 || last.length <= LONGEST_ENDING) return [parts.join('')];
    return parts.filter((part) => part.length >= SHORTEST_WORD);
  });
}

/** In slips: that a word is only begun, and that its first letter is wrong, which is seldom. */
const UNFINISHED = 1.25;
const WRONG_START = 0.5;

/** Without accents and umlauts, which people leave out. */
export const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{Mark}/gu, '');

export class Tokenizer {
  /** The terms of the pages: a word of a query that is among them is no slip. */
  readonly known = new Set<string>();
  /** The words of pages and examples, without marks: what a slip was meant to be. */
  private readonly written = new Set<string>();
  readonly options: Pick<Options, 'tokenize' | 'processTerm'> = {
    tokenize: wordsOf,
    processTerm: (word, field) => {
      const term = this.termOf(word);
      if (field !== undefined && term !== null) {
        this.known.add(term);
        this.written.add(withoutMarks(word));
      }
      return term;
    },
  };
  private readonly ignored: ReadonlySet<string>;
  private readonly stem: (word: string) => string;

  constructor({ texts, stem }: RulesLanguage) {
    this.ignored = new Set(wordsOf(texts['rules.search.ignored']));
    this.stem = stem;
  }

  /** Notes the words of an example as known, and returns them. */
  learn(text: string): string[] {
    const words = wordsOf(text);
    for (const word of words) {
      const term = this.termOf(word);
      if (term !== null) this.known.add(term);
      this.written.add(withoutMarks(word));
    }
    return words;
  }

  /** A word with slips as it is known; as it is where it is known itself, or may be the beginning of one (`unfinished`). */
  corrected(word: string, unfinished: boolean): string {
    const plain = withoutMarks(word);
    const term = this.termOf(word);
    const most = plain.length < 4 ? 0 : plain.length < 5 ? 1 : 2;
    if (most === 0 || term === null || this.known.has(term) || this.written.has(plain)) return word;
    let [best, fewest] = [word, most + 1];
    for (const other of this.written) {
      if (unfinished && fewest > UNFINISHED && other.startsWith(plain)) [best, fewest] = [word, UNFINISHED];
      if (Math.abs(other.length - plain.length) >= fewest) continue;
      const slips = slipsBetween(plain, other) + (plain[0] === other[0] ? 0 : WRONG_START);
      if (slips < fewest) [best, fewest] = [other, slips];
    }
    return best;
  }

  /** Those that say something about what is asked, as they were written. */
  meaningful(words: readonly string[]): string[] {
    return words.filter((word) => !this.ignored.has(word));
  }

  /** The share of a text's words that are on the pages or say nothing, from 0 to 1; 0 without words. */
  familiarity(text: string): number {
    const words = wordsOf(text);
    const ours = words.filter((word) => {
      const term = this.termOf(word);
      return term === null || this.known.has(term);
    });
    return words.length === 0 ? 0 : ours.length / words.length;
  }

  /** The form that a word is found by; null where it says nothing. */
  termOf(word: string): string | null {
    return this.ignored.has(word) ? null : this.stemOf(word);
  }

  stemOf(word: string): string {
    return withoutMarks(this.stem(word));
  }
}

/** Letters that are wrong, missing, too many or exchanged with the next: the optimal string alignment distance. */
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
