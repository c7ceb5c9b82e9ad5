import { bacchanaliaInDiscord } from './discord/bacchanalia/module.ts';
import { type GameFeature, registerGameFeature } from './discord/game-features.ts';
import { tuchulchaInDiscord } from './discord/tuchulcha/module.ts';
import type { PainterFiles } from './pictures/index.ts';
import { bacchanaliaStorage } from './storage/bacchanalia/json.ts';
import { type GameStorage, registerStorage } from './storage/game-storage.ts';
import { tuchulchaStorage } from './storage/tuchulcha/json.ts';
import { bacchanaliaTables } from './tables/bacchanalia/index.ts';
import { registerGame } from './tables/game-registry.ts';
import type { TableGame } from './tables/table-game.ts';
import { tuchulchaTables } from './tables/tuchulcha/index.ts';

/** A game, with its part of each layer. */
export interface GameModule {
  readonly table: TableGame;
  readonly stored: GameStorage;
  readonly discord: GameFeature;
  /** A file that exports the `painter` of its pictures; null: it is played in words. */
  readonly painter: URL | null;
}

/** The one list of games. */
export const GAMES: readonly GameModule[] = [
  {
    table: tuchulchaTables,
    stored: tuchulchaStorage,
    discord: tuchulchaInDiscord,
    painter: new URL('./pictures/tuchulcha/painter.ts', import.meta.url),
  },
  {
    table: bacchanaliaTables,
    stored: bacchanaliaStorage,
    discord: bacchanaliaInDiscord,
    painter: new URL('./pictures/bacchanalia/painter.ts', import.meta.url),
  },
];

/** By game, for the drawing thread. */
export const painterFiles = (games: readonly GameModule[] = GAMES): PainterFiles =>
  Object.fromEntries(games.flatMap(({ table, painter }) => (painter ? [[table.name, painter.href]] : [])));

/** Makes games known to every layer; the answer takes them out again. */
export function registerGames(games: readonly GameModule[]): () => void {
  const removals = games.flatMap(({ table, stored, discord }) => [
    registerStorage(table.name, stored),
    registerGame(table),
    registerGameFeature(discord),
  ]);
  return () => {
    for (const remove of removals) remove();
  };
}

registerGames(GAMES);
