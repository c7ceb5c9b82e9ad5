import type { LocaleTexts } from '../../src/texts/keys.ts';

/** A language that is English with every name and sentence marked: what has not gone through the texts stands out. */
export const madeUpFrom = (english: LocaleTexts): LocaleTexts =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, key.startsWith('name.') ? `ö${text}` : `Ö${text}`]),
  ) as LocaleTexts;
