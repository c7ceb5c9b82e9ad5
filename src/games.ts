import { bacchanalia } from './tables/bacchanalia/index.ts';
import type { TableGame } from './tables/game.ts';
import { registerGame } from './tables/games.ts';
import { tuchulcha } from './tables/tuchulcha/index.ts';

/** A game, with its part of each layer. */
export interface GameModule {
  readonly table: TableGame;
}

/** The one list of games. */
export const GAMES: readonly GameModule[] = [{ table: tuchulcha }, { table: bacchanalia }];

/** Makes games known to every layer. */
export function registerGames(games: readonly GameModule[]): void {
  for (const { table } of games) registerGame(table);
}

registerGames(GAMES);
