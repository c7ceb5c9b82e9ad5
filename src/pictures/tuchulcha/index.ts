/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
export { describeBoard } from './alt.ts';
export { isBoard, tuchulchaPicture } from './drawable.ts';
export { describeFilm, describeTurn } from './film/alt.ts';
export {
  type Animation,
  type AnimationOptions,
  type Animator,
  type AnimatorOptions,
  createAnimator,
} from './film/animator.ts';
export type { Film } from './film/film.ts';
export type { FilmFrame } from './film/view.ts';
export { describeSummary } from './summary/alt.ts';
export type * from './summary/view.ts';
