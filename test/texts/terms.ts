import * as z from 'zod';
import { readJson } from '../../src/texts/index.ts';
import type { Texts } from './flaws.ts';
import { literalsOf, parsed } from './message.ts';

const WORDS = z.array(z.string().min(1));

/** A concept in one language. In the lists, `*` at the end of a word matches any ending. */
const TERM = z.strictObject({
  term: z.string().min(1),
  /** Other words that a writer might use for it. */
  not: WORDS,
  /** Phrases in which such a word has another meaning, or explains the term. */
  unless: WORDS.optional(),
});

export type Term = z.infer<typeof TERM>;

const TERMS = z.record(z.string(), z.record(z.string(), TERM));

/** The single term for each concept, by language (`assets/terms.json`). */
export const readTerms = (): z.infer<typeof TERMS> => readJson('assets/terms.json', TERMS);

/** Search words of players, which may be any words. */
const SEARCHED = /^rules\..*(?:keywords|search\..*)$/;

/** Commands have their English names in every language. */
const COMMAND = /<\/[^<>]*>/g;

const escaped = (words: string): string => words.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Matches whole words in any case; `*` matches any ending. */
const patternOf = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})${escaped(words).replaceAll('*', '\\p{L}*')}(?!\\p{L})`, 'giu');

const lower = (words: string): string => words.toLowerCase();

/** Texts that use another word for a concept: `key: “word”, which is term`. */
export function termFlaws(texts: Texts, terms: readonly Term[]): string[] {
  const rules = terms.flatMap(({ term, not, unless = [] }) =>
    not.map((word) => ({ term, begin: lower(word.split('*')[0] ?? ''), pattern: patternOf(word), unless })),
  );
  return Object.entries(texts).flatMap(([key, text]) => {
    if (SEARCHED.test(key)) return [];
    const said = literalsOf(parsed(text)).replace(COMMAND, '');
    const all = lower(said);
    return rules.flatMap(({ term, begin, pattern, unless }) => {
      // Most of them are not there at all, which is seen faster so.
      if (!all.includes(begin)) return [];
      const rest = unless.reduce((left, phrase) => left.replaceAll(phrase, ''), said);
      return (rest.match(pattern) ?? []).map((found) => `${key}: “${found}”, which is ${term}`);
    });
  });
}

/** Words after which Discord's “in 24 hours” or “5 minutes ago” makes no sense, directly before the placeholder of a time. */
const BEFORE_TIMES: Readonly<Record<string, string>> = {
  en: 'until|till|since|by|before|from',
  de: 'bis|seit|ab|vor|nach',
  nl: 'tot|sinds|vanaf|voor|na',
  it: 'fino al?|dal?|dalle|entro(?: il)?|prima del',
};

/** The same in a message: the word, or a bare clock, before a relative time. */
export const UNTIL_IN = new RegExp(
  `(?<!\\p{L})(?:${Object.values(BEFORE_TIMES).join('|')}|⏱) <t:\\d+(?::R)?>`,
  'iu',
);

const TIMES = 'until|since|at|in|closes|ends?|time|date|when|starts?';

/** Keys of texts whose placeholder after “until” or “since” is a date or a time of day. */
const ABSOLUTE: ReadonlySet<string> = new Set([
  ...'agree.agreed notice.vacation preferences.vacation.about vacation.running vacation.first'.split(' '),
  ...'turn.away notice.away games.vacation refused.onVacation vacation.started'.split(' '),
  ...'season.card.vacant evening.card.runs notice.trouble.timedOut'.split(' '),
]);

/** Texts that say “until in 24 hours”, or “⏱ in 24 hours” of nothing. */
export function timeFlaws(code: string, texts: Texts): string[] {
  const pattern = new RegExp(`(?<!\\p{L})(?:${BEFORE_TIMES[code]}|⏱) \\{(?:${TIMES})\\}`, 'giu');
  return Object.entries(texts).flatMap(([key, text]) =>
    ABSOLUTE.has(key)
      ? []
      : (text.match(pattern) ?? []).map((found) => `${key}: “${found}” of a relative time`),
  );
}

/** Terms that no text uses, so the list is outdated. */
export const unusedTerms = (texts: Texts, terms: readonly Term[]): string[] => {
  const all = Object.values(texts).join('\n').toLowerCase();
  return terms.flatMap(({ term }) => (all.includes(term.toLowerCase()) ? [] : [term]));
};
