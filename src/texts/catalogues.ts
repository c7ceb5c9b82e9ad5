import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** By ISO 639 code: a language is one file and its line here. English comes first: it stands in for what is missing. */
  en,
  it,
};
