/** Splits a language's text into words and terms, alike for rules pages and for queries. */
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { type LocaleTexts, localeTexts } from '../index.ts';

/** Reduces a lower-case word to the part that its forms share. */
type Stem = (word: string) => string;

export interface RulesLanguage {
  /** ISO 639. */
  readonly code: string;
  readonly texts: LocaleTexts;
  readonly stem: Stem;
}

/** By ISO 639 code. Without a stemmer, search compares words as written. */
export const STEMMERS: Readonly<Record<string, Stem>> = {
  en: english,
  de: german,
  nl: dutch,
  it: italian,
};

const asWritten: Stem = (word) => word;

export const RULES_LANGUAGES: ReadonlyMap<string, RulesLanguage> = new Map(
  Object.entries(localeTexts).map(([code, texts]) => [
    code,
    { code, texts, stem: STEMMERS[code] ?? asWritten },
  ]),
);
const ENGLISH = RULES_LANGUAGES.get('en') ?? { code: 'en', texts: localeTexts.en, stem: english };

/** Returns English if a BCP 47 tag's language has no pages. */
export const rulesIn = (locale: string): RulesLanguage =>
  RULES_LANGUAGES.get(locale.split('-', 1)[0] ?? '') ?? ENGLISH;

const WORD = /[\p{Letter}\p{Number}\p{Mark}]+(?:['’‘`´][\p{Letter}\p{Number}\p{Mark}]+)*/gu;
const APOSTROPHE = /['’‘`´]/;
/** In letters: the longest ending after an apostrophe that belongs to the word (`can’t`, `foto’s`). */
const MAX_ENDING_LENGTH = 2;
const MIN_WORD_LENGTH = 3;

/** A text's words in lower case. A short ending after an apostrophe is joined; an elided word before one (`l’altare`) is dropped. */
export function splitWords(text: string): string[] {
  return (text.normalize('NFC').toLowerCase().match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(APOSTROPHE);
    const last = parts.at(-1) ?? '';
    if (parts.length === 1 || last.length <= MAX_ENDING_LENGTH) return [parts.join('')];
    return parts.filter((part) => part.length >= MIN_WORD_LENGTH);
  });
}

/** Removes accents and umlauts, which people often leave out. */
export const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{Mark}/gu, '');

export class Tokenizer {
  private readonly ignored: ReadonlySet<string>;
  private readonly stem: Stem;

  constructor({ texts, stem }: RulesLanguage) {
    this.ignored = new Set(splitWords(texts['rules.search.ignored']));
    this.stem = stem;
  }

  /** Drops the words that carry no meaning in a query. */
  meaningful(words: readonly string[]): string[] {
    return words.filter((word) => !this.ignored.has(word));
  }

  /** Returns the term that the index has for a word; null for one without meaning. */
  termOf(word: string): string | null {
    return this.ignored.has(word) ? null : this.stemOf(word);
  }

  stemOf(word: string): string {
    return withoutMarks(this.stem(word));
  }
}
