import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { catalogues } from '../catalogues.ts';
import { en } from './en.ts';
import type { RulesTexts } from './keys.ts';

/** Cuts a lower-case word down to what its forms share. */
type Stem = (word: string) => string;

/** What the rules pages need to know of a language. */
export interface RulesLanguage {
  readonly texts: RulesTexts;
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
  Object.entries(catalogues).map(([code, texts]) => [code, { texts, stem: STEMMERS[code] ?? asWritten }]),
);

const ENGLISH: RulesLanguage = { texts: en, stem: english };

/** English where there are no pages in the language of a BCP 47 tag. */
export const rulesIn = (locale: string): RulesLanguage =>
  RULES_LANGUAGES.get(locale.split('-', 1)[0] ?? '') ?? ENGLISH;
