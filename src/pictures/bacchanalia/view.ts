import type { Color, Deus, DeusCard, EndingKind, Ruling, Umbra } from '../../games/bacchanalia/index.ts';

/** A player with the cards before them. */
export interface TableauPlayer {
  readonly color: Color;
  /** As people call them; empty where that is not to be told. */
  readonly name: string;
  /** Each with the Umbra upon it. */
  readonly dei: readonly DeusCard[];
  /** Umbra of this turn that lie on no Deus. */
  readonly hand: readonly Umbra[];
  /** Bowed. */
  readonly odd: Umbra | null;
  /** Bacchus came in somebody else's turn, and lies bowed until that is told. */
  readonly bacchusCame: boolean;
  /** The next scene is the Miles Ending. */
  readonly milesNext: boolean;
  readonly ended: EndingKind | null;
  /** Left without an ending. */
  readonly left: boolean;
}

/** Everything that a picture of the tableau and its alt text show. */
export interface TableauView {
  /** In turn order, 3..6. */
  readonly players: readonly TableauPlayer[];
  readonly middle: readonly Deus[];
  /** Amans is kept apart until the first Parcae. */
  readonly amansApart: boolean;
  /** How often Parcae was drawn. */
  readonly parcae: number;
  /** The Parcae that begins the end; null: the table agreed on another end. */
  readonly parcaeEnd: number | null;
  /** All who are left tell their Story Ending. */
  readonly ending: boolean;
  /** Cards in the deck and among the discards. */
  readonly deck: number;
  readonly discards: number;
  /** Whose turn it is; null when the game is over. */
  readonly onTurn: Color | null;
  /** Who rules this turn; null before that is known. */
  readonly ruling: Ruling | null;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}
