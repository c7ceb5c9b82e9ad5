import type { LocaleTexts } from '../../src/texts/index.ts';

/** Invents a language: English with every name and sentence marked, so that texts from elsewhere stand out. */
export const madeUpFrom = (english: LocaleTexts): LocaleTexts =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, key.startsWith('name.') ? `ö${text}` : `Ö${text}`]),
  ) as LocaleTexts;
