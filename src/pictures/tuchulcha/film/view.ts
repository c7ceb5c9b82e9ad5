import type { Highlight } from '../../../games/tuchulcha/highlights.ts';
import type { BoardView, ShownMove } from '../view.ts';

/** A board of a game's course. */
export interface FilmFrame {
  /** After the turn or step, with its dice and arrows; `choices` are not drawn. `toMove`: whose turn it was. */
  readonly board: BoardView;
  /** The turn's number; 0 before the first one. */
  readonly turn: number;
  /** The greatest is told over the board. */
  readonly highlights: readonly Highlight[];
  /** The move that led here from the frame before, in a film that shows each. */
  readonly move?: ShownMove;
  /** The turn goes on in the next frame: in a film this one is passed by. */
  readonly passing?: boolean;
}
