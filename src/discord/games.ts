import type { GameName } from '../tables/game-types.ts';
import type { TextKey } from '../texts/index.ts';
import type { Feature } from './handling/feature.ts';
import type { GameView } from './views/game-view.ts';

/** All that a game adds to the bot. */
export interface GameFeature<G extends GameName = GameName> {
  readonly name: G;
  /** The description of its group of commands, `/<name> …`. */
  readonly text: TextKey;
  readonly view: GameView<G>;
  readonly features: readonly Feature[];
}

const registered = new Map<string, GameFeature>();

/** Makes a game known in Discord. The list of games is `src/games.ts`. */
export function registerGameFeature(feature: GameFeature): void {
  registered.set(feature.name, feature);
}

/** Of every game, in the order of their registration. */
export const gameFeatures = (): readonly GameFeature[] => [...registered.values()];

/** Throws where the game isn't registered. */
export function gameFeatureOf<G extends GameName>({ game }: { readonly game: G }): GameFeature<G> {
  const found = registered.get(game);
  if (!found) throw new Error(`no game is registered in Discord as ${game}`);
  // A game is registered under its own name.
  return found as GameFeature<GameName> as GameFeature<G>;
}

/** How the game of a table looks. */
export const gameViewOf = <G extends GameName>(table: { readonly game: G }): GameView<G> =>
  gameFeatureOf(table).view;
