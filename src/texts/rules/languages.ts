import { stemmer as english } from '@orama/stemmers/english';
import { en } from './en.ts';
import type { RulesTexts } from './keys.ts';

/** What the rules pages need to know of a language. */
export interface RulesLanguage {
  readonly texts: RulesTexts;
  /** Cuts a lower-case word down to what its forms share. */
  readonly stem: (word: string) => string;
}

const ENGLISH: RulesLanguage = { texts: en, stem: english };

/** By ISO 639 code: a language is added with its texts and its stemmer, here and nowhere else. */
export const RULES_LANGUAGES: ReadonlyMap<string, RulesLanguage> = new Map([['en', ENGLISH]]);

/** English where there are no pages in the language of a BCP 47 tag. */
export const rulesIn = (locale: string): RulesLanguage =>
  RULES_LANGUAGES.get(locale.split('-', 1)[0] ?? '') ?? ENGLISH;
