/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
export { describeDei, describeTableau } from './bacchanalia/alt.ts';
export { storyPicture } from './bacchanalia/drawable.ts';
export type { TableauPlayer, TableauView } from './bacchanalia/view.ts';
export type { Face } from './canvas/avatar.ts';
export type { Picture } from './canvas/picture.ts';
export { BUSY, DrawingQueue, type DrawingQueueSize } from './drawing-queue.ts';
export { createDrawingThread, type DrawingThread, type PainterFiles } from './drawing-thread/index.ts';
export type { DescribedPicture, Drawable } from './painter.ts';
export {
  describeFilm,
  describeLeaderboard,
  describeProfile,
  describeSummary,
  describeTurn,
} from './results/alt.ts';
export { sharedPicture } from './results/drawable.ts';
export {
  type Animation,
  type AnimationOptions,
  type Animator,
  type AnimatorOptions,
  createAnimator,
} from './results/film/animator.ts';
export type { Film } from './results/film/film.ts';
export type * from './results/view.ts';
export { describeBoard } from './tuchulcha/alt.ts';
export { isBoard, tuchulchaPicture } from './tuchulcha-drawable.ts';
