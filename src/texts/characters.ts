import { z } from 'zod';
import { fnv1aOf } from '../hash.ts';
import { languageOf } from './index.ts';
import { readLanguages } from './locales.ts';

export const INTRODUCTION_FIELDS = ['name', 'accusation', 'accuser', 'amans', 'place'] as const;

type IntroductionField = (typeof INTRODUCTION_FIELDS)[number];

const SUGGESTIONS = z.record(z.enum(INTRODUCTION_FIELDS), z.array(z.string().min(1)).length(12));

/** Keys are ISO 639 codes; other languages use English. */
export const suggestionTexts = readLanguages('assets/characters', SUGGESTIONS);

/** Returns a stable suggestion for a table and a seat (0..); twelve seats get twelve different ones. */
export function suggestionFor(locale: string, field: IntroductionField, table: string, seat: number): string {
  const texts = (suggestionTexts[languageOf(locale)] ?? suggestionTexts['en'])?.[field] ?? [];
  return texts[(fnv1aOf(`${table} ${field}`) + seat) % texts.length] ?? '';
}
