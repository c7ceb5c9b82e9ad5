/** Nothing here draws in the calling thread, so importing it loads neither the canvas nor the encoder. */
import { type Drawable, drawableBy } from '../painter.ts';
import type { BoardView } from './board-view.ts';
import type { painter } from './painter.ts';

export const tuchulchaPicture = drawableBy<typeof painter>('tuchulcha');

export const isBoard = (what: Drawable): what is Drawable<BoardView> =>
  what.painter === 'tuchulcha' && what.kind === 'board';
