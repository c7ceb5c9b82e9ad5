import type { Drawable } from '../painter.ts';
import type { BannerView, CardView, DevotionView } from './banners/view.ts';
import type { FilmFrame } from './film/view.ts';
import type { SummaryView } from './summary/view.ts';
import type { BoardView, RaceProfileView } from './view.ts';

export interface TuchulchaViews {
  readonly board: BoardView;
  /** The signs of the board. */
  readonly legend: { readonly locale: string };
  readonly summary: SummaryView;
  readonly turn: FilmFrame;
  readonly highlight: BannerView;
  readonly card: CardView;
  readonly devotion: DevotionView;
  readonly profile: RaceProfileView;
}

export const tuchulchaPicture = <Kind extends keyof TuchulchaViews>(
  kind: Kind,
  view: TuchulchaViews[Kind],
): Drawable<TuchulchaViews[Kind]> => ({ painter: 'tuchulcha', kind, view });

export const isBoard = (what: Drawable): what is Drawable<BoardView> =>
  what.painter === 'tuchulcha' && what.kind === 'board';
