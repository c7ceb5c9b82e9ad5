/** Card events in sentences for a chronicle, and its formats of names and dates. */
import { cachedIn } from '../../../cache-limits.ts';
import type { Color, Deus } from '../../../games/bacchanalia/cards.ts';
import type { Ruling, Source } from '../../../games/bacchanalia/state.ts';
import { tamed } from '../../../tables/bacchanalia/story/markdown.ts';
import type { Character, Story } from '../../../tables/bacchanalia/story/story.ts';
import type { Happening } from '../../../tables/bacchanalia/story/turn-notes.ts';
import { spokenLocale, translator } from '../../../texts/index.ts';
import { calledName } from '../../../texts/prompt-texts.ts';
import { bareName } from '../../views/names.ts';
import { deusName, rulingFacts } from '../story-texts.ts';

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
  return cachedIn(formats, key, () => new Intl.DateTimeFormat(spokenLocale(locale), { ...how, timeZone }));
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

/** The reason why that Deus rules, in the third person. */
export function rulingPhrase(ruling: Ruling, { t }: Formatters): string {
  // Both rows of Vinum are told by his name alone.
  const told = ruling.row === 'vinum' ? ({ ...ruling, row: 'goblet' } as const) : ruling;
  return t(`chronicle.ruled.${ruling.because}`, rulingFacts(t, told));
}

export function happeningPhrase(happening: Happening, format: Formatters): string {
  const { t } = format;
  switch (happening.type) {
    case 'parcae':
      return t('chronicle.parcae', { times: happening.times });
    case 'amansCame':
    case 'minervaWent':
      return t(`chronicle.${happening.type}`);
    case 'endingBegins':
      return t(`chronicle.endingBegins.${happening.because}`);
    case 'deusMoved':
      return movedPhrase(happening.deus, happening.from, happening.to, format);
  }
}

function movedPhrase(deus: Deus, from: Source, to: Source, { t, who }: Formatters): string {
  const name = deusName(t, deus);
  if (from === 'middle') return t('chronicle.moved.came', { deus: name, to: to === 'middle' ? '' : who(to) });
  if (to === 'middle') return t('chronicle.moved.left', { deus: name, from: who(from) });
  return t('chronicle.moved.went', { deus: name, from: who(from), to: who(to) });
}

export const giftPhrase = (gifts: Character['gifts'], { t, who }: Formatters): string =>
  t('chronicle.gifts', {
    gifts: t.list(
      gifts.map(({ deus, by }) => t('chronicle.gift', { deus: deusName(t, deus), who: who(by) })),
    ),
  });

export type Formatters = ReturnType<typeof formattersOf>;

export function formattersOf(
  { characters }: Story,
  { locale, timeZone }: Pick<MentionContext, 'locale' | 'timeZone'>,
  writeName: FormatName,
) {
  const t = translator(locale);
  const names = new Map(characters.map(({ color, name }) => [color, name]));
  const format = new Intl.DateTimeFormat(spokenLocale(locale), { dateStyle: 'long', timeZone });
  const sheets = new Map(characters.map(({ color, sheet }) => [color, sheet?.name]));
  const called = new Map([...sheets].map(([color, name]) => [color, name && calledName(name)]));
  const whole = (color: Color): string => {
    const name = names.get(color);
    const player = name ? writeName(name) : t('who.gone');
    const character = sheets.get(color);
    return character
      ? t('who.character', { name: writeName(character), player })
      : t('who', { name: player, color: t(`color.${color}`) });
  };
  return {
    t,
    locale,
    whole,
    /** Formats a name, or a few words by a player. */
    write: writeName,
    /** The character's name; else `Anna (red)`. */
    who: (color: Color): string => {
      const character = called.get(color);
      const isOne = [...called.values()].filter((name) => name === character).length === 1;
      return character && isOne ? writeName(character) : whole(color);
    },
    date: (at: Date): string => format.format(at),
  };
}

const SIGNS = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

export function roman(number: number): string {
  let rest = number;
  let written = '';
  for (const [value, sign] of SIGNS) {
    written += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return written;
}
