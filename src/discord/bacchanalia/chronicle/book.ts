import type { Color, Deus, EndingKind } from '../../../games/bacchanalia/index.ts';
import type { CarriedOver } from '../../../tables/bacchanalia/settings.ts';
import { tamed } from '../../../tables/bacchanalia/story/markdown.ts';
import { translator } from '../../../texts/index.ts';
import { bareName } from '../../views/names.ts';

export type Mark = Deus | EndingKind | 'left';

export interface ChronicleFacts extends MentionContext {
  readonly number: number;
  readonly serverName: string;
  /** The story's title; left out where it has none. */
  readonly title?: string;
  /** What came along from the story before; left out: nothing. */
  readonly carried?: Pick<CarriedOver, 'text' | 'from'>;
}

/** Text of a player, not yet made safe. */
export interface Words {
  readonly label: string;
  readonly text: string;
}

/** A place of the story: its words, or a line that says why there are none, and the questions about it. */
export interface Passage {
  readonly words: string | null;
  readonly untold: string | null;
  readonly questions: readonly (readonly Words[])[];
}

export interface CastEntry {
  readonly color: Color;
  readonly who: string;
  readonly notes: readonly string[];
  /** Cards that were given before the story; for the appendix. */
  readonly gifts: string | null;
  readonly introduction: Passage;
  readonly scenes: readonly { readonly id: string; readonly numeral: string }[];
}

export interface BookChapter {
  readonly id: string;
  /** Null where nothing is told in it. */
  readonly numeral: string | null;
  /** Its first words where its teller gave it no title: a list of chapters has them, a heading would say them twice. */
  readonly title: string;
  readonly isTitled: boolean;
  readonly color: Color;
  readonly who: string;
  readonly date: string | null;
  readonly marks: readonly Mark[];
  readonly isEnding: boolean;
  /** What the cards did, for the appendix, as are `odd` and `after`. */
  readonly notes: readonly string[];
  /** Where Parcae came, so many times by now: the hour of the night. */
  readonly hour: number | null;
  /** How Bacchus came, before the passage. */
  readonly bacchus: Passage | null;
  /** Null where a player left. */
  readonly passage: Passage | null;
  readonly odd: Words | null;
  readonly after: readonly string[];
}

/** Something about it stands in the appendix. */
export const hasCards = ({ notes, odd, after }: BookChapter): boolean =>
  notes.length > 0 || odd !== null || after.length > 0;

export interface FateEntry {
  readonly color: Color;
  readonly who: string;
  readonly text: string;
  readonly mark: Mark | null;
  readonly id: string | null;
}

/** A chronicle in one language. Our own lines are ready to be written; players' words are as they wrote them. */
export interface Book {
  readonly game: string;
  readonly title: string;
  readonly server: string;
  readonly dates: string;
  /** `mark`: the Deus that ruled most of their scenes. */
  readonly players: readonly { readonly color: Color; readonly who: string; readonly mark: Mark | null }[];
  /** Titles that tellers gave to their scenes, in the order of the story: the places that it passes. */
  readonly places: readonly string[];
  /** The line that says what came along from the story before. */
  readonly carried: string | null;
  /** How often Parcae came. */
  readonly hours: number;
  readonly isOver: boolean;
  readonly cast: readonly CastEntry[];
  readonly chapters: readonly BookChapter[];
  readonly fates: readonly FateEntry[];
  readonly colophon: readonly string[];
}

/** How a document writes a name into a sentence, so that markup in the name stays text. */
export type FormatName = (name: string) => string;

/** Only what Markdown might read as markup is escaped, so that names look like names in the file, too. */
export const escapedName: FormatName = (name) =>
  bareName(name)
    .replace(/[\\`*_[\]<>#|~&@]|:(?=\/)|\.(?=[\p{L}\p{N}])|(?<=\/)\//gu, '\\$&')
    // What makes a list or a rule at the beginning of a line.
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** How to write out the people and times that players mention. */
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

/** Replaces mentions, custom emojis and timestamps, which only Discord can show, by words that are safe in Markdown. */
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
