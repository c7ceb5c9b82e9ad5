/** The board as data (docs/rules/tuchulcha.md §1). This ring and these stones are a reconstruction. */

/** The colors, clockwise: the order of the sectors and of play (docs/rules/tuchulcha.md §1). */
export const COLORS = ['blue', 'red', 'yellow', 'black'] as const;

export type Color = (typeof COLORS)[number];

/** 1..40 on the ring of two and four players, 1..30 on that of three; clockwise. */
export type Stone = number;

export type StoneKind = 'plain' | 'mystical' | 'ritual' | 'passage';

/** Kinds by offset in a sector, 1..10; the other offsets are plain. */
const SPECIAL: Readonly<Record<number, StoneKind>> = { 1: 'mystical', 4: 'ritual', 6: 'passage' };

/** The factor of spiritual power for each kind of stone (docs/rules/tuchulcha.md §4.2). */
export const FACTORS: Readonly<Record<StoneKind, number>> = { plain: 1, mystical: 3, ritual: 2, passage: 1 };

/** Number of stones per sector; the first is Mystical. */
export const SECTOR = 10;

/** The journey's steps: 1 is a color's entry stone, 31 its exit stone. */
export const LAST_STEP = 31;

export interface Board {
  /** Stones on the ring: 40 or 30. */
  readonly size: number;
  /** The colors of the sectors, clockwise from stone 1. */
  readonly sectors: readonly Color[];
}

/** The part of a position that determines the board: the colors on the table. */
interface OnTable {
  readonly colors: Readonly<Partial<Record<Color, unknown>>>;
}

const boards = new Map<number, Board>();

/** The board for the colors on the table: all four (two or four players), or three. */
export function boardOf(colors: readonly Color[]): Board {
  let bits = 0;
  for (const color of colors) bits |= 1 << COLORS.indexOf(color);
  return boardOfBits(bits);
}

export function boardOfPosition({ colors }: OnTable): Board {
  let bits = 0;
  for (let index = 0; index < COLORS.length; index++) if (colors[COLORS[index] as Color]) bits |= 1 << index;
  return boardOfBits(bits);
}

function boardOfBits(bits: number): Board {
  const known = boards.get(bits);
  if (known) return known;
  const sectors = COLORS.filter((_, index) => bits & (1 << index));
  const board: Board = { size: sectors.length * SECTOR, sectors };
  boards.set(bits, board);
  return board;
}

/** The colors on the table, clockwise, including neutral ones and those that are out. */
export const colorsOf = (position: OnTable): readonly Color[] =>
  COLORS.filter((color) => position.colors[color]);

export const kindOf = (stone: Stone): StoneKind => SPECIAL[((stone - 1) % SECTOR) + 1] ?? 'plain';

/** All Passages of the board, ascending, sealed or not. */
export const passagesOf = (board: Board): readonly Stone[] =>
  stonesOf(board).filter((s) => kindOf(s) === 'passage');

export const openPassagesIn = (position: OnTable & { readonly sealed: readonly Stone[] }): number =>
  passagesOf(boardOfPosition(position)).length - position.sealed.length;

export const stonesOf = (board: Board): readonly Stone[] =>
  Array.from({ length: board.size }, (_, index) => index + 1);

/** The own Mystical stone, where a color enters. Throws if the color isn't on the table. */
export function entryOf(board: Board, color: Color): Stone {
  const sector = board.sectors.indexOf(color);
  if (sector < 0) throw new Error(`${color} has no sector on a board of ${board.sectors.join()}`);
  return sector * SECTOR + 1;
}

/** The stone a color's journey ends on: the altar lies behind it. With three players it is the entry stone. */
export const exitOf = (board: Board, color: Color): Stone => stoneAt(board, color, LAST_STEP);

/** The stone of a step of a color's journey (1 is the entry; steps beyond the ring's length continue around it). */
export const stoneAt = (board: Board, color: Color, step: number): Stone =>
  ((entryOf(board, color) + step - 2) % board.size) + 1;

/** The step of the journey that a stone is for a color, 1..size. */
export const stepAt = (board: Board, color: Color, stone: Stone): number =>
  ((stone - entryOf(board, color) + board.size) % board.size) + 1;

export type PlayerCount = 2 | 3 | 4;

export const isPlayerCount = (count: number): count is PlayerCount =>
  count === 2 || count === 3 || count === 4;

export const ROLES = ['normal', 'tuchulcha', 'lasaVecuvia', 'neutral', 'out'] as const;

export type Role = (typeof ROLES)[number];

/** A position in docs/rules/tuchulcha.md §9. Plain JSON. */
export interface Position {
  readonly players: PlayerCount;
  readonly turn: Color;
  readonly devotions: { readonly tuchulcha: number; readonly lasaVecuvia: number };
  /** Sealed Passages, ascending. */
  readonly sealed: readonly Stone[];
  /** The colors on the table, including neutral ones and those that are out; keys in the order of COLORS. */
  readonly colors: Readonly<Partial<Record<Color, ColorState>>>;
}

/** The haruspexes of one color. Counts are 0..9. */
export interface ColorState {
  readonly role: Role;
  readonly temple: number;
  /** Ascending by stone, without duplicates. */
  readonly path: readonly Standing[];
  /** Three players only: normal haruspexes that wait on the exit stone with their circuit finished (`e`). */
  readonly atExit: number;
  readonly altar: number;
  readonly forest: number;
  /** The role determines whether it is Tuchulcha's or Lasa Vecuvia's sanctuary. */
  readonly sanctuary: number;
}

/** The number of haruspexes (1 or more) of one color on a stone. */
export interface Standing {
  readonly stone: Stone;
  readonly count: number;
}

/** The players' colors. Two players sit opposite: blue and yellow, or red and black (docs/rules/tuchulcha.md §2). */
export interface Setup {
  /** The colors are in clockwise order. */
  readonly players: readonly Color[];
  readonly first: Color;
}

/** The position at the start (docs/rules/tuchulcha.md §2). Throws unless the 2 to 4 colors differ, two are opposite, one is first. */
export function startingPosition(setup: Setup): Position {
  const players = playerCount(setup);
  const colors: Partial<Record<Color, ColorState>> = {};
  for (const color of COLORS) {
    if (setup.players.includes(color)) colors[color] = inTemple('normal', haruspexesOf(players));
    else if (players === 2) colors[color] = inTemple('neutral', NEUTRAL_HARUSPEXES);
  }
  return { players, turn: setup.first, devotions: { tuchulcha: 0, lasaVecuvia: 0 }, sealed: [], colors };
}

function playerCount({ players, first }: Setup): PlayerCount {
  const [one, other] = players;
  const count = players.length;
  if (new Set(players).size !== count) throw new Error(`a color sits twice: ${players.join()}`);
  if (!players.includes(first)) throw new Error(`${first} begins but doesn't play`);
  if (!isPlayerCount(count)) throw new Error(`${count} players: there are two to four`);
  if (count === 2 && one && OPPOSITE[one] !== other) throw new Error('two players sit opposite');
  return count;
}

export const inTemple = (role: Role, temple: number): ColorState => ({
  role,
  temple,
  path: [],
  atExit: 0,
  altar: 0,
  forest: 0,
  sanctuary: 0,
});

export const haruspexesOf = (players: PlayerCount): number => (players === 4 ? 8 : 9);

export const NEUTRAL_HARUSPEXES = 5;

/** The color across the ring, for two players. */
export const OPPOSITE: Readonly<Record<Color, Color>> = {
  blue: 'yellow',
  red: 'black',
  yellow: 'blue',
  black: 'red',
};

/** A color that isn't on the table is out. */
export const roleOf = (position: Position, color: Color): Role => position.colors[color]?.role ?? 'out';

/** The colors whose haruspexes the player at turn can move: with two players the neutral ones, too (§8). */
export function movedBy(position: Position): readonly Color[] {
  const { turn, colors } = position;
  if (colors[turn]?.role !== 'normal') return [turn];
  return [turn, ...colorsOf(position).filter((color) => colors[color]?.role === 'neutral')];
}

/** Haruspexes in the temple and on the path (docs/rules/tuchulcha.md §2); 0 for a color that isn't on the table. */
export function inPlay(position: Position, color: Color): number {
  const { temple = 0, path = [], atExit = 0 } = position.colors[color] ?? {};
  return path.reduce((sum, { count }) => sum + count, temple + atExit);
}

/** Haruspexes of a color on a stone, with three players including those on `e`. */
export function countOn(position: Position, color: Color, stone: Stone): number {
  const state = position.colors[color];
  if (!state) return 0;
  const finished = state.atExit > 0 && entryOf(boardOfPosition(position), color) === stone ? state.atExit : 0;
  return finished + (state.path.find((standing) => standing.stone === stone)?.count ?? 0);
}

/** The colors on a stone; during an open hit two, clockwise. */
export const standingOn = (position: Position, stone: Stone): readonly Color[] =>
  colorsOf(position).filter((color) => countOn(position, color, stone) > 0);

/**
 * A color's spiritual power on a stone (§4.2), 0 if it has nobody there: what others need to hit it. Tuchulcha's attackers and
 * Tuchulcha's own haruspexes count as single (§5.2).
 */
export function powerOf(position: Position, color: Color, stone: Stone, attacker?: Color): number {
  const count = countOn(position, color, stone);
  if (roleOf(position, color) === 'tuchulcha' || (attacker && roleOf(position, attacker) === 'tuchulcha')) {
    return count;
  }
  return count * FACTORS[kindOf(stone)];
}
