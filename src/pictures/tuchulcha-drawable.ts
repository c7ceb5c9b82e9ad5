import type { CardView, DevotionView, MomentView } from './moments/view.ts';
import type { Drawable } from './painter.ts';
import type { FilmFrame, SummaryView } from './results/view.ts';
import type { BoardView } from './tuchulcha/view.ts';

export interface TuchulchaViews {
  readonly board: BoardView;
  /** The signs of the board. */
  readonly legend: { readonly locale: string };
  readonly summary: SummaryView;
  readonly turn: FilmFrame;
  readonly moment: MomentView;
  readonly card: CardView;
  readonly devotion: DevotionView;
}

export const tuchulchaPicture = <Kind extends keyof TuchulchaViews>(
  kind: Kind,
  view: TuchulchaViews[Kind],
): Drawable<TuchulchaViews[Kind]> => ({ painter: 'tuchulcha', kind, view });

export const isBoard = (what: Drawable): what is Drawable<BoardView> =>
  what.painter === 'tuchulcha' && what.kind === 'board';
