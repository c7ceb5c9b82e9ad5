import type { GameName } from '../tables/game.ts';
import { storyFace } from './bacchanalia/view.ts';
import { tuchulchaFace } from './tuchulcha/view.ts';
import type { Face } from './views/game-view.ts';

const FACES: { readonly [G in GameName]: Face<G> } = { tuchulcha: tuchulchaFace, bacchanalia: storyFace };

/** How the game of a table looks. */
export const faceOf = <G extends GameName>({ game }: { readonly game: G }): Face<G> => FACES[game];
