/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
export type { Face } from './canvas/avatar.ts';
export type { Picture } from './canvas/picture.ts';
export {
  BUSY,
  createDrawingThread,
  DrawingQueue,
  type DrawingQueueSize,
  type DrawingThread,
  type PainterFiles,
} from './drawing.ts';
export type { ShownRating } from './figures.ts';
export type { DescribedPicture, Drawable } from './painter.ts';
export type * from './results/result-views.ts';
export { describeLeaderboard, describeProfile, sharedPicture } from './results/result-views.ts';
