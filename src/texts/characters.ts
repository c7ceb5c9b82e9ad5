/** Suggestions for a person who introduces a character: `assets/characters/<language>.json`, read once. */

import { z } from 'zod';
import { fnv1aOf } from '../hash.ts';
import { languageOf } from './index.ts';
import { readLanguages } from './locales.ts';

/** The questions that an introduction answers. */
export const INTRODUCTION_FIELDS = ['name', 'accusation', 'accuser', 'amans', 'place'] as const;

type IntroductionField = (typeof INTRODUCTION_FIELDS)[number];

const SUGGESTIONS = z.record(z.enum(INTRODUCTION_FIELDS), z.array(z.string().min(1)).length(12));

/** By ISO 639 code. English stands in for other languages. */
export const suggestionTexts = readLanguages('assets/characters', SUGGESTIONS);

/** The same for a table and a seat every time; of up to twelve seats, no two get the same. `seat`: 0.. */
export function suggestionFor(locale: string, field: IntroductionField, table: string, seat: number): string {
  const texts = (suggestionTexts[languageOf(locale)] ?? suggestionTexts['en'])?.[field] ?? [];
  return texts[(fnv1aOf(`${table} ${field}`) + seat) % texts.length] ?? '';
}
