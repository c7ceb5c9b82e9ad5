import { IntlMessageFormat } from 'intl-messageformat';
import { en } from './en.ts';

export type TextKey = keyof typeof en;
export type TextValues = Readonly<Record<string, string | number>>;

/** Writes a text in one language. */
export type Translate = (key: TextKey, values?: TextValues) => string;

const catalogues: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = { en };

export interface Language {
  /** ISO 639, e.g. `en`. */
  readonly code: string;
  /** In itself. */
  readonly name: string;
}

/** Those that there are texts in. */
export const LANGUAGES: readonly Language[] = Object.entries(catalogues).map(([code, texts]) => ({
  code,
  name: texts['language.name'],
}));

const compiled = new Map<string, IntlMessageFormat>();

function messageFormat(language: string, key: TextKey): IntlMessageFormat {
  const id = `${language} ${key}`;
  let format = compiled.get(id);
  if (!format) {
    format = new IntlMessageFormat((catalogues[language] ?? en)[key], language, undefined, {
      ignoreTag: true,
    });
    compiled.set(id, format);
  }
  return format;
}

/** The code of the language that is spoken for a BCP 47 tag: English where there are no texts in its own. */
export function languageOf(locale: string): string {
  const [code = 'en'] = locale.split('-');
  return LANGUAGES.some((language) => language.code === code) ? code : 'en';
}

export function translator(locale: string): Translate {
  const language = languageOf(locale);
  return (key, values) => String(messageFormat(language, key).format(values));
}
