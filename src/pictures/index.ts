/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
export type { Face } from './canvas/avatar.ts';
export type { Picture } from './canvas/picture.ts';
export { BUSY, DrawingQueue, type DrawingQueueSize } from './drawing-queue.ts';
export { createDrawingThread, type DrawingThread, type PainterFiles } from './drawing-thread/index.ts';
export type { ShownRating } from './figures.ts';
export type { DescribedPicture, Drawable } from './painter.ts';
export { describeLeaderboard, describeProfile } from './results/alt.ts';
export type * from './results/result-views.ts';
export { sharedPicture } from './results/result-views.ts';
export { type SeasonView, seasonPicture } from './seasons/season-view.ts';
