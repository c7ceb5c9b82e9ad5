import { bacchanaliaJson } from './storage/bacchanalia/json.ts';
import { type GameJson, registerJson } from './storage/games.ts';
import { tuchulchaJson } from './storage/tuchulcha/json.ts';
import { bacchanalia } from './tables/bacchanalia/index.ts';
import type { TableGame } from './tables/game.ts';
import { registerGame } from './tables/games.ts';
import { tuchulcha } from './tables/tuchulcha/index.ts';

/** A game, with its part of each layer. */
export interface GameModule {
  readonly table: TableGame;
  readonly stored: GameJson;
}

/** The one list of games. */
export const GAMES: readonly GameModule[] = [
  { table: tuchulcha, stored: tuchulchaJson },
  { table: bacchanalia, stored: bacchanaliaJson },
];

/** Makes games known to every layer. */
export function registerGames(games: readonly GameModule[]): void {
  for (const { table, stored } of games) {
    registerGame(table);
    registerJson(table.name, stored);
  }
}

registerGames(GAMES);
