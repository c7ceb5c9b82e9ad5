import type { AgreedEnd } from '../../games/bacchanalia/state.ts';
import {
  LIMIT_LISTS as LISTS,
  type Limits,
  PROPOSED_TERMS,
  type StoryTerms,
} from '../../tables/bacchanalia/terms.ts';
import { allowanceOf, DAY_MS } from '../../tables/clock/pace.ts';
import { termsOf } from '../../tables/game-registry.ts';
import type { Table } from '../../tables/table.ts';
import { shorten } from '../../text.ts';
import type { TextKey, Translate } from '../../texts/index.ts';
import { lengthOfLines, MAX_CONTENT_LENGTH, type OutMessage, plain } from '../api/message.ts';
import { plainText, stamp } from '../views/names.ts';

/** A table's terms, or the proposed ones if there is no table. */
export const storyTerms = (table: Table | null): StoryTerms =>
  (table && termsOf('bacchanalia', table)) ?? PROPOSED_TERMS;

export const hasLimits = ({ lines, veils }: Limits): boolean => lines.length + veils.length > 0;

/** Lines and veils, one entry per line. `room`: maximum length; entries that don't fit are counted. */
export function limitLines(t: Translate, limits: Limits, room: number): string[] {
  if (!hasLimits(limits)) return [t('terms.none')];
  const there = LISTS.filter((list) => limits[list].length > 0);
  let left = room;
  return there.flatMap((list, at) => {
    // The next list can use the remaining length.
    const lines = listLimits(t, t(`terms.${list}`), limits[list], left / (there.length - at));
    left -= lengthOfLines(lines);
    return lines;
  });
}

function listLimits(t: Translate, head: string, limits: readonly string[], room: number): string[] {
  const lines = limits.map((limit) => `- ${plainText(limit)}`);
  for (let shown = lines.length; shown > 0; shown--) {
    const more = lines.length - shown;
    const all = [head, ...lines.slice(0, shown), ...(more > 0 ? [t('terms.more', { count: more })] : [])];
    if (lengthOfLines(all) <= room) return all;
  }
  return [head, t('terms.more', { count: lines.length })];
}

/** All lines and veils for one person, in one message or one per list. */
export function limitMessages(t: Translate, limits: Limits): OutMessage[] {
  const whole = limitLines(t, limits, Number.POSITIVE_INFINITY).join('\n');
  if (whole.length <= MAX_CONTENT_LENGTH) return [plain(whole)];
  return LISTS.filter((list) => limits[list].length > 0).map((list) =>
    plain(listLimits(t, t(`terms.${list}`), limits[list], MAX_CONTENT_LENGTH).join('\n')),
  );
}

/** The line about what came along, for a first page and the forms of scenes. */
export const carriedLine = (t: Translate, { carried }: Pick<StoryTerms, 'carried'>): string[] =>
  carried
    ? [
        t('bacchanalia.carried', {
          text: plainText(carried.text),
          from: carried.from ? plainText(carried.from) : 'none',
        }),
      ]
    : [];

/** Maximum length in a lobby, which has much to show. */
const MAX_CARRIED_IN_LOBBY = 90;

export const carriedInLobby = (t: Translate, { carried }: Pick<StoryTerms, 'carried'>): string[] =>
  carried ? carriedLine(t, { carried: { text: shorten(carried.text, MAX_CARRIED_IN_LOBBY), of: [] } }) : [];

const BULLET = /^(?:[-*•–—]|\d{1,2}[.)])\s+/u;

/** The entries of a text with one per line, without duplicates. */
export function limitsIn(text: string): string[] {
  const limits = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const limit = line.trim().replace(BULLET, '').replace(/\s+/g, ' ').trim();
    const key = limit.toLowerCase();
    if (limit !== '' && !limits.has(key)) limits.set(key, limit);
  }
  return [...limits.values()];
}

type OfferedEnd = Exclude<AgreedEnd, { kind: 'time' }>;

/** The ends offered to tables, besides a date: after a number of scenes, all told, or a number of Parcae. */
export const OFFERED_ENDS: readonly OfferedEnd[] = [
  ...[15, 30, 45].map((scenes) => ({ kind: 'scenes', scenes }) as const),
  { kind: 'allTold' },
  ...[2, 3, 4, 5, 6].map((times) => ({ kind: 'parcae', times }) as const),
];

/** The key of an end's name in lists, and its values. */
export function endChoice({
  kind,
  ...values
}: OfferedEnd): readonly [TextKey, Readonly<Record<string, number>>] {
  return [`choice.end.${kind === 'allTold' ? 'told' : kind}`, values];
}

export const MAX_DAYS = 60;

export const inDays = (days: number, now: Date): AgreedEnd => ({
  kind: 'time',
  at: now.getTime() + days * DAY_MS,
});

/** The value of an end in lists: `told`, `parcae-3`, `time-1700000000000`. */
export function formatEnd(end: AgreedEnd): string {
  switch (end.kind) {
    case 'allTold':
      return 'told';
    case 'parcae':
      return `parcae-${end.times}`;
    case 'scenes':
      return `scenes-${end.scenes}`;
    case 'time':
      return `time-${end.at}`;
  }
}

/** Parses the output of {@link formatEnd}, if tables are offered it, and `days-14`. Null for anything else. */
export function parseEnd(text: string, now: Date): AgreedEnd | null {
  const [, kind, digits] = /^(days|time)-(\d{1,15})$/.exec(text) ?? [];
  const number = Number(digits);
  if (kind === 'time') return { kind, at: number };
  if (kind === 'days') return number >= 1 && number <= MAX_DAYS ? inDays(number, now) : null;
  return OFFERED_ENDS.find((end) => formatEnd(end) === text) ?? null;
}

export function endSentence(t: Translate, end: AgreedEnd): string {
  const { kind, ...values } = end;
  return end.kind === 'time'
    ? t('terms.end.time', { date: stamp(end.at, 'F'), time: stamp(end.at) })
    : t(`terms.end.${kind === 'allTold' ? 'told' : kind}`, values);
}

/** Turns of the whole table until Parcae comes once: she is one of 62 cards, and a turn draws up to four. */
const TURNS_A_PARCAE = 8;

const TURNS_UNTIL_TOLD = 12;

/** The share of their time that people usually need to write. */
const SHARE_OF_TIME = 1 / 3;

/** The expected days of the story; null if a date determines the end, or there is no clock. */
export function expectedDays({ size, pace }: Pick<Table, 'size' | 'pace'>, end: AgreedEnd): number | null {
  const refillMs = allowanceOf(pace)?.refillMs;
  if (refillMs === undefined || end.kind === 'time') return null;
  return Math.max(1, Math.round((turnsUntil(end, size) * refillMs * SHARE_OF_TIME) / DAY_MS));
}

function turnsUntil(end: Exclude<AgreedEnd, { kind: 'time' }>, size: number): number {
  if (end.kind === 'allTold') return TURNS_UNTIL_TOLD * size;
  return (end.kind === 'scenes' ? end.scenes : TURNS_A_PARCAE * end.times) + size;
}
