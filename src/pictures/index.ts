/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
export { describeDei, describeTableau } from './bacchanalia/alt.ts';
export { storyPicture } from './bacchanalia/drawable.ts';
export type { TableauPlayer, TableauView } from './bacchanalia/view.ts';
export type { Face } from './canvas/avatar.ts';
export type { Picture } from './canvas/picture.ts';
export { BUSY, DrawingQueue, type DrawingQueueSize } from './drawing-queue.ts';
export { createDrawingThread, type DrawingThread, type PainterFiles } from './drawing-thread/index.ts';
export type { ShownRating } from './figures.ts';
export type { DescribedPicture, Drawable } from './painter.ts';
export { describeLeaderboard, describeProfile } from './results/alt.ts';
export { sharedPicture } from './results/drawable.ts';
export type * from './results/view.ts';
export { describeBoard } from './tuchulcha/alt.ts';
export { isBoard, tuchulchaPicture } from './tuchulcha/drawable.ts';
export { describeFilm, describeTurn } from './tuchulcha/film/alt.ts';
export {
  type Animation,
  type AnimationOptions,
  type Animator,
  type AnimatorOptions,
  createAnimator,
} from './tuchulcha/film/animator.ts';
export type { Film } from './tuchulcha/film/film.ts';
export type { FilmFrame } from './tuchulcha/film/view.ts';
export { describeSummary } from './tuchulcha/summary/alt.ts';
export type * from './tuchulcha/summary/view.ts';
export type { Moment, TimedMoment } from './tuchulcha/view.ts';
