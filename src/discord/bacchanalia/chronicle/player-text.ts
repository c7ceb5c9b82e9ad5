import { tamed } from '../../../tables/bacchanalia/story/markdown.ts';
import { translator } from '../../../texts/index.ts';
import { bareName } from '../../views/names.ts';

/** Formats a name in a document's sentence, so that markup in the name stays text. */
export type FormatName = (name: string) => string;

/** Escapes only what Markdown could interpret as markup, so that names stay readable in the file. */
export const escapedName: FormatName = (name) =>
  bareName(name)
    .replace(/[\\`*_[\]<>#|~&@]|:(?=\/)|\.(?=[\p{L}\p{N}])|(?<=\/)\//gu, '\\$&')
    // Characters that begin a list or a rule at the beginning of a line.
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** Formats the people and times that players mention. */
export interface MentionContext {
  readonly locale: string;
  readonly timeZone: string;
  /** Null for people who aren't at the table. */
  readonly nameOf: (userId: string) => string | null;
}

const TEMPORAL: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function timeFormat(locale: string, timeZone: string, style = 'f'): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${style}`;
  const how = TEMPORAL[style] ?? { dateStyle: 'long', timeStyle: 'short' };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...how, timeZone });
  formats.set(key, format);
  return format;
}

/** Replaces mentions, custom emojis and timestamps, which only Discord can show, by text that is safe in Markdown. */
export function replaceMentions(text: string, { locale, timeZone, nameOf }: MentionContext): string {
  const t = translator(locale);
  return text
    .replace(/<@!?(\d{1,20})>/g, (_, id: string) => {
      const name = nameOf(id);
      return name ? escapedName(name) : t('chronicle.somebody');
    })
    .replace(/<@&\d{1,20}>/g, () => t('chronicle.somebody'))
    .replace(/<#\d{1,20}>/g, () => t('chronicle.somewhere'))
    .replace(/<a?(:\w{2,32}:)\d{1,20}>/g, (_, emoji: string) => emoji.replaceAll('_', '\\_'))
    .replace(/<(\/[\p{L}\p{N}_ -]{1,110}):\d{1,20}>/gu, (_, command: string) =>
      command.replaceAll('_', '\\_'),
    )
    .replace(/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/g, (whole, seconds: string, style: string | undefined) => {
      const date = new Date(Number(seconds) * 1000);
      return Number.isNaN(date.getTime()) ? whole : timeFormat(locale, timeZone, style).format(date);
    })
    .replace(/<(https?:\/\/[^\s<>]+)>/g, '$1');
}

/** Unifies line ends, drops control characters and closes open Markdown. */
export const tidyText = (text: string): string => tamed(tidySigns(text));

const tidySigns = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trimEnd();
