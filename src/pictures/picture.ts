import { paintBoard } from './board.ts';
import { encode, type Picture } from './encode.ts';
import type { BoardView } from './view.ts';

/** The board as an opaque picture of 1320 by 840 pixels. The same view gives the same bytes. */
export function drawBoard(view: BoardView): Promise<Picture> {
  return encode(paintBoard(view));
}
