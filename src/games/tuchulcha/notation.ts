/** Positions, steps and dice as text (docs/rules/tuchulcha.md §9). */
import { shorten } from '../../text.ts';
import {
  boardOfPosition,
  COLORS,
  type Color,
  type ColorState,
  colorsOf,
  entryOf,
  haruspexesOf,
  kindOf,
  NEUTRAL_HARUSPEXES,
  OPPOSITE,
  type PlayerCount,
  type Position,
  ROLES,
  type Role,
  type Standing,
} from './board.ts';
import { isSettled } from './legal-turns/legal-turns.ts';
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

interface PositionError {
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

type IllegalPosition =
  | 'colors'
  | 'mover'
  | 'roles'
  | 'devotions'
  | 'seals'
  | 'stones'
  | 'finished'
  | 'sums'
  | 'sharedStone'
  | 'openPassage'
  | 'unsettled';

type Check = (position: Position) => string | null;

/** Each check may rely on those before it. */
const CHECKS: readonly (readonly [IllegalPosition, Check])[] = [
  ['colors', checkColors],
  ['mover', checkMover],
  ['roles', checkRoles],
  ['devotions', checkDevotions],
  ['seals', checkSeals],
  ['stones', eachColor(checkStones)],
  ['finished', eachColor(checkFinished)],
  ['sums', eachColor(checkSum)],
  ['sharedStone', checkSharedStones],
  ['openPassage', eachColor(checkPassages)],
  ['unsettled', checkSettled],
];

/**
 * Why no game can reach a position. Two unreachable kinds are accepted because the examples of docs/rules/tuchulcha.md §10 use them:
 * with two players one haruspex more than in the setup (20, 21), and normal haruspexes behind their exit (21, 23), whose next die
 * takes them to the altar. Null if it is legal.
 */
function checkPosition(
  position: Position,
): { readonly code: IllegalPosition; readonly message: string } | null {
  for (const [code, check] of CHECKS) {
    const message = check(position);
    if (message) return { code, message };
  }
  return null;
}

function eachColor(check: (color: Color, state: ColorState, position: Position) => string | null): Check {
  return (position) => {
    for (const color of colorsOf(position)) {
      const state = position.colors[color];
      const message = state ? check(color, state, position) : null;
      if (message) return message;
    }
    return null;
  };
}

/** §2 */
function checkColors(position: Position): string | null {
  const { players } = position;
  const colors = colorsOf(position);
  const neutral = colors.filter((color) => position.colors[color]?.role === 'neutral');
  const [one, other] = neutral;
  if (colors.length !== (players === 3 ? 3 : 4)) return `${colors.length} colors with ${players} players`;
  if (neutral.length !== (players === 2 ? 2 : 0))
    return `${neutral.length} neutral colors with ${players} players`;
  return one && OPPOSITE[one] !== other ? `neutral colors sit opposite, not ${one} and ${other}` : null;
}

function checkMover({ turn, colors }: Position): string | null {
  const role = colors[turn]?.role;
  return role === undefined || role === 'neutral'
    ? `it can't be ${turn}'s turn: no player has that color`
    : null;
}

function checkRoles(position: Position): string | null {
  const roles = colorsOf(position).map((color) => position.colors[color]?.role);
  if (roles.every((role) => role === 'out' || role === 'neutral')) return 'nobody is left in the game';
  for (const role of ['tuchulcha', 'lasaVecuvia'] as const) {
    const holders = colorsOf(position).filter((color) => position.colors[color]?.role === role);
    if (holders.length > 1) return `${holders.join(' and ')} can't both be devoted to the same`;
    if (holders.length > position.devotions[role])
      return `${holders.join()} is devoted, but no devotion is counted`;
  }
  return null;
}

/** §6: to Lasa Vecuvia with four players, once per game. */
function checkDevotions({ players, devotions: { lasaVecuvia } }: Position): string | null {
  if (lasaVecuvia > 1) return 'Lasa Vecuvia is devoted to once a game';
  return lasaVecuvia === 1 && players < 4 ? 'Lasa Vecuvia plays with four players only' : null;
}

function checkSeals(position: Position): string | null {
  const { size } = boardOfPosition(position);
  const { sealed } = position;
  if (sealed.some((stone) => stone > size || kindOf(stone) !== 'passage'))
    return 'only Passages can be sealed';
  return sealed.some((stone, index) => index > 0 && stone <= (sealed[index - 1] ?? 0))
    ? 'seals ascend'
    : null;
}

function checkStones(color: Color, { path }: ColorState, position: Position): string | null {
  const { size } = boardOfPosition(position);
  const wrong = path.find(({ stone, count }) => stone < 1 || stone > size || count < 1);
  return wrong ? `${color} can't stand on stone ${wrong.stone} with ${wrong.count}` : null;
}

function checkFinished(color: Color, { atExit, role }: ColorState, { players }: Position): string | null {
  if (atExit === 0) return null;
  if (players !== 3) return 'a circuit is finished on the exit stone (e) with three players only';
  return role === 'normal' ? null : `${color} isn't on the way to the altar: no e`;
}

/** §2, and where each role has haruspexes (§5.1, §6.1, §6.2, §7). */
function checkSum(color: Color, state: ColorState, { players }: Position): string | null {
  const { role, temple, path, atExit, altar, forest, sanctuary } = state;
  const inPlay = path.reduce((sum, { count }) => sum + count, temple + atExit);
  const sum = inPlay + altar + forest + sanctuary;
  if (role === 'out') return sum === 0 ? null : `${color} is out, but has ${sum} haruspexes`;
  const full = role === 'neutral' ? NEUTRAL_HARUSPEXES : haruspexesOf(players);
  const more = players === 2 ? 1 : 0;
  if (sum < full || sum > full + more) return `${color} has ${sum} haruspexes, not ${full}`;
  const devoted = role === 'tuchulcha' || role === 'lasaVecuvia';
  if (devoted && altar > 0) return `${color} is devoted, and has nobody on the altar`;
  return !devoted && sanctuary > 0 ? `${color} isn't devoted, and has nobody in a sanctuary` : null;
}

/** With three players, those on `e` stand on the entry stone. */
function checkSharedStones(position: Position): string | null {
  const holders = new Map<number, Color>();
  const board = boardOfPosition(position);
  for (const color of colorsOf(position)) {
    const { path = [], atExit = 0 } = position.colors[color] ?? {};
    const stones = path.map(({ stone }) => stone);
    if (atExit > 0) stones.push(entryOf(board, color));
    for (const stone of stones) {
      const holder = holders.get(stone);
      if (holder && holder !== color) return `${holder} and ${color} can't both stand on stone ${stone}`;
      holders.set(stone, color);
    }
  }
  return null;
}

function checkPassages(color: Color, { path }: ColorState, { sealed }: Position): string | null {
  const lost = path.find(({ stone }) => kindOf(stone) === 'passage' && !sealed.includes(stone));
  return lost ? `${color} can't stand on stone ${lost.stone}, an open Passage` : null;
}

function checkSettled(position: Position): string | null {
  return isSettled(position) ? null : 'somebody is still in the game who must be out (§7)';
}
