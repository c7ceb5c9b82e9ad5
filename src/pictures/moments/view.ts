import type { Color, Role, Stone } from '../../games/tuchulcha/index.ts';

/** Somebody in the picture of a moment. */
export interface Figure {
  readonly color: Color;
  readonly name: string;
  /** A seat that no person has shows its colour's sign. */
  readonly isPerson: boolean;
  readonly role: Role;
}

/** A great moment of a game, as its banner shows it: one deed, whose it was, and whom it befell. */
export type MomentView = {
  readonly turn: number;
  /** Whose turn it was. */
  readonly by: Figure;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
} & (
  | { readonly kind: 'tuchulcha' | 'lasaVecuvia'; readonly given: number }
  | { readonly kind: 'fell' | 'out'; readonly whom: Figure }
  | { readonly kind: 'hit'; readonly whom: Figure; readonly count: number; readonly stone: Stone }
  /** `passages`: all of them; `sealed`: now and before. */
  | {
      readonly kind: 'sealed';
      readonly stones: readonly Stone[];
      readonly sealed: readonly Stone[];
      readonly passages: readonly Stone[];
    }
);
