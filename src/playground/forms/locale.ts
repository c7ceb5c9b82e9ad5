import { Locale } from 'discord-api-types/v10';

const locales: ReadonlySet<string> = new Set(Object.values(Locale));

export function isLocale(text: string): text is Locale {
  return locales.has(text);
}
