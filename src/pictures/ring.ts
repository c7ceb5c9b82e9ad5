import type { Color, Stone } from '../games/tuchulcha/index.ts';
import { boardOf, entryOf, exitOf, kindOf, type StoneKind, stonesOf } from '../games/tuchulcha/index.ts';

export type { StoneKind };

export interface Sector {
  readonly color: Color;
  readonly entry: Stone;
  readonly exit: Stone;
}

/** What a picture needs of the ring of tuchulcha.md §1. */
export interface Ring {
  /** Stones: 40 or 30. */
  readonly size: number;
  readonly kinds: ReadonlyMap<Stone, StoneKind>;
  readonly sectors: readonly Sector[];
}

/** `colors`: those on the table. */
export function ringOf(colors: readonly Color[]): Ring {
  const board = boardOf(colors);
  return {
    size: board.size,
    kinds: new Map(stonesOf(board).map((stone) => [stone, kindOf(stone)])),
    sectors: board.sectors.map((color) => ({
      color,
      entry: entryOf(board, color),
      exit: exitOf(board, color),
    })),
  };
}
