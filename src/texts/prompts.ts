import * as z from 'zod';
import { fnv1aOf } from '../hash.ts';
import { languageOf } from './index.ts';
import { readLanguages } from './locales.ts';

/** The prompts for a story's scenes and endings, several for each, from `assets/prompts/<language>.json`. */

type PromptTexts = Readonly<Record<string, readonly string[]>>;

const SCHEMA = z.record(z.string(), z.array(z.string()));

/** Keys are ISO 639 codes; other languages use English. */
export const promptTexts: Readonly<Record<string, PromptTexts>> = readLanguages('assets/prompts', SCHEMA);

/** Names in prompts, which the texts place where they need no inflection. */
export interface PromptNames {
  readonly amans: string;
  readonly accuser: string;
  /** As the accused said it, without a full stop at the end: texts quote it. */
  readonly crime: string;
  readonly ruler: string;
}

/** Captures a name and whether it begins a sentence, where it gets a capital. */
const NAME = /([.?] |)\{(amans|accuser|crime|ruler)\}/g;

/** How people begin what they call somebody, and what stands there in a sentence to them; German leaves it out, where it would be inflected. */
const BEGINNINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { the: 'the', a: 'a', an: 'an', my: 'your' },
  de: { der: '', die: '', das: '', mein: '', meine: '' },
  nl: { de: 'de', het: 'het', een: 'een', mijn: 'je' },
  it: { il: 'il', lo: 'lo', la: 'la', un: 'un', una: 'una', mio: 'tuo', mia: 'tua' },
};

/** A name as it stands within a sentence of ours: `My husband` is `your husband` there. */
export function nameInSentence(locale: string, name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const beginning = BEGINNINGS[languageOf(locale)]?.[first.toLowerCase()];
  if (beginning === undefined || rest.length === 0) return name;
  return [beginning, ...rest].filter((word) => word !== '').join(' ');
}

const capitalized = (name: string): string => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const promptsOf = (locale: string, key: string): readonly string[] =>
  (promptTexts[languageOf(locale)] ?? promptTexts['en'])?.[key] ?? [];

/** Fills in a prompt in the language that we speak for a BCP 47 tag; null when there is none. `variant` is 0-based. */
export function promptText(
  locale: string,
  { key, variant }: { readonly key: string; readonly variant: number },
  names: PromptNames,
): string | null {
  const filled = promptsOf(locale, key)[variant]?.replace(
    NAME,
    (_, end: string, name: keyof PromptNames, at: number) =>
      end !== '' || at === 0 ? end + capitalized(names[name]) : names[name],
  );
  return filled ?? null;
}

/** The `nth` prompt that a table sees for a key, 0..: another one each time until all were seen. Empty when there is none. */
export function nthPromptText(
  locale: string,
  { table, key, nth }: { readonly table: string; readonly key: string; readonly nth: number },
  names: PromptNames,
): string {
  const variant = (fnv1aOf(`${table} ${key}`) + nth) % promptsOf(locale, key).length;
  return promptText(locale, { key, variant }, names) ?? '';
}

export const INTRODUCTION_FIELDS = ['name', 'accusation', 'accuser', 'amans', 'place'] as const;

/** `tie`: questions about another one's character, with `{name}`. */
type IntroductionField = (typeof INTRODUCTION_FIELDS)[number] | 'tie';

const SUGGESTIONS = z.record(z.enum([...INTRODUCTION_FIELDS, 'tie']), z.array(z.string().min(1)).length(12));

/** Keys are ISO 639 codes; other languages use English. */
export const suggestionTexts = readLanguages('assets/characters', SUGGESTIONS);

/** The question that one seat (0..) of a table is asked about another one's character. At most 75 characters beside the name. */
export function tieQuestion(
  locale: string,
  {
    table,
    seat,
    about,
    name,
  }: { readonly table: string; readonly seat: number; readonly about: number; readonly name: string },
): string {
  return suggestionFor(locale, 'tie', table, seat * 5 + about).replace('{name}', () => name);
}

/** Returns a stable suggestion for a table and a seat (0..); twelve seats get twelve different ones. */
export function suggestionFor(locale: string, field: IntroductionField, table: string, seat: number): string {
  const texts = (suggestionTexts[languageOf(locale)] ?? suggestionTexts['en'])?.[field] ?? [];
  return texts[(fnv1aOf(`${table} ${field}`) + seat) % texts.length] ?? '';
}
