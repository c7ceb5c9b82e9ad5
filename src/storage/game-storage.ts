import * as z from 'zod';
import { gameModules, gameName, moduleOf } from '../tables/game-registry.ts';
import type {
  ActionOf,
  DeedsOf,
  GameName,
  GameStoreOf,
  GameStores,
  GuildSettingsOf,
  LoggedAction,
  PreferencesOf,
  SetupOf,
  Snowflake,
  StateOf,
  TermsOf,
} from '../tables/game-types.ts';
import type { GuildSettings, PersonSettings } from '../tables/settings.ts';
import { parseJson, type ReadableRows } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';

/** A game's JSON schemas: only the shape. The rules decide whether it is legal. */
export interface GameJson<G extends GameName = GameName> {
  readonly terms: z.ZodType<TermsOf<G>>;
  readonly setup: z.ZodType<SetupOf<G>>;
  readonly action: z.ZodType<ActionOf<G>>;
  readonly state: z.ZodType<StateOf<G>>;
  readonly deeds: z.ZodType<DeedsOf<G>>;
  /** Left out if it has none. */
  readonly preferences?: z.ZodType<PreferencesOf<G>>;
  readonly guildSettings?: z.ZodType<GuildSettingsOf<G>>;
}

/** A game's rows outside its tables, in its own models. */
export interface GameRows<G extends GameName = GameName> {
  createStore(transactions: Transactions, readable: ReadableRows): GameStoreOf<G>;
  /** Removes the person; returns the number of rows that were only theirs. `begun`: ids of the game's started tables with them. */
  forgetPerson(tx: TransactionClient, userId: Snowflake, begun: readonly string[]): Promise<number>;
  /** Added to the export of a person's data. */
  exportPerson(tx: TransactionClient, userId: Snowflake): Promise<Readonly<Record<string, unknown>>>;
  /** Removes obsolete rows. Left out: all are kept. */
  forgetBefore?(tx: TransactionClient, before: Date): Promise<void>;
  /** Called in the transaction that adds these entries to a table's log. */
  afterActions?(tx: TransactionClient, tableId: string, actions: readonly LoggedAction<G>[]): Promise<void>;
}

export interface GameStorage<G extends GameName = GameName> extends GameJson<G> {
  /** Left out: it stores nothing outside its tables. */
  readonly rows?: GameRows<G>;
}

declare module '../tables/game-registry.ts' {
  interface GameModule<G extends GameName = GameName> {
    readonly stored: GameStorage<G>;
  }
}

export const jsonOf = <G extends GameName>(game: G): GameJson<G> => moduleOf({ game }).stored;

/** This game's rows outside its tables; undefined if there are none. */
export const rowsOf = (game: GameName): GameRows | undefined => moduleOf({ game }).stored.rows;

export const rowsByGame = (): readonly (readonly [GameName, GameRows])[] =>
  gameModules().flatMap(({ table, stored: { rows } }) => (rows ? [[table.name, rows] as const] : []));

export const createGameStores = (transactions: Transactions, readable: ReadableRows): GameStores =>
  // Each game creates its own.
  Object.fromEntries(
    rowsByGame().map(([game, rows]) => [game, rows.createStore(transactions, readable)]),
  ) as object as GameStores;

const anyByGame = z.record(z.string(), z.unknown());

/** Choices for single games. Throws if there is no such game, or it has no such part, or the value is invalid. */
export function parseByGame<Part extends 'preferences' | 'guildSettings'>(
  part: Part,
  text: string,
): ByGame<Part> {
  const chosen = parseJson(anyByGame, text);
  const parsed = Object.entries(chosen).map(([name, value]) => {
    const json = jsonOf(gameName.parse(name))[part];
    if (!json) throw new Error(`${name} has no ${part}.`);
    return [name, json.parse(value)];
  });
  // Each is parsed by its own game's schema.
  return Object.fromEntries(parsed);
}

type ByGame<Part> = Part extends 'preferences' ? PersonSettings['games'] : GuildSettings['games'];
