import type { Client } from 'discord.js';
import type { GameName, Snowflake } from '../../tables/game-types.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import type { TableStore } from '../../tables/store.ts';
import type { TableOf } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import type { GameView } from './game-view.ts';
import { type GameWords, registerGameWords } from './game-words.ts';

/** How a game is shown, where, and to whom: all that handlers of every game ask of it. */
export interface GamePresenter<G extends GameName = GameName> {
  readonly name: G;
  readonly view: GameView<G>;
  readonly words: GameWords<G>;
  /** Why there may be no table of it in a channel, in a sentence; null if there may be one. Left out: there may be. */
  whyNotIn?(t: Translate, place: TablePlace): Promise<string | null>;
  /** Whether what was written at a table may be read by everybody on its server; left out: it may not. */
  isPublished?(store: TableStore, table: TableOf<G>): Promise<boolean>;
  /** The table for a message that names people by their own names alone; left out: as it is. */
  namedByPlayers?(table: TableOf<G>): TableOf<G>;
}

/** Where a table is wanted, and what its server has set. */
export interface TablePlace {
  readonly client: Client;
  readonly channelId: Snowflake;
  readonly settings: GuildSettings;
}

const registered = new Map<string, GamePresenter>();

/** Makes known how a game is shown; the answer takes it out again. */
export function registerGamePresenter(presenter: GamePresenter): () => void {
  registered.set(presenter.name, presenter);
  const removeWords = registerGameWords(presenter.name, presenter.words);
  return () => {
    registered.delete(presenter.name);
    removeWords();
  };
}

/** Throws where the game isn't registered. */
export function presenterOf<G extends GameName>({ game }: { readonly game: G }): GamePresenter<G> {
  const found = registered.get(game);
  if (!found) throw new Error(`nothing shows a game called ${game}`);
  // A game is registered under its own name.
  return found as GamePresenter<GameName> as GamePresenter<G>;
}

export const gameViewOf = <G extends GameName>(table: { readonly game: G }): GameView<G> =>
  presenterOf(table).view;
