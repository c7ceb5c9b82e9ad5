import { COLORS, type Color } from '../games/tuchulcha/board.ts';
import type { Devotion, Origin } from '../games/tuchulcha/types.ts';
import type { SeatColor } from '../tables/game.ts';
import type { Request } from '../tables/tuchulcha/request.ts';
import { formatStoryTap, isStoryTap, parseStoryTap, type StoryTap } from './bacchanalia/tap.ts';
import { type FairnessTap, formatFairnessTap, isFairnessTap, parseFairnessTap } from './fairness-tap.ts';
import { formatHelpTap, type HelpTap, isHelpTap, parseHelpTap } from './help-tap.ts';
import { formatHistoryTap, type HistoryTap, isHistoryTap, parseHistoryTap } from './history-tap.ts';
import { formatLifeTap, isLifeTap, type LifeTap, parseLifeTap } from './life-tap.ts';
import { formatRecordTap, isRecordTap, parseRecordTap, type RecordTap } from './record-tap.ts';
import { formatRulesTap, isRulesTap, parseRulesTap, type RulesTap } from './rules-tap.ts';
import { formatTutorialTap, isTutorialTap, parseTutorialTap, type TutorialTap } from './tutorial-tap.ts';

/** What a button means. Its custom id is at most 100 characters (Discord). */
export type Tap =
  | LifeTap
  | TutorialTap
  | HelpTap
  | RulesTap
  | FairnessTap
  | RecordTap
  | HistoryTap
  | StoryTap
  | { readonly on: 'lobby'; readonly table: string; readonly does: LobbyTap }
  /** A request on the version of the table that the button was drawn for. */
  | { readonly on: 'turn'; readonly table: string; readonly version: number; readonly request: Request }
  /** Shows the moves of one die (null: back to the dice). Changes nothing at the table. */
  | { readonly on: 'die'; readonly table: string; readonly version: number; readonly die: number | null }
  /** Asks privately before a devotion. */
  | {
      readonly on: 'devotion';
      readonly table: string;
      readonly version: number;
      readonly role: Devotion['role'];
    }
  /** The second tap of a resignation. */
  | { readonly on: 'resign'; readonly table: string }
  /** The same people once more. */
  | { readonly on: 'rematch'; readonly table: string }
  /** Back from vacation before its end. Of no table. */
  | { readonly on: 'endVacation'; readonly table?: never };

export type LobbyTap =
  | { readonly type: 'sit'; readonly color: SeatColor }
  | { readonly type: 'leave' | 'addComputer' | 'removeComputer' | 'start' };

const LOBBY = { leave: 'leave', more: 'addComputer', less: 'removeComputer', start: 'start' } as const;
const PLAIN = {
  roll: 'roll',
  keep: 'keep',
  pass: 'pass',
  undo: 'undo',
  end: 'confirm',
  only: 'playOnly',
  never: 'neverDevote',
} as const;
const END_VACATION = 'vacation:end';
const ROLES = { t: 'tuchulcha', l: 'lasaVecuvia' } as const;

const letterOf = (color: SeatColor): string => (color === 'black' ? 'k' : color.charAt(0));
const SEATS: readonly SeatColor[] = [...COLORS, 'green', 'violet'];
const colorOf = (letter: string): Color | undefined => COLORS.find((color) => letterOf(color) === letter);

const keyOf = <T extends string>(codes: Readonly<Record<string, T>>, value: T): string =>
  Object.entries(codes).find(([, named]) => named === value)?.[0] ?? value;

const formatOrigin = (from: Origin): string =>
  from === 'temple' ? 'T' : from === 'exit' ? 'e' : String(from);

function parseOrigin(text: string): Origin | null {
  if (text === 'T') return 'temple';
  if (text === 'e') return 'exit';
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

function formatRequest(request: Request): string {
  switch (request.type) {
    case 'step':
      return `s${request.die}${letterOf(request.color)}${formatOrigin(request.from)}`;
    case 'discard':
      return `g${request.die}`;
    case 'dropDie':
      return `x${request.die}`;
    case 'devote': {
      const { devotion } = request;
      if (devotion.role === 'tuchulcha') return `vt${devotion.fromTemple}`;
      return `vl${devotion.from === null ? '-' : formatOrigin(devotion.from)}`;
    }
    default:
      return keyOf(PLAIN, request.type);
  }
}

function parseRequest(text: string): Request | null {
  const plain = Object.entries(PLAIN).find(([code]) => code === text)?.[1];
  if (plain) return { type: plain };
  const die = /^([gx])([1-6])$/.exec(text);
  if (die) return { type: die[1] === 'g' ? 'discard' : 'dropDie', die: Number(die[2]) };
  const step = /^s([1-6])([bryk])(T|e|\d{1,2})$/.exec(text);
  if (step) {
    const color = colorOf(step[2] ?? '');
    const from = parseOrigin(step[3] ?? '');
    return color && from !== null ? { type: 'step', die: Number(step[1]), color, from } : null;
  }
  const given = /^vt(\d)$/.exec(text);
  if (given) return { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: Number(given[1]) } };
  const sanctuary = /^vl(-|T|\d{1,2})$/.exec(text);
  if (!sanctuary) return null;
  const from = sanctuary[1] === '-' ? null : parseOrigin(sanctuary[1] ?? '');
  return from === 'exit' ? null : { type: 'devote', devotion: { role: 'lasaVecuvia', from } };
}

export function formatTap(tap: Tap): string {
  if (isLifeTap(tap)) return formatLifeTap(tap);
  if (isTutorialTap(tap)) return formatTutorialTap(tap);
  if (isHelpTap(tap)) return formatHelpTap(tap);
  if (isRulesTap(tap)) return formatRulesTap(tap);
  if (isFairnessTap(tap)) return formatFairnessTap(tap);
  if (isRecordTap(tap)) return formatRecordTap(tap);
  if (isHistoryTap(tap)) return formatHistoryTap(tap);
  if (isStoryTap(tap)) return formatStoryTap(tap);
  switch (tap.on) {
    case 'lobby':
      return `l:${tap.table}:${tap.does.type === 'sit' ? `sit-${letterOf(tap.does.color)}` : keyOf(LOBBY, tap.does.type)}`;
    case 'turn':
      return `t:${tap.table}:${tap.version}:${formatRequest(tap.request)}`;
    case 'die':
      return `d:${tap.table}:${tap.version}:${tap.die ?? 'all'}`;
    case 'devotion':
      return `v:${tap.table}:${tap.version}:${keyOf(ROLES, tap.role)}`;
    case 'resign':
      return `r:${tap.table}`;
    case 'rematch':
      return `a:${tap.table}`;
    case 'endVacation':
      return END_VACATION;
  }
}

/** Null for anything that {@link formatTap} does not write. */
export function parseTap(customId: string): Tap | null {
  if (customId === END_VACATION) return { on: 'endVacation' };
  const life = parseLifeTap(customId) ?? parseHelpTap(customId) ?? parseTutorialTap(customId);
  const asked = life ?? parseRulesTap(customId) ?? parseFairnessTap(customId);
  const other = asked ?? parseRecordTap(customId) ?? parseHistoryTap(customId) ?? parseStoryTap(customId);
  if (other) return other;
  const [on, table, ...rest] = customId.split(':');
  if (!table || !/^[0-9a-z]{1,20}$/.test(table)) return null;
  if (on === 'r') return rest.length === 0 ? { on: 'resign', table } : null;
  if (on === 'a') return rest.length === 0 ? { on: 'rematch', table } : null;
  if (on === 'l') return rest.length === 1 ? parseLobby(table, rest[0] ?? '') : null;
  const [digits = '', what = '', ...more] = rest;
  if (more.length > 0 || !/^\d{1,9}$/.test(digits)) return null;
  return parseVersioned(on ?? '', table, Number(digits), what);
}

function parseLobby(table: string, text: string): Tap | null {
  const letter = /^sit-([brykgv])$/.exec(text)?.[1];
  const sat = SEATS.find((color) => letterOf(color) === letter);
  if (sat) return { on: 'lobby', table, does: { type: 'sit', color: sat } };
  const type = Object.entries(LOBBY).find(([code]) => code === text)?.[1];
  return type ? { on: 'lobby', table, does: { type } } : null;
}

function parseVersioned(on: string, table: string, version: number, what: string): Tap | null {
  if (on === 't') {
    const request = parseRequest(what);
    return request && { on: 'turn', table, version, request };
  }
  if (on === 'd' && /^([1-6]|all)$/.test(what)) {
    return { on: 'die', table, version, die: what === 'all' ? null : Number(what) };
  }
  const role = on === 'v' && Object.entries(ROLES).find(([code]) => code === what)?.[1];
  return role ? { on: 'devotion', table, version, role } : null;
}
