/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
import type { sharedPainter } from './draw-picture.ts';
import { drawableBy } from './painter.ts';

export type { Face } from './canvas/avatar.ts';
export {
  BUSY,
  createDrawingThread,
  DrawingQueue,
  type DrawingQueueSize,
  type DrawingThread,
  type PainterFiles,
} from './drawing-queue.ts';
export type { ShownRating } from './number-format.ts';
export type { DescribedPicture, Drawable } from './painter.ts';
export type * from './results/result-views.ts';
export { describeLeaderboard, describeProfile } from './results/result-views.ts';

export const sharedPicture = drawableBy<typeof sharedPainter>('shared');
