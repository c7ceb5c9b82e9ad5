import type { Catalogue } from '../../src/texts/catalogue.ts';
import { en } from '../../src/texts/en.ts';

/** A language that is English with every name and sentence marked: what has not gone through the texts stands out. */
export const madeUp: Catalogue = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, key.startsWith('name.') ? `ö${text}` : `Ö${text}`]),
) as Catalogue;
