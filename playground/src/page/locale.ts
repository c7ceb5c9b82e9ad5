import { Locale } from 'discord-api-types/rest/v10';

const nameIn = (code: string): string =>
  new Intl.DisplayNames([code], { type: 'language', languageDisplay: 'standard', style: 'short' }).of(code) ??
  code;

/** Discord's languages by code, each with its own name. */
export const locales: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(Locale)
    .map((code) => [code, nameIn(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other)),
);

type Localized = Readonly<Partial<Record<string, string | null>>> | null | undefined;

// Discord falls back from each English to the other, and from Latin American Spanish to Spain's.
const fallbacks: Readonly<Record<string, string>> = { 'en-US': 'en-GB', 'en-GB': 'en-US', 'es-419': 'es-ES' };

export function localized(original: string, translations: Localized, locale: string): string {
  return translations?.[locale] ?? translations?.[fallbacks[locale] ?? ''] ?? original;
}

const longStyle: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };

const styles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: longStyle,
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** `style` is the letter of `<t:…:R>`; `seconds` and `now` are since 1970. */
export function formatTimestamp(seconds: number, style: string, locale: string, now: number): string {
  if (style === 'R') {
    const distance = seconds - now;
    const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1];
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
      Math.round(distance / length),
      unit,
    );
  }
  return new Intl.DateTimeFormat(locale, styles[style] ?? longStyle).format(seconds * 1000);
}

const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** Formats the time beside a name: without the date for today. */
export function messageTime(timestamp: string, locale: string, now = new Date()): string {
  const date = new Date(timestamp);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
  if (sameDay(date, now)) return time;
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).format(date)}, ${time}`;
}

export const shortTime = (timestamp: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(timestamp));

export const longDate = (timestamp: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(timestamp));

export const startsDay = (timestamp: string, before: string | undefined): boolean =>
  before === undefined || !sameDay(new Date(timestamp), new Date(before));
