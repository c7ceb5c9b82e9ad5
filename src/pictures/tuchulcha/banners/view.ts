import type { GreatHighlight } from '../../../games/tuchulcha/highlights.ts';
import type { Color, Role, Stone } from '../../../games/tuchulcha/index.ts';
import type { Face } from '../../canvas/avatar.ts';

/** A player in a banner or on a result card. */
export interface Figure {
  readonly color: Color;
  readonly name: string;
  readonly face: Face;
  readonly role: Role;
}

/** A great highlight, as its banner shows it. */
export interface BannerView {
  readonly turn: number;
  readonly highlight: GreatHighlight;
  readonly who: Figure;
  readonly whom: Figure;
  /** All of the board, and those that are sealed by now. */
  readonly passages: readonly Stone[];
  readonly sealed: readonly Stone[];
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

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
