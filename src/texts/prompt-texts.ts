import * as z from 'zod';
import { fnv1aOf } from '../hash.ts';
import { capitalized } from '../text.ts';
import { languageOf, readLanguages } from './index.ts';

/** The prompts for a story's scenes and endings, several for each, from `assets/prompts/<language>.json`. */

type PromptTexts = Readonly<Record<string, readonly string[]>>;

const SCHEMA = z.record(z.string(), z.array(z.string()));

/** Keys are ISO 639 codes; other languages use English. */
export const promptTexts: Readonly<Record<string, PromptTexts>> = readLanguages('assets/prompts', SCHEMA);

/** Names in prompts, which the texts place where they need no inflection. */
export interface PromptNames {
  readonly amans: string;
  readonly accuser: string;
  /** In the accused's words, without a full stop at the end: texts quote it. */
  readonly crime: string;
  readonly ruler: string;
}

/** Captures a name and its preceding text: the end of a sentence, after which it is capitalized, or a preposition. */
const NAME = /([.?] |\b(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) |)\{(amans|accuser|crime|ruler)\}/g;

/** How descriptions of people begin, and their form when addressed to the writer; German omits what would be inflected. */
const BEGINNINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { the: 'the', a: 'a', an: 'an', my: 'your' },
  de: { der: '', die: '', das: '', mein: '', meine: '' },
  nl: { de: 'de', het: 'het', een: 'een', mijn: 'je' },
  it: {
    il: 'il',
    lo: 'lo',
    la: 'la',
    i: 'i',
    gli: 'gli',
    le: 'le',
    un: 'un',
    uno: 'uno',
    una: 'una',
    mio: 'tuo',
    mia: 'tua',
    miei: 'tuoi',
    mie: 'tue',
  },
};

/** The short name of a person: `Marcus` of `Marcus, a baker`. */
export function calledName(name: string): string {
  const [called = ''] = name.split(/,(?=.)/s);
  return called.trim() === '' ? name : called.trim();
}

/** A name within one of our sentences: `My husband Marcus, a baker` becomes `your husband Marcus`. */
export function nameInSentence(locale: string, name: string): string {
  const language = languageOf(locale);
  const words = calledName(name).split(' ');
  const shown: string[] = [];
  for (const word of words.slice(0, -1)) {
    const beginning = BEGINNINGS[language]?.[word.toLowerCase()];
    if (beginning === undefined) break;
    shown.push(beginning);
  }
  const inSentence = [...shown, ...words.slice(shown.length)].filter((word) => word !== '').join(' ');
  return language === 'it' ? inSentence.replace(/^L(?=[’'])/, 'l') : inSentence;
}

/** Italian prepositions before an article form one word: `di` and `la` are `della`. */
const JOINED: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };
const ARTICLE = /^(?:(il|i|gli) |(lo|la|le) |(l[’']))(?=.)/;

/** `before`: a preposition with a space after it, or another text, which is kept. */
function joined(before: string, name: string): string {
  const preposition = before.trim();
  const beginning = JOINED[preposition.toLowerCase()];
  const [whole = '', plain, doubled, elided] = ARTICLE.exec(name) ?? [];
  if (beginning === undefined || whole === '') return before + name;
  const article = doubled ? `l${doubled} ` : elided ? `l${elided}` : `${plain === 'il' ? 'l' : plain} `;
  const word = beginning + article;
  return (
    (preposition === preposition.toLowerCase() ? word : capitalized(word)) + name.substring(whole.length)
  );
}

const promptsOf = (locale: string, key: string): readonly string[] =>
  (promptTexts[languageOf(locale)] ?? promptTexts['en'])?.[key] ?? [];

/** Fills in a prompt in the language that we speak for a BCP 47 tag; null if there is none. `variant` is 0-based. */
export function promptText(
  locale: string,
  { key, variant }: { readonly key: string; readonly variant: number },
  names: PromptNames,
): string | null {
  const filled = promptsOf(locale, key)[variant]?.replace(
    NAME,
    (_, before: string, name: keyof PromptNames, at: number) => {
      const isFirst = before === '' ? at === 0 : /^[.?]/.test(before);
      if (isFirst) return before + capitalized(names[name]);
      return languageOf(locale) === 'it' ? joined(before, names[name]) : before + names[name];
    },
  );
  return filled ?? null;
}

/** The `nth` prompt (from 0) that a table sees for a key: a new one each time until all were seen. Empty if there is none. */
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

/** The question for a seat (from 0) about another player's character. At most 75 characters besides the name. */
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

/** Returns a stable suggestion for a table and a seat (from 0); twelve seats get twelve different ones. */
export function suggestionFor(locale: string, field: IntroductionField, table: string, seat: number): string {
  const texts = (suggestionTexts[languageOf(locale)] ?? suggestionTexts['en'])?.[field] ?? [];
  return texts[(fnv1aOf(`${table} ${field}`) + seat) % texts.length] ?? '';
}
