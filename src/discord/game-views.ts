import type { GameName } from '../tables/game-types.ts';
import { storyView } from './bacchanalia/view.ts';
import { tuchulchaView } from './tuchulcha/view.ts';
import type { GameView } from './views/game-view.ts';

const VIEWS: { readonly [G in GameName]: GameView<G> } = { tuchulcha: tuchulchaView, bacchanalia: storyView };

/** How the game of a table looks. */
export const gameViewOf = <G extends GameName>({ game }: { readonly game: G }): GameView<G> => VIEWS[game];
