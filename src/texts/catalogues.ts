import type { Catalogue } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** By ISO 639 code: a language is one file and its line here. English comes first: it stands in for what is missing. */
export const catalogues: Readonly<Record<string, Catalogue>> = {
  en,
  de,
  nl,
  it,
};
