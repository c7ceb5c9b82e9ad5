/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
import type { Drawable } from '../painter.ts';
import type { BannerView, DevotionView } from './banners/banner.ts';
import type { ResultCardView } from './banners/card.ts';
import type { BoardView, RaceProfileView } from './board-view.ts';
import type { FilmFrame } from './film/frame.ts';
import type { SummaryView } from './summary/summary-view.ts';

export { describeBoard } from './alt.ts';
export {
  type Animation,
  type AnimationOptions,
  type Animator,
  type AnimatorOptions,
  createAnimator,
} from './film/animator.ts';
export type { Film } from './film/film.ts';
export { describeFilm, describeTurn, type FilmFrame } from './film/frame.ts';
export type { TurningPoint } from './highlights.ts';
export type * from './summary/summary-view.ts';
export { describeSummary } from './summary/summary-view.ts';

/** The subjects of its pictures, by kind. */
export interface TuchulchaViews {
  readonly board: BoardView;
  /** The signs of the board. */
  readonly legend: { readonly locale: string };
  readonly summary: SummaryView;
  readonly turn: FilmFrame;
  readonly highlight: BannerView;
  readonly card: ResultCardView;
  readonly devotion: DevotionView;
  readonly profile: RaceProfileView;
}

export const tuchulchaPicture = <Kind extends keyof TuchulchaViews>(
  kind: Kind,
  view: TuchulchaViews[Kind],
): Drawable<TuchulchaViews[Kind]> => ({ painter: 'tuchulcha', kind, view });

export const isBoard = (what: Drawable): what is Drawable<BoardView> =>
  what.painter === 'tuchulcha' && what.kind === 'board';
