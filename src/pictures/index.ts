import { describeTableau } from './bacchanalia/alt.ts';
import { drawTableau } from './bacchanalia/tableau.ts';
import type { TableauView } from './bacchanalia/view.ts';
import type { Picture } from './canvas/picture.ts';
import { describeBoard } from './tuchulcha/alt.ts';
import { drawBoard } from './tuchulcha/board.ts';
import type { BoardView } from './tuchulcha/view.ts';

export { describeDei, drawDei } from './bacchanalia/cards.ts';
export type { TableauPlayer, TableauView } from './bacchanalia/view.ts';
export type { Picture } from './canvas/picture.ts';
export { BUSY, DrawingQueue, type DrawingQueueSize } from './drawing-queue.ts';
export {
  describeFilm,
  describeLeaderboard,
  describeProfile,
  describeSummary,
  describeTurn,
} from './results/alt.ts';
export {
  type Animation,
  type AnimationOptions,
  type Animator,
  type AnimatorOptions,
  createAnimator,
} from './results/film/animator.ts';
export type { Film, FilmFrame } from './results/film/film.ts';
export { drawTurn } from './results/film/film.ts';
export { drawLeaderboard } from './results/leaderboard.ts';
export { drawProfile } from './results/profile.ts';
export { drawSummary } from './results/summary.ts';
export type * from './results/view.ts';
export { describeBoard, describeTableau, drawBoard, drawTableau };

/** A game's picture with its alt text. */
export const drawView = async (
  view: BoardView | TableauView,
): Promise<Picture & { readonly description: string }> =>
  'position' in view
    ? { ...(await drawBoard(view)), description: describeBoard(view) }
    : { ...(await drawTableau(view)), description: describeTableau(view) };
