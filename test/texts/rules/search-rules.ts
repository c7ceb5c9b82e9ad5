import type { PageId, RulesGame } from '../../../src/texts/index.ts';
import { findPages } from '../../../src/texts/rules/rules-index.ts';

export const searchRules = (
  language: string,
  query: string,
  most: number,
  here: RulesGame | null = null,
): readonly PageId[] => findPages(language, query, most, here).pages;
