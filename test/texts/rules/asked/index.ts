import type { PageId } from '../../../../src/texts/index.ts';
import { BACCHANALIA } from './bacchanalia.ts';
import { BOT } from './bot.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

export type Asked = readonly [query: string, page: PageId];

/** By language, texts that players type, typos included, and the page that they look for. */
export const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  en: [...en, ...BACCHANALIA.en, ...BOT.en],
  de: [...de, ...BACCHANALIA.de, ...BOT.de],
  nl: [...nl, ...BACCHANALIA.nl, ...BOT.nl],
  it: [...it, ...BACCHANALIA.it, ...BOT.it],
};
