/** Nothing here draws in the calling thread, so importing it loads neither the canvas nor the encoder. */
import type { sharedPainter } from './draw-picture.ts';
import { drawableBy } from './painter.ts';

export const sharedPicture = drawableBy<typeof sharedPainter>('shared');
