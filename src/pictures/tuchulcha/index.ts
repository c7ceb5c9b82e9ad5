/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
import { type Drawable, drawableBy } from '../painter.ts';
import type { BoardView } from './board-view.ts';
import type { painter } from './painter.ts';

export { describeBoard } from './alt.ts';
export { type Animation, type Animator, createAnimator } from './film/animator.ts';
export type { Film, FilmKind } from './film/film.ts';
export { describeFilm, describeTurn, type FilmFrame } from './film/frame.ts';
export type { TurningPoint } from './highlights.ts';
export type * from './summary/summary-view.ts';
export { describeSummary } from './summary/summary-view.ts';

export const tuchulchaPicture = drawableBy<typeof painter>('tuchulcha');

export const isBoard = (what: Drawable): what is Drawable<BoardView> =>
  what.painter === 'tuchulcha' && what.kind === 'board';
