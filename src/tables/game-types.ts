import * as z from 'zod';

/** The plain types that everything at a table is made of: ids, seats, and a game's log. Each game brings its own types. */

export const snowflake = z.string().regex(/^\d{1,20}$/);
export type Snowflake = z.infer<typeof snowflake>;

export const counter = z.int().min(0);

/** Unix milliseconds. */
export const instant = counter;
export type Instant = number;

/** Discord's names of languages, or ours. */
export const locale = z.string().min(2);

/** A color of any game; whether the table's game has it, is checked with the table. */
export const anyColor = z.custom<SeatColor>((named) => typeof named === 'string');

/** The type of what a schema parses, of which nothing is to be changed. */
export type ReadonlyDeep<T> = T extends Date
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

export type Parsed<Schema extends z.ZodType> = ReadonlyDeep<z.infer<Schema>>;

type Variant<Key extends string, Shapes extends Record<string, z.ZodRawShape>> = {
  [Name in keyof Shapes]: z.output<z.ZodObject<Record<Key, z.ZodLiteral<Name & string>> & Shapes[Name]>>;
}[keyof Shapes];

/** A union of strict objects that `key` tells apart: for each of its values, the fields beside it. */
export function variants<Key extends string, Shapes extends Record<string, z.ZodRawShape>>(
  key: Key,
  shapes: Shapes,
): z.ZodType<Variant<Key, Shapes>> {
  const [first, ...others] = Object.entries(shapes).map(([name, fields]) =>
    z.strictObject({ [key]: z.literal(name), ...fields }),
  );
  if (!first) throw new Error(`A union without variants of ${key}.`);
  // TypeScript loses in Object.entries which fields belong to which name.
  return z.discriminatedUnion(key, [first, ...others]) as z.ZodType<unknown> as z.ZodType<
    Variant<Key, Shapes>
  >;
}

/**
 * The types of each game that can be played at a table. A game adds its own, in `types.ts` of its folder: `color`, `setup`,
 * `state`, `action`, `event`, `refusal` of its rules; `request`: what a player asks for, without dice; `terms`: what a table
 * is opened with and agrees on; `services`: what the process holds for the game;
 * `deeds`: what is kept of a player's part in a finished game; `career`: the deeds of all of a person's games in sum. A game may also
 * have `preferences`, which a person chooses for all their tables, `guildSettings`, which a server's administrators choose, and
 * `store`, its own port to storage for what it keeps beside its tables.
 */
// biome-ignore lint/suspicious/noEmptyInterface: games augment it.
export interface Games {}

export type GameName = keyof Games;

export type SeatColor<G extends GameName = GameName> = Games[G]['color'];

export type SetupOf<G extends GameName = GameName> = Games[G]['setup'];
export type StateOf<G extends GameName = GameName> = Games[G]['state'];
export type ActionOf<G extends GameName = GameName> = Games[G]['action'];
export type EventOf<G extends GameName = GameName> = Games[G]['event'];
export type RefusalOf<G extends GameName = GameName> = Games[G]['refusal'];
export type RequestOf<G extends GameName = GameName> = Games[G]['request'];
export type TermsOf<G extends GameName = GameName> = Games[G]['terms'];
export type DeedsOf<G extends GameName = GameName> = Games[G]['deeds'];
export type CareerOf<G extends GameName = GameName> = Games[G]['career'];
export type ServicesOf<G extends GameName = GameName> = Games[G]['services'];

/** Never: the game has none. */
type PartOf<G extends GameName, Part extends string> = Games[G] extends { readonly [_ in Part]: infer P }
  ? P
  : never;

export type PreferencesOf<G extends GameName = GameName> = PartOf<G, 'preferences'>;
export type GuildSettingsOf<G extends GameName = GameName> = PartOf<G, 'guildSettings'>;
export type GameStoreOf<G extends GameName = GameName> = PartOf<G, 'store'>;

type GameWithStore = { [G in GameName]: Games[G] extends { readonly store: unknown } ? G : never }[GameName];

/** The ports of the games that have one. */
export type GameStores = { readonly [G in GameWithStore]: GameStoreOf<G> };

export type GameServices = { readonly [G in GameName]?: ServicesOf<G> };

/** One roll or draw: as many outcomes as `came`, of so many that are equally likely. */
export interface Chance {
  readonly seq: number;
  readonly outcomes: number;
  /** The smallest of them as the game writes it: 1 of a die. */
  readonly least: number;
  readonly came: readonly number[];
}

/** The name is empty once all data of the person were deleted (`isForgotten`). */
export type Person = { readonly kind: 'person'; readonly userId: Snowflake; readonly name: string };

/** A seat for which everybody on the server votes. `name`: of the channel where the table was opened. */
export type Voters = { readonly kind: 'voters'; readonly name: string };

export type Occupant = Person | Voters | { readonly kind: 'computer' };

/** How voters stand among the actors of a log and the players of a seat. */
export const VOTERS = 'voters';

export interface Seat<G extends GameName = GameName> {
  readonly color: SeatColor<G>;
  readonly occupant: Occupant;
  /** A computer player plays here until the person, who keeps the seat, comes back. */
  readonly standIn?: true;
  /** The interaction by which the person sat down: a fact that goes into the dice. */
  readonly joinedBy?: Snowflake;
}

export const tableStatus = z.enum(['lobby', 'playing', 'finished', 'aborted']);
export type TableStatus = z.infer<typeof tableStatus>;

export const closedWhy = z.enum(['opener', 'admin', 'agreed', 'idle', 'expired']);
export type ClosedWhy = z.infer<typeof closedWhy>;

/** Who did something: a person, a computer player, voters, or `table` for what happens by itself. */
export type Actor = Snowflake | 'computer' | typeof VOTERS | 'table';

export interface LoggedAction<G extends GameName = GameName> {
  /** 0-based, without gaps. */
  readonly seq: number;
  readonly actor: Actor;
  readonly action: ActionOf<G>;
  readonly at: Date;
  /**
   * The interaction from which this entry, and those after it up to the next that has one, were made: rolls take it (`RollKey`).
   * Left out where they follow from the entry before, or where the bot acted by itself.
   */
  readonly interactionId?: Snowflake;
}

/** What a sitting's row says of it by itself. */
export const sittingColumns = z.object({
  seq: counter,
  color: anyColor,
  standIn: z.boolean(),
  why: z.enum(['start', 'handedOver', 'standIn', 'back', 'removed']),
  at: z.date(),
});

/** From which entry of the log on who holds a seat and who plays it: for statistics. */
export interface Sitting<G extends GameName = GameName> extends Parsed<typeof sittingColumns> {
  readonly color: SeatColor<G>;
  /** Null: the player is out of the game by a decision of others. */
  readonly occupant: Occupant | null;
}

/**
 * A person who had all their data deleted lives on in others' games under a number that leads back to nobody, and without a name.
 * Discord's ids never begin with 0.
 */
export const isForgotten = (userId: Snowflake): boolean => userId.startsWith('0');

/** In place of the words of a forgotten person: the rules and the log need some. */
export const FORGOTTEN_WORDS = '…';
