/** Positions as one line of text (tuchulcha.md §9). Steps and dice are in step-notation.ts. */
import { COLORS, type Color } from './board.ts';
import { flawOf, type PositionFlaw } from './flaw.ts';
import type { ColorState, PlayerCount, Position, Role, Standing } from './position.ts';
import { err, ok, type Result } from './result.ts';

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
  readonly code: 'unreadable' | PositionFlaw;
  readonly message: string;
}

/** A position that can be, or why the text is none: it can't be read, or no game can come to it (flaw.ts). */
export function parsePosition(text: string): Result<Position, PositionError> {
  const position = read(text);
  if (!position || formatPosition(position) !== text) {
    return err({ code: 'unreadable', message: `not a position as written in §9: ${excerpt(text)}` });
  }
  const flaw = flawOf(position);
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

/** Reads loosely: what isn't written as formatPosition writes it is found by writing it again. */
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

const ROLES: readonly Role[] = ['normal', 'tuchulcha', 'lasaVecuvia', 'neutral', 'out'];
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

/** Stone 0 stands for `e`. */
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

const excerpt = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
