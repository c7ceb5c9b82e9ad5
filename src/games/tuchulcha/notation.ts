/** Positions, steps and dice as text (docs/rules/tuchulcha.md §9). */
import { shorten } from '../../text.ts';
import { COLORS, type Color } from './board.ts';
import {
  type ColorState,
  type PlayerCount,
  type Position,
  ROLES,
  type Role,
  type Standing,
} from './position.ts';
import { checkPosition, type IllegalPosition } from './position-check.ts';
import type { Devotion, Discard, Move, Origin, Step, StepEffect, Target } from './types.ts';

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

export const COLOR_LETTERS: Readonly<Record<Color, string>> = {
  blue: 'b',
  red: 'r',
  yellow: 'y',
  black: 'k',
};

const ROLE_LETTERS: Readonly<Record<Role, string>> = {
  normal: 'n',
  tuchulcha: 't',
  lasaVecuvia: 'l',
  neutral: 'x',
  out: 'o',
};

export interface PositionError {
  readonly code: 'unreadable' | IllegalPosition;
  readonly message: string;
}

/** A legal position, or why the text is none: it can't be parsed, or no game can reach it. */
export function parsePosition(text: string): Result<Position, PositionError> {
  const position = read(text);
  if (!position || formatPosition(position) !== text) {
    return err({ code: 'unreadable', message: `not a position as written in §9: ${shorten(text, 120)}` });
  }
  const flaw = checkPosition(position);
  return flaw ? err(flaw) : ok(position);
}

export function formatPosition(position: Position): string {
  const { players, turn, devotions, sealed, colors } = position;
  const fields = COLORS.flatMap((color) => {
    const state = colors[color];
    return state ? [formatColor(color, state)] : [];
  });
  const head = [
    players,
    COLOR_LETTERS[turn],
    `${devotions.tuchulcha}.${devotions.lasaVecuvia}`,
    sealed.join() || '-',
  ];
  return [...head, ...fields].join(' ');
}

function formatColor(color: Color, state: ColorState): string {
  const { role, temple, altar, forest, sanctuary } = state;
  const places = [temple, formatPath(state), altar, forest, sanctuary].join('/');
  return `${COLOR_LETTERS[color]}${ROLE_LETTERS[role]}:${places}`;
}

function formatPath({ path, atExit }: ColorState): string {
  const standings = path.map(({ stone, count }) => formatStanding(String(stone), count));
  if (atExit > 0) standings.push(formatStanding('e', atExit));
  return standings.join() || '-';
}

const formatStanding = (place: string, count: number): string => (count === 1 ? place : `${place}x${count}`);

/** Parses leniently: deviations from formatPosition are detected by formatting the result again. */
function read(text: string): Position | null {
  const [players, turn, devotions, sealed, ...fields] = text.split(' ');
  const counts = /^(\d{1,2})\.(\d)$/.exec(devotions ?? '');
  const mover = colorOfLetter(turn);
  if (!isPlayers(players) || !mover || !counts || !sealed) return null;
  const colors: Partial<Record<Color, ColorState>> = {};
  for (const field of fields) {
    const color = colorOfLetter(field[0]);
    const state = readColor(field);
    if (!color || !state || colors[color]) return null;
    colors[color] = state;
  }
  return {
    players: Number(players) as PlayerCount,
    turn: mover,
    devotions: { tuchulcha: Number(counts[1]), lasaVecuvia: Number(counts[2]) },
    sealed: sealed === '-' ? [] : sealed.split(',').map(Number),
    colors,
  };
}

const isPlayers = (text: string | undefined): boolean => text === '2' || text === '3' || text === '4';

export const colorOfLetter = (letter: string | undefined): Color | undefined =>
  COLORS.find((color) => COLOR_LETTERS[color] === letter);

const FIELD = /^.([ntlxo]):(\d)\/([^/]+)\/(\d)\/(\d)\/(\d)$/;

function readColor(field: string): ColorState | null {
  const [, letter, temple, places = '', altar, forest, sanctuary] = FIELD.exec(field) ?? [];
  const role = ROLES.find((role) => ROLE_LETTERS[role] === letter);
  const standings = readPath(places);
  if (!role || !standings) return null;
  const path = standings.filter(({ stone }) => stone > 0).sort((one, other) => one.stone - other.stone);
  const atExit = standings.find(({ stone }) => stone === 0)?.count ?? 0;
  return {
    role,
    temple: Number(temple),
    path,
    atExit,
    altar: Number(altar),
    forest: Number(forest),
    sanctuary: Number(sanctuary),
  };
}

/** Stone 0 means `e`. */
function readPath(text: string): Standing[] | null {
  if (text === '-') return [];
  const standings: Standing[] = [];
  for (const part of text.split(',')) {
    const [, place, count] = /^(e|\d{1,2})(?:x(\d))?$/.exec(part) ?? [];
    const stone = place === 'e' ? 0 : Number(place);
    if (!place || standings.some((other) => other.stone === stone)) return null;
    standings.push({ stone, count: count === undefined ? 1 : Number(count) });
  }
  return standings;
}

const MARKS: Readonly<Record<StepEffect, string>> = { none: '', hit: 'x', open: '+', lost: '~', sealed: '#' };
const EFFECTS: readonly StepEffect[] = ['none', 'hit', 'open', 'lost', 'sealed'];

/** `t1`: one from the temple. `l`, `lT`, `l12`: all from altar and forest, or one from the temple or a stone. */
export function formatDevotion(devotion: Devotion): string {
  if (devotion.role === 'tuchulcha') return `t${devotion.fromTemple}`;
  return `l${devotion.from === null ? '' : formatPlace(devotion.from)}`;
}

/** A step as written: its die, and with three or four players its color, follow from the position. */
export type WrittenStep = Discard | (Omit<Move, 'die' | 'color'> & { readonly color: Color | null });

/** With two players a step begins with its color; a discarded die never does. */
export function formatStep(step: Step | WrittenStep, players: PlayerCount): string {
  if (step.kind === 'discard') return `!${step.die}`;
  const color = players === 2 && step.color ? `${COLOR_LETTERS[step.color]}:` : '';
  return `${color}${formatPlace(step.from)}-${formatPlace(step.to)}${MARKS[step.effect]}`;
}

export const formatSteps = (steps: readonly (Step | WrittenStep)[], players: PlayerCount): string =>
  steps.map((step) => formatStep(step, players)).join(' ');

const MOVE = /^(?:([bryk]):)?(T|e|[1-9]\d?)-(V|e|[1-9]\d?)([x+~#]?)$/;

export function parseStep(text: string, players: PlayerCount): Result<WrittenStep, string> {
  const discard = /^!([1-6])$/.exec(text);
  if (discard) return ok({ kind: 'discard', die: Number(discard[1]) });
  const [, letter, from, to, mark = ''] = MOVE.exec(text) ?? [];
  const color = colorOfLetter(letter) ?? null;
  const effect = EFFECTS.find((one) => MARKS[one] === mark);
  if (!from || !to || !effect) return err(`not a step as written in §9: ${shorten(text, 40)}`);
  if ((players === 2) !== (color !== null)) {
    return err(`a step begins with its color with two players, and only then: ${shorten(text, 40)}`);
  }
  return ok({ kind: 'move', color, from: parseOrigin(from), to: parseTarget(to), effect });
}

/** Steps separated by one space; the empty text is no step. */
export function parseSteps(text: string, players: PlayerCount): Result<readonly WrittenStep[], string> {
  const steps: WrittenStep[] = [];
  for (const part of text === '' ? [] : text.split(' ')) {
    const step = parseStep(part, players);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  return ok(steps);
}

export const parseOrigin = (text: string): Origin =>
  text === 'T' ? 'temple' : text === 'e' ? 'exit' : Number(text);
const parseTarget = (text: string): Target => (text === 'V' ? 'altar' : text === 'e' ? 'exit' : Number(text));

/** One to four dice, for example `2-2-4`. */
export function parseDice(text: string): Result<readonly number[], string> {
  if (!/^[1-6](-[1-6]){0,3}$/.test(text)) return err(`not dice as written in §9: ${shorten(text, 40)}`);
  return ok(text.split('-').map(Number));
}

export const formatDice = (dice: readonly number[]): string => dice.join('-');

const NAMED: Readonly<Record<string, string>> = { temple: 'T', exit: 'e', altar: 'V' };

export const formatPlace = (place: Origin | Target): string => NAMED[place] ?? String(place);
