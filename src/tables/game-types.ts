import * as z from 'zod';

/** The basic types of everything at a table: ids, seats, and a game's log. Each game adds its own types. */

export const snowflake = z.string().regex(/^\d{1,20}$/);
export type Snowflake = z.infer<typeof snowflake>;

export const counter = z.int().min(0);

/** Unix milliseconds. */
export const instant = counter;
export type Instant = number;

/** Discord's names of languages, or ours. */
export const locale = z.string().min(2);

/** A color of any game; the table's schema checks that its game has it. */
export const anyColor = z.custom<SeatColor>((named) => typeof named === 'string');

/** The type of a schema's result, deeply read-only. */
type ReadonlyDeep<T> = T extends Date
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

export type Parsed<Schema extends z.ZodType> = ReadonlyDeep<z.infer<Schema>>;

type Variant<Key extends string, Shapes extends Record<string, z.ZodRawShape>> = {
  [Name in keyof Shapes]: z.output<z.ZodObject<Record<Key, z.ZodLiteral<Name & string>> & Shapes[Name]>>;
}[keyof Shapes];

/** A union of strict objects with the discriminator `key`: the other fields for each of its values. */
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
 * The types of each game. A game adds its own in `settings.ts` of its folder: `color`, `setup`, `state`, `action`, `event`, `refusal`
 * of its rules; `request`: a player's intended move, without dice; `terms`: the options of a table; `services`: the process's
 * services for the game; `deeds`: a player's statistics of a finished game; `career`: the totals of the deeds of a person's games.
 * Optional: `preferences` of a person for all their tables, `guildSettings` chosen by a server's administrators, and `store`, its
 * own port to storage for data outside its tables.
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

/** Never if the game has none. */
type PartOf<G extends GameName, Part extends string> = Games[G] extends { readonly [_ in Part]: infer P }
  ? P
  : never;

export type PreferencesOf<G extends GameName = GameName> = PartOf<G, 'preferences'>;
export type GuildSettingsOf<G extends GameName = GameName> = PartOf<G, 'guildSettings'>;
export type GameStoreOf<G extends GameName = GameName> = PartOf<G, 'store'>;

type GameWithStore = { [G in GameName]: Games[G] extends { readonly store: unknown } ? G : never }[GameName];

export type GameStores = { readonly [G in GameWithStore]: GameStoreOf<G> };

export type GameServices = { readonly [G in GameName]?: ServicesOf<G> };

/** One roll or draw: the outcomes that `came`, of this many equally likely ones. */
export interface Chance {
  readonly seq: number;
  readonly outcomes: number;
  /** The smallest outcome in the game's notation: 1 for a die. */
  readonly least: number;
  readonly came: readonly number[];
}

/** The name is empty after the person deleted their data (`isForgotten`). */
export type Person = { readonly kind: 'person'; readonly userId: Snowflake; readonly name: string };

/** A seat for which everybody on the server votes. `name`: of the channel where the table was opened. */
export type Voters = { readonly kind: 'voters'; readonly name: string };

export type Occupant = Person | Voters | { readonly kind: 'computer' };

/** The id of voters among a log's actors and a seat's players. */
export const VOTERS = 'voters';

export interface Seat<G extends GameName = GameName> {
  readonly color: SeatColor<G>;
  readonly occupant: Occupant;
  /** A computer player plays here until the person, who keeps the seat, comes back. */
  readonly standIn?: true;
  /** The interaction by which the person sat down: one of the facts of the dice. */
  readonly joinedBy?: Snowflake;
}

export const tableStatus = z.enum(['lobby', 'playing', 'finished', 'aborted']);
export type TableStatus = z.infer<typeof tableStatus>;

export const closedWhy = z.enum(['opener', 'admin', 'agreed', 'idle', 'expired']);
export type ClosedWhy = z.infer<typeof closedWhy>;

/** The actor: a person, a computer player, voters, or `table` for automatic actions. */
export type Actor = Snowflake | 'computer' | typeof VOTERS | 'table';

export interface LoggedAction<G extends GameName = GameName> {
  /** 0-based, without gaps. */
  readonly seq: number;
  readonly actor: Actor;
  readonly action: ActionOf<G>;
  readonly at: Date;
  /**
   * The interaction that caused this entry and those after it, up to the next that has one: rolls use it (`RollKey`). Left out if
   * it follows from the previous entry, or the bot acted automatically.
   */
  readonly interactionId?: Snowflake;
}

export const sittingColumns = z.object({
  seq: counter,
  color: anyColor,
  standIn: z.boolean(),
  why: z.enum(['start', 'handedOver', 'standIn', 'back', 'removed']),
  at: z.date(),
});

/** Holder and player of a seat from a log entry on, for statistics. */
export interface Sitting<G extends GameName = GameName> extends Parsed<typeof sittingColumns> {
  readonly color: SeatColor<G>;
  /** Null: others removed the player from the game. */
  readonly occupant: Occupant | null;
}

/** Whether the id is the number that replaces a person who deleted their data, in others' games. Discord's never begin with 0. */
export const isForgotten = (userId: Snowflake): boolean => userId.startsWith('0');

/** Replaces the words of a forgotten person, since the rules and the log need a text. */
export const FORGOTTEN_WORDS = '…';
