/** Card events in sentences for a chronicle, and its formats of names and dates. */
import type { Color, Deus } from '../../../games/bacchanalia/cards.ts';
import type { Ruling, Source } from '../../../games/bacchanalia/state.ts';
import type { Character, Story } from '../../../tables/bacchanalia/story/story.ts';
import type { Happening } from '../../../tables/bacchanalia/story/turn-notes.ts';
import { listOf, translator } from '../../../texts/index.ts';
import { calledName } from '../../../texts/prompt-texts.ts';
import { deusName, deusNames, rowText } from '../story-texts.ts';
import type { FormatName, MentionContext } from './player-text.ts';

/** The reason why that Deus rules, in the third person. */
export function rulingPhrase({ row, because, among, most }: Ruling, { t, locale }: Formatters): string {
  const others = because === 'vinumWins' ? among.filter((deus) => deus !== 'vinum') : among;
  return t(`chronicle.ruled.${because}`, {
    deus: row === 'goblet' || row === 'vinum' ? deusName(t, 'vinum') : rowText(t, row),
    others: listOf(locale, deusNames(t, others)),
    count: most,
  });
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

export const giftPhrase = (gifts: Character['gifts'], { t, locale, who }: Formatters): string =>
  t('chronicle.gifts', {
    gifts: listOf(
      locale,
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
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
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

/** A Roman numeral. `number`: from 1. */
export function roman(number: number): string {
  let rest = number;
  let written = '';
  for (const [value, sign] of SIGNS) {
    written += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return written;
}
