import type { Setup } from '../games/tuchulcha/action.ts';
import type { GameState } from '../games/tuchulcha/contract.ts';
import type { LoggedAction, Seat, Showing, Snowflake, Table, TableStatus } from './table.ts';

export interface NewTable {
  readonly id: string;
  readonly game: 'tuchulcha';
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  readonly openerId: Snowflake;
  readonly locale: string;
  readonly size: number;
  readonly seats: readonly Seat[];
}

/** What one transaction does to a table. What is left out stays. */
export interface TableChange {
  readonly status?: TableStatus;
  readonly seats?: readonly Seat[];
  readonly setup?: Setup;
  readonly state?: GameState;
  /** Appended to the log; the first `seq` is the log's length. */
  readonly actions?: readonly LoggedAction[];
}

/** What a person chose for themselves. */
export interface PersonSettings {
  /** The last step ends the turn, without Confirm. */
  readonly autoConfirm: boolean;
  /** The bot plays the turns in which only one turn is possible. */
  readonly autoPlay: boolean;
}

/** The tables' port to storage. Every method is one transaction. */
export interface TableStore {
  /** Gives the table its number within the server: one more than the highest so far, also with many processes at once. */
  create(table: NewTable): Promise<Table>;
  load(id: string): Promise<Table | null>;
  /** Applies the change if the table still has `version`, and raises it by one; the table as it is then, or `stale`. */
  change(id: string, version: number, change: TableChange): Promise<Table | 'stale'>;
  /** Sets what is given, whatever the version. */
  show(id: string, showing: Partial<Showing>): Promise<void>;
  /** The whole log, ascending. */
  log(id: string): Promise<LoggedAction[]>;
  /** Tables in `lobby` or `playing` where the person has a seat or is the opener of the lobby, newest first. */
  tablesOf(guildId: Snowflake, userId: Snowflake): Promise<Table[]>;
  /** Tables in `lobby` or `playing` that are shown in this channel or thread, newest first. */
  tablesIn(channelId: Snowflake): Promise<Table[]>;
  /** Ids of tables in `lobby` or `playing`, and of those whose version is ahead of what is shown: to be looked at when the bot starts. */
  unfinished(): Promise<string[]>;
  settings(userId: Snowflake): Promise<PersonSettings>;
  saveSettings(userId: Snowflake, settings: PersonSettings): Promise<void>;
  /** A small register for the bot itself, e.g. the hash of the commands registered last. */
  note(key: string): Promise<string | null>;
  saveNote(key: string, value: string): Promise<void>;
  close(): Promise<void>;
}
