import { IntlMessageFormat } from 'intl-messageformat';
import { LruCache } from '../lru-cache.ts';
import type { TextKey } from './keys.ts';
import { localeTexts } from './locales.ts';

export type { TextKey } from './keys.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** Writes a text in one language. */
export type Translate = (key: TextKey, values?: TextValues) => string;

interface Language {
  /** ISO 639, e.g. `en`. */
  readonly code: string;
  /** In itself. */
  readonly name: string;
}

/** Those that there are texts in. */
export const LANGUAGES: readonly Language[] = Object.entries(localeTexts).map(([code, texts]) => ({
  code,
  name: texts['language.name'],
}));

const compiled = new Map<string, IntlMessageFormat>();

function messageFormat(language: string, key: TextKey): IntlMessageFormat {
  const id = `${language} ${key}`;
  let format = compiled.get(id);
  if (!format) {
    format = new IntlMessageFormat((localeTexts[language] ?? localeTexts.en)[key], language, undefined, {
      ignoreTag: true,
    });
    compiled.set(id, format);
  }
  return format;
}

const codeOf = (locale: string): string => locale.split('-')[0] ?? '';

/** The code of the language that is spoken for a BCP 47 tag: English where there are no texts in its own. */
export const languageOf = (locale: string): string =>
  LANGUAGES.some(({ code }) => code === codeOf(locale)) ? codeOf(locale) : 'en';

export function translator(locale: string): Translate {
  const language = languageOf(locale);
  return (key, values) => String(messageFormat(language, key).format(values));
}

/** `a, b and c` as it is written in the language that is spoken for a BCP 47 tag. */
export function listOf(locale: string, items: readonly string[]): string {
  const spoken = codeOf(locale) === languageOf(locale) ? locale : 'en';
  const format = lists.get(spoken) ?? new Intl.ListFormat(spoken, { type: 'conjunction' });
  lists.set(spoken, format);
  return format.format(items);
}

const lists = new LruCache<string, Intl.ListFormat>(100);
