import type { Color, Move, Position } from '../../games/tuchulcha/index.ts';

export interface ShownDie {
  /** 1..6 */
  readonly value: number;
  readonly state: 'unused' | 'used' | 'discarded';
}

/** A move, with the colour that it hit or began to hit: once it is made, the board does not tell. */
export interface ShownMove extends Move {
  readonly hits?: Color;
}

export interface LetteredMove {
  /** A, B, C …: the same as on the button. */
  readonly letter: string;
  readonly move: ShownMove;
}

/** Everything that a board picture and its alt text show. */
export interface BoardView {
  readonly position: Position;
  /** In the order rolled; empty before the roll. */
  readonly dice: readonly ShownDie[];
  /** Moves to draw as arrows, oldest first: those of this turn so far, or of the turns before it where none of its dice is used yet. */
  readonly lastMoves: readonly ShownMove[];
  /** The legal moves that have buttons now. */
  readonly choices: readonly LetteredMove[];
  /** Whose turn it is; null when the game is over. */
  readonly toMove: Color | null;
  /** Set when the game is over. */
  readonly winners: readonly Color[] | null;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}
