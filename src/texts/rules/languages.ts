/** How the words of a language are read, in rules pages and in queries alike. */
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import type { LocaleTexts } from '../keys.ts';
import { localeTexts } from '../locales.ts';

/** Cuts a lower-case word down to what its forms share. */
type Stem = (word: string) => string;

export interface RulesLanguage {
  /** ISO 639. */
  readonly code: string;
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
  Object.entries(localeTexts).map(([code, texts]) => [
    code,
    { code, texts, stem: STEMMERS[code] ?? asWritten },
  ]),
);
const ENGLISH = RULES_LANGUAGES.get('en') ?? { code: 'en', texts: localeTexts.en, stem: english };

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

/** Without accents and umlauts, which people leave out. */
export const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{Mark}/gu, '');

export class Tokenizer {
  private readonly ignored: ReadonlySet<string>;
  private readonly stem: Stem;

  constructor({ texts, stem }: RulesLanguage) {
    this.ignored = new Set(wordsOf(texts['rules.search.ignored']));
    this.stem = stem;
  }

  /** Those that say something about what is asked, as they were written. */
  meaningful(words: readonly string[]): string[] {
    return words.filter((word) => !this.ignored.has(word));
  }

  /** The form that a word is found by; null where it says nothing. */
  termOf(word: string): string | null {
    return this.ignored.has(word) ? null : this.stemOf(word);
  }

  stemOf(word: string): string {
    return withoutMarks(this.stem(word));
  }
}
