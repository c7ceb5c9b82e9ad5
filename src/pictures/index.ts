export { describeTableau } from './bacchanalia/alt.ts';
export { describeDei, drawDei } from './bacchanalia/cards.ts';
export { drawTableau } from './bacchanalia/tableau.ts';
export type { TableauPlayer, TableauView } from './bacchanalia/view.ts';
export type { Picture } from './canvas/picture.ts';
export { type DeiView, type DescribedPicture, type Drawable, drawPicture } from './draw.ts';
export { BUSY, DrawingQueue, type DrawingQueueSize } from './drawing-queue.ts';
export { createDrawingThread, type DrawingThread } from './drawing-thread/index.ts';
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
export { describeBoard } from './tuchulcha/alt.ts';
export { drawBoard } from './tuchulcha/board.ts';
