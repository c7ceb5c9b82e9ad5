/** The plain types that everything at a table is made of: ids, seats, and a game's log. Each game brings its own types. */

export type Snowflake = string;

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
export type PreferencesOf<G extends GameName = GameName> = Games[G] extends { readonly preferences: infer P }
  ? P
  : never;
export type GuildSettingsOf<G extends GameName = GameName> = Games[G] extends {
  readonly guildSettings: infer S;
}
  ? S
  : never;

/** Never: the game has none. */
export type GameStoreOf<G extends GameName = GameName> = Games[G] extends { readonly store: infer S }
  ? S
  : never;

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

export type TableStatus = 'lobby' | 'playing' | 'finished' | 'aborted';

export type ClosedWhy = 'opener' | 'admin' | 'agreed' | 'idle' | 'expired';

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

/** From which entry of the log on who holds a seat and who plays it: for statistics. */
export interface Sitting<G extends GameName = GameName> {
  readonly seq: number;
  readonly color: SeatColor<G>;
  /** Null: the player is out of the game by a decision of others. */
  readonly occupant: Occupant | null;
  readonly standIn: boolean;
  readonly why: 'start' | 'handedOver' | 'standIn' | 'back' | 'removed';
  readonly at: Date;
}

/**
 * A person who had all their data deleted lives on in others' games under a number that leads back to nobody, and without a name.
 * Discord's ids never begin with 0.
 */
export const isForgotten = (userId: Snowflake): boolean => userId.startsWith('0');

/** In place of the words of a forgotten person: the rules and the log need some. */
export const FORGOTTEN_WORDS = '…';
