import { bacchanaliaInDiscord } from './discord/bacchanalia/index.ts';
import { tuchulchaInDiscord } from './discord/tuchulcha/index.ts';
import type { PainterFiles } from './pictures/drawing-queue.ts';
import { bacchanaliaStorage } from './storage/bacchanalia/json.ts';
import { tuchulchaStorage } from './storage/tuchulcha/json.ts';
import { bacchanaliaTables } from './tables/bacchanalia/index.ts';
import type { GameModule } from './tables/game-registry.ts';
import type { GameName } from './tables/game-types.ts';
import { tuchulchaTables } from './tables/tuchulcha/index.ts';

declare module './tables/game-registry.ts' {
  interface GameModule<G extends GameName = GameName> {
    /** A file that exports the `painter` of its pictures; null: it has none. */
    readonly painter: URL | null;
  }
}

/** The list of games, which programs pass to `useGames`. */
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
export const painterFiles = (): PainterFiles =>
  Object.fromEntries(GAMES.flatMap(({ table, painter }) => (painter ? [[table.name, painter.href]] : [])));
