import { z } from 'zod';
import type {
  ActionOf,
  CareerOf,
  DeedsOf,
  GameName,
  GuildSettingsOf,
  PreferencesOf,
  SeatColor,
  SetupOf,
  Snowflake,
  StateOf,
  TermsOf,
} from '../tables/game-types.ts';
import { colorNamed, gameNamed } from '../tables/games.ts';
import type { GuildSettings, PersonSettings } from '../tables/settings.ts';
import { parseJson } from './columns.ts';
import type { TransactionClient } from './database/client.ts';

/** What a game stores of a person beside what every table does. */
export interface PersonalData {
  /** Takes the person out of it; how many rows were theirs alone. `begun`: the ids of tables of the game with a set-up that name them. */
  forget(tx: TransactionClient, userId: Snowflake, begun: readonly string[]): Promise<number>;
  /** For an export of the person's data: added to that of every game. */
  exportOf(tx: TransactionClient, userId: Snowflake): Promise<Readonly<Record<string, unknown>>>;
}

/** How a game's JSON is parsed: its shape alone. Whether it is legal, the rules say. */
export interface GameJson<G extends GameName = GameName> {
  readonly terms: z.ZodType<TermsOf<G>>;
  readonly setup: z.ZodType<SetupOf<G>>;
  readonly action: z.ZodType<ActionOf<G>>;
  readonly state: z.ZodType<StateOf<G>>;
  readonly deeds: z.ZodType<DeedsOf<G>>;
  readonly career: z.ZodType<CareerOf<G>>;
  /** Left out: it has none. */
  readonly preferences?: z.ZodType<PreferencesOf<G>>;
  readonly guildSettings?: z.ZodType<GuildSettingsOf<G>>;
  readonly personal?: PersonalData;
}

const registered = new Map<GameName, GameJson>();

/** Makes a game's stored form known; the answer takes it out again. */
export function registerJson<G extends GameName>(game: G, json: GameJson<G>): () => void {
  registered.set(game, json);
  return () => registered.delete(game);
}

/** Throws where the game isn't registered. */
export function jsonOf<G extends GameName>(game: G): GameJson<G> {
  const json = registered.get(game);
  if (!json) throw new Error(`How ${game} is stored isn't registered.`);
  // A game is registered under its own name.
  return json as GameJson<GameName> as GameJson<G>;
}

/** Of each game that has some. */
export const personalDataByGame = (): readonly (readonly [GameName, PersonalData])[] =>
  [...registered].flatMap(([game, { personal }]) => (personal ? [[game, personal] as const] : []));

export const gameName = z.custom<GameName>(
  (name) => typeof name === 'string' && gameNamed(name) !== null,
  'no game is called so',
);

/** Of any game. */
export const seatColor = z.custom<SeatColor>(
  (named) => typeof named === 'string' && colorNamed(named) !== null,
  'no seat has this color',
);

/** What was chosen for single games. Throws where a game isn't registered, has no such part, or can't have it so. */
export function parseByGame<Part extends 'preferences' | 'guildSettings'>(
  part: Part,
  text: string,
): ByGame<Part> {
  const chosen = parseJson(z.record(z.string(), z.unknown()), text);
  const parsed = Object.entries(chosen).map(([name, value]) => {
    const json = jsonOf(gameName.parse(name))[part];
    if (!json) throw new Error(`${name} has no ${part}.`);
    return [name, json.parse(value)];
  });
  // Each is parsed as its own game has it.
  return Object.fromEntries(parsed);
}

type ByGame<Part> = Part extends 'preferences' ? PersonSettings['games'] : GuildSettings['games'];
