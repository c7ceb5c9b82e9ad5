/** How the words of a language are read, in rules pages and in queries alike. */
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import type { Options } from 'minisearch';
import type { LocaleTexts } from '../keys.ts';
import { localeTexts } from '../locales.ts';

/** Cuts a lower-case word down to what its forms share. */
type Stem = (word: string) => string;

export interface RulesLanguage {
  readonly texts: LocaleTexts;
  readonly stem: Stem;
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
  Object.entries(localeTexts).map(([code, texts]) => [code, { texts, stem: STEMMERS[code] ?? asWritten }]),
);

const ENGLISH: RulesLanguage = { texts: localeTexts.en, stem: english };

/** English where there are no pages in the language of a BCP 47 tag. */
export const rulesIn = (locale: string): RulesLanguage =>
  RULES_LANGUAGES.get(locale.split('-', 1)[0] ?? '') ?? ENGLISH;

const WORD = /[\p{Letter}\p{Number}\p{Mark}]+(?:['’‘`´][\p{Letter}\p{Number}\p{Mark}]+)*/gu;
const APOSTROPHE = /['’‘`´]/;
/** In letters: what follows an apostrophe at the end of a word (`can’t`, `foto’s`). */
const LONGEST_ENDING = 2;
const SHORTEST_WORD = 3;

/** The words of a text in order, in lower case. An apostrophe joins an ending, and parts an elided word (`l’altare`), which is dropped. */
function wordsOf(text: string): string[] {
  return (text.normalize('NFC').toLowerCase().match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(APOSTROPHE);
    const last = parts.at(-1) ?? '';
    if (parts.length === 1 || last.length <= LONGEST_ENDING) return [parts.join('')];
    return parts.filter((part) => part.length >= SHORTEST_WORD);
  });
}

export class Tokenizer {
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
  meaningfulWords(text: string): string[] {
    return wordsOf(text).filter((word) => !this.ignored.has(word));
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

  /** The form that a word is found by, without accents and umlauts, which people leave out; null where it says nothing. */
  termOf(word: string): string | null {
    return this.ignored.has(word)
      ? null
      : this.stem(word)
          .normalize('NFD')
          .replace(/\p{Mark}/gu, '');
  }
}
