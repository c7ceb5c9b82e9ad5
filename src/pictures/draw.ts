import { translator } from '../texts/index.ts';
import { describeDei, describeTableau } from './bacchanalia/alt.ts';
import { drawDei } from './bacchanalia/cards.ts';
import { drawTableau } from './bacchanalia/tableau.ts';
import type { TableauView } from './bacchanalia/view.ts';
import type { Picture } from './canvas/picture.ts';
import { describeLeaderboard, describeProfile } from './results/alt.ts';
import { drawLeaderboard } from './results/leaderboard.ts';
import { drawProfile } from './results/profile.ts';
import type { LeaderboardView, ProfileView } from './results/view.ts';
import { describeBoard } from './tuchulcha/alt.ts';
import { drawMoment } from './tuchulcha/banners/banner.ts';
import { describeCard, drawCard } from './tuchulcha/banners/card.ts';
import { describeDevotion, drawDevotion } from './tuchulcha/banners/devotion.ts';
import type { CardView, DevotionView, MomentView } from './tuchulcha/banners/view.ts';
import { describeMoment } from './tuchulcha/banners/words.ts';
import { drawBoard } from './tuchulcha/board.ts';
import { describeTurn } from './tuchulcha/film/alt.ts';
import { drawTurn } from './tuchulcha/film/film.ts';
import type { FilmFrame } from './tuchulcha/film/view.ts';
import { describeLegend, drawLegend } from './tuchulcha/legend.ts';
import { describeSummary } from './tuchulcha/summary/alt.ts';
import { drawSummary } from './tuchulcha/summary/summary.ts';
import type { SummaryView } from './tuchulcha/summary/view.ts';
import type { BoardView } from './tuchulcha/view.ts';

/** Bacchanalia’s cards. */
export interface DeiView {
  readonly dei: true;
  readonly locale: string;
}

/** The signs of Tuchulcha’s board. */
export interface LegendView {
  readonly legend: true;
  readonly locale: string;
}

/** The subject of a picture: a game's view as it is, others by their name. All of it can be sent to another thread. */
export type Drawable =
  | BoardView
  | TableauView
  | DeiView
  | LegendView
  | { readonly leaderboard: LeaderboardView }
  | { readonly profile: ProfileView }
  | { readonly summary: SummaryView }
  | { readonly turn: FilmFrame }
  | { readonly moment: MomentView }
  | { readonly card: CardView }
  | { readonly devotion: DevotionView };

/** With its alt text. */
export interface DescribedPicture extends Picture {
  readonly description: string;
}

/** In the calling thread. */
export async function drawPicture(what: Drawable): Promise<DescribedPicture> {
  if ('position' in what) return { ...(await drawBoard(what)), description: describeBoard(what) };
  if ('dei' in what) return { ...(await drawDei(what.locale)), description: describeDei(what.locale) };
  if ('legend' in what)
    return { ...(await drawLegend(what.locale)), description: describeLegend(what.locale) };
  if ('leaderboard' in what) {
    const { leaderboard } = what;
    return { ...(await drawLeaderboard(leaderboard)), description: describeLeaderboard(leaderboard) };
  }
  if ('profile' in what)
    return { ...(await drawProfile(what.profile)), description: describeProfile(what.profile) };
  if ('summary' in what)
    return { ...(await drawSummary(what.summary)), description: describeSummary(what.summary) };
  if ('turn' in what) return { ...(await drawTurn(what.turn)), description: describeTurn(what.turn) };
  if ('devotion' in what) {
    const { devotion } = what;
    const description = describeDevotion(translator(devotion.locale), devotion);
    return { ...(await drawDevotion(devotion)), description };
  }
  if ('card' in what) {
    const { card } = what;
    return { ...(await drawCard(card)), description: describeCard(translator(card.locale), card) };
  }
  if ('moment' in what) {
    const { moment } = what;
    return { ...(await drawMoment(moment)), description: describeMoment(translator(moment.locale), moment) };
  }
  return { ...(await drawTableau(what)), description: describeTableau(what) };
}
