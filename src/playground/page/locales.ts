/** Discord's languages by their code, each by its own name. */
export const locales: Readonly<Record<string, string>> = {
  'en-US': 'English, US',
  'en-GB': 'English, UK',
  bg: 'български',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  'es-ES': 'Español',
  'es-419': 'Español, LATAM',
  fi: 'Suomi',
  fr: 'Français',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  lt: 'Lietuviškai',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  'pt-BR': 'Português do Brasil',
  ro: 'Română',
  ru: 'Русский',
  'sv-SE': 'Svenska',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  'zh-CN': '中文',
  'zh-TW': '繁體中文',
};

type Localized = Readonly<Partial<Record<string, string | null>>> | null | undefined;

// As Discord falls back: the two Englishes to each other, Latin American Spanish to Spain's.
const fallbacks: Readonly<Record<string, string>> = { 'en-US': 'en-GB', 'en-GB': 'en-US', 'es-419': 'es-ES' };

export function localized(original: string, translations: Localized, locale: string): string {
  return translations?.[locale] ?? translations?.[fallbacks[locale] ?? ''] ?? original;
}
