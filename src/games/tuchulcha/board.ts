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

/** The number of the board's unsealed Passages. */
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
