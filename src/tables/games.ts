import type { TableGame } from './game.ts';
import type { GameName, SeatColor } from './game-types.ts';

const registered = new Map<string, TableGame>();

/** Makes a game playable at tables; the answer takes it out again. The list of games is `src/games.ts`. */
export function registerGame(game: TableGame): () => void {
  registered.set(game.name, game);
  return () => registered.delete(game.name);
}

/** All games, in the order of their registration. */
export const games = (): readonly TableGame[] => [...registered.values()];

/** The game that is called so; null: none is. */
export const gameNamed = (name: string): GameName | null => registered.get(name)?.name ?? null;

/** The color, of any game, that is called so; null: none is. */
export const colorNamed = (name: string): SeatColor | null =>
  games()
    .flatMap(({ colors }) => colors)
    .find((color) => color === name) ?? null;

/** The game of a table. Throws where it isn't registered. */
export function gameOf<G extends GameName>({ game }: { readonly game: G }): TableGame<G> {
  const found = registered.get(game);
  if (!found) throw new Error(`No game is registered as ${game}.`);
  // A game is registered under its own name.
  return found as TableGame<GameName> as TableGame<G>;
}
