import type { Pace } from './clock/pace.ts';
import type { Secret } from './fairness/secret.ts';
import type { ActionOf, GameName, SeatColor, SetupOf, StateOf } from './game.ts';
import type { ClosedWhy } from './notice.ts';
import type { StoryTerms } from './terms.ts';
import type { Watch } from './watch/watch.ts';

/** Discord's ids are strings of digits. */
export type Snowflake = string;

export type Occupant =
  /** Of somebody who had all their data deleted (record/forgotten.ts) the name is empty. */
  | { readonly kind: 'person'; readonly userId: Snowflake; readonly name: string }
  | { readonly kind: 'computer' };

export interface Seat<G extends GameName = GameName> {
  readonly color: SeatColor<G>;
  readonly occupant: Occupant;
  /** The person does not want to be asked about a change of role at this table. */
  readonly neverDevotes?: true;
  /** A computer player plays here until the person, who keeps the seat, comes back. */
  readonly standIn?: true;
  /** The interaction by which the person sat down: a fact that goes into the dice. */
  readonly joinedBy?: Snowflake;
}

export type TableStatus = 'lobby' | 'playing' | 'finished' | 'aborted';

/** One entry of a table's log. Who did it: a person's id, `computer`, or `table` for what happens by itself. */
export interface LoggedAction<G extends GameName = GameName> {
  /** 0-based, without gaps. */
  readonly seq: number;
  readonly actor: Snowflake | 'computer' | 'table';
  readonly action: ActionOf<G>;
  readonly at: Date;
}

/** From which entry of the log on who holds a seat and who plays it: for statistics. */
export interface Sitting<G extends GameName = GameName> {
  /** Length of the log when it began. */
  readonly seq: number;
  readonly color: SeatColor<G>;
  /** Null: the player is out of the game by a decision of others. */
  readonly occupant: Occupant | null;
  readonly standIn: boolean;
  readonly why: 'start' | 'handedOver' | 'standIn' | 'back' | 'removed';
  readonly at: Date;
}

/** Where a table is shown. Changes without a new version. */
export interface Showing {
  /** The channel (or thread) with the lobby message. */
  readonly lobbyMessageId: Snowflake | null;
  /** The game's thread, or the channel where no thread may be made; null before the start. */
  readonly playChannelId: Snowflake | null;
  /** The message that has the buttons now. */
  readonly turnMessageId: Snowflake | null;
  /** Which turn that message is for (`turnNumber` of the state). */
  readonly turnShown: number;
  /** The table's version that is on the screen; less than `version` means: to be shown yet. */
  readonly versionShown: number;
}

export interface TableOf<G extends GameName> {
  /** Short, lower-case letters and digits; stands in custom ids. */
  readonly id: string;
  /** 1, 2, 3… within its server: how people name it. */
  readonly number: number;
  readonly game: G;
  readonly guildId: Snowflake;
  /** Where it was opened. */
  readonly channelId: Snowflake;
  readonly openerId: Snowflake;
  readonly locale: string;
  readonly status: TableStatus;
  /** Null unless `aborted`. */
  readonly closedWhy: ClosedWhy | null;
  readonly pace: Pace;
  /** Whether only the opener and those who are invited may sit down. */
  readonly isPrivate: boolean;
  readonly invited: readonly Snowflake[];
  /** What a story's table agreed on before it begins; null: the game needs none. */
  readonly terms: StoryTerms | null;
  /** 2..6, as far as the game has seats. */
  readonly size: number;
  readonly seats: readonly Seat<G>[];
  /** Null in the lobby. */
  readonly setup: SetupOf<G> | null;
  /** What the dice come from; null: a table from before dice could be checked. To be told when the table is over, never before. */
  readonly secret: Secret | null;
  /** The public facts that go into the dice beside the secret; null before the start, and without a secret. */
  readonly facts: string | null;
  /** Null in the lobby. Equals the log replayed on the setup. */
  readonly state: StateOf<G> | null;
  /** Length of the log. */
  readonly logLength: number;
  /** Counts every change of everything above, from 1. */
  readonly version: number;
  readonly showing: Showing;
  readonly watch: Watch;
  /** Counts every change of `watch`, from 1. */
  readonly watchVersion: number;
  /** When the table is to be looked at again; null: when somebody does something. */
  readonly wakeAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A table, whatever its game. */
export type Table = TableOf<GameName>;

export const isOf = <G extends GameName>(game: G, table: Table): table is TableOf<G> => table.game === game;
