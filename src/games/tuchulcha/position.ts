import type { Color, Role } from './color.ts';

/** 1..40 on the ring of two and four players, 1..30 on that of three; clockwise. */
export type Stone = number;

export type PlayerCount = 2 | 3 | 4;

/** How many haruspexes (1 or more) of one colour stand on a stone. */
export interface Standing {
  readonly stone: Stone;
  readonly count: number;
}

/** Where the haruspexes of one colour are. Counts are 0..9. */
export interface ColorState {
  readonly role: Role;
  readonly temple: number;
  /** Ascending by stone, no stone twice. */
  readonly path: readonly Standing[];
  /** Three players only: normal haruspexes that wait on the exit stone with their circuit finished (`e`). */
  readonly atExit: number;
  readonly altar: number;
  readonly forest: number;
  /** In Tuchulcha's or Lasa Vecuvia's sanctuary, after the role. */
  readonly sanctuary: number;
}

/** A position in tuchulcha.md §9. Plain JSON. */
export interface Position {
  readonly players: PlayerCount;
  readonly turn: Color;
  readonly devotions: { readonly tuchulcha: number; readonly lasaVecuvia: number };
  /** Sealed Passages, ascending. */
  readonly sealed: readonly Stone[];
  /** The colours on the table, neutral ones and those that are out included; keys in the order of COLORS. */
  readonly colors: Readonly<Partial<Record<Color, ColorState>>>;
}
