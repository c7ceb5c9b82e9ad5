import { describeBoard } from './alt.ts';
import { describeTableau, drawTableau } from './bacchanalia/index.ts';
import type { TableauView } from './bacchanalia/view.ts';
import type { Picture } from './encode.ts';
import { drawBoard } from './picture.ts';
import type { BoardView } from './view.ts';

/** A game's picture with its alt text. */
export const drawView = async (
  view: BoardView | TableauView,
): Promise<Picture & { readonly description: string }> =>
  'position' in view
    ? { ...(await drawBoard(view)), description: describeBoard(view) }
    : { ...(await drawTableau(view)), description: describeTableau(view) };
