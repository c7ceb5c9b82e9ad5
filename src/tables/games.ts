import { bacchanalia } from './bacchanalia/index.ts';
import type { TableGame } from './game.ts';
import type { GameName } from './game-types.ts';
import { tuchulcha } from './tuchulcha/index.ts';

const GAMES: { readonly [G in GameName]: TableGame<G> } = { tuchulcha, bacchanalia };

/** The game that is called so; null: none is. */
export const gameNamed = (name: string): GameName | null =>
  Object.values(GAMES).find((game) => game.name === name)?.name ?? null;

/** The game of a table. */
export const gameOf = <G extends GameName>({ game }: { readonly game: G }): TableGame<G> => GAMES[game];
