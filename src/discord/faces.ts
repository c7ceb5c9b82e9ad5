import type { GameName } from '../tables/game-types.ts';
import { storyFace } from './bacchanalia/face.ts';
import type { Face } from './views/face.ts';
import { tuchulchaFace } from './views/tuchulcha-face.ts';

const FACES: { readonly [G in GameName]: Face<G> } = { tuchulcha: tuchulchaFace, bacchanalia: storyFace };

/** How the game of a table looks. */
export const faceOf = <G extends GameName>({ game }: { readonly game: G }): Face<G> => FACES[game];
