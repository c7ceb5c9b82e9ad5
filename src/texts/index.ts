import { IntlMessageFormat } from 'intl-messageformat';
import { en } from './en.ts';

export type TextKey = keyof typeof en;
export type TextValues = Readonly<Record<string, string | number>>;

/** Writes a text in one language. */
export type Translate = (key: TextKey, values?: TextValues) => string;

const catalogues: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = { en };

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

/** `locale`: a BCP 47 tag; English where its language has no catalogue. */
export function translator(locale: string): Translate {
  const language = locale.split('-')[0] ?? 'en';
  const known = language in catalogues ? language : 'en';
  return (key, values) => String(messageFormat(known, key).format(values));
}
