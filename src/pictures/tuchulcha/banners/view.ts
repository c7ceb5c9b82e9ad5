import type { Color, Role, Stone } from '../../../games/tuchulcha/index.ts';
import type { Face } from '../../canvas/avatar.ts';

/** Somebody in the picture of a moment. */
export interface Figure {
  readonly color: Color;
  readonly name: string;
  readonly face: Face;
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

/** How somebody stood when a game was over. */
export interface StandingView extends Figure {
  readonly altar: number;
  readonly forest: number;
  readonly won: boolean;
}

/** A finished game, in the channel where its table was opened. */
export interface CardView {
  /** The table's, within its server. */
  readonly number: number;
  /** Winners first, then the best. */
  readonly standings: readonly StandingView[];
  readonly locale: string;
}

/** Costs and gains of a devotion, before its player says yes. */
export interface DevotionView {
  readonly role: 'tuchulcha' | 'lasaVecuvia';
  readonly by: Figure;
  /** Haruspexes for the sanctuary. */
  readonly given: number;
  /** That Tuchulcha rolls. */
  readonly dice: number;
  /** Passages that Lasa Vecuvia would have to seal. */
  readonly open: number;
  readonly locale: string;
}
