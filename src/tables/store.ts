import * as z from 'zod';
import type { Interval } from './clock/intervals.ts';
import {
  counter,
  type GameName,
  type GameStores,
  type LoggedAction,
  type Parsed,
  type Sitting,
  type Snowflake,
  snowflake,
} from './game-types.ts';
import type { NewNotice, NoticeStore } from './notice.ts';
import type { ProphecyStore } from './prophecies/prophecies.ts';
import type { SeekerStore } from './seekers.ts';
import type { PersonSettings, SettingsStore } from './settings.ts';
import type { Reminders, Showing, Table, TableOf } from './table.ts';
import type { ClosingBallot, VoteStore } from './votes.ts';

/** The thread or channel where a table is played. */
export interface TablePlace {
  readonly id: string;
  readonly channelId: Snowflake;
}

type OpenedWith =
  | ('id' | 'game' | 'guildId' | 'channelId' | 'openerId' | 'locale' | 'size' | 'seats' | 'seatHistory')
  | ('secret' | 'pace' | 'isPrivate' | 'invited' | 'terms' | 'reminders' | 'wakeAt');

export interface NewTable
  extends Pick<Table, OpenedWith>,
    Partial<Pick<Table, 'counts' | 'firstAfter' | 'seasonId'>> {
  /** The channel where it is already visible. */
  readonly lobbyMessageId: Snowflake | null;
  /** Empty: it gets a private thread. */
  readonly threadMembers?: readonly [];
  readonly notices?: readonly NewNotice[];
  /** The interaction that opens it; left out if there is none. */
  readonly interactionId?: Snowflake;
}

/** New reminders, the time of the next check, and the resulting notices. */
export interface RemindersChange {
  readonly reminders: Reminders;
  readonly wakeAt: Date | null;
  /** Except those whose key already exists. */
  readonly notices: readonly NewNotice[];
  readonly interactionId?: Snowflake;
}

type Changing =
  | ('status' | 'closedWhy' | 'channelId' | 'locale' | 'invited' | 'pace' | 'size' | 'counts' | 'terms')
  | ('seats' | 'seatHistory' | 'setup' | 'facts' | 'state');

/** One transaction's change of a table; missing fields stay. In another channel (`channelId`) it has no messages yet. */
export interface TableChange extends Partial<{ readonly [Field in Changing]: NonNullable<Table[Field]> }> {
  /** Appended to the log; the first `seq` is the log's length. */
  readonly actions?: readonly LoggedAction[];
  /** Appended to the table's sittings. */
  readonly sittings?: readonly Sitting[];
  readonly remindersChange?: RemindersChange;
  /** The interaction that asked for it; if it has changed the table before, nothing is changed. */
  readonly interactionId?: Snowflake;
  /** Texts may be permanently removed by it: all log entries in question lose them (`TableGame.entriesTakenBack`). */
  readonly takesWordsBack?: true;
  /** The ballot that it results from; `stale` if its votes have changed. */
  readonly closesBallot?: ClosingBallot;
  /** The limit of the person who gets a seat by it: `overLimit` if they have that many other open tables. Null: there is none. */
  readonly within?: TableLimit | null;
}

/** The versions that a change was decided on. */
export type Versions = Pick<Table, 'version' | 'remindersVersion'>;

export const followerRow = z.object({ userId: snowflake, at: z.enum(['turn', 'end']) });

export type Follower = Parsed<typeof followerRow>;
export type FollowedAt = Follower['at'];

/**
 * Maximum number of a person's open tables on a server: tables where they sit, and lobbies and tables with votes that they opened
 * (as listed by `/games`). Storage counts in the transaction that would add one, so that concurrent commands of several processes
 * can't exceed it.
 */
export interface TableLimit {
  readonly userId: Snowflake;
  readonly most: number;
}

export interface StoredTiming {
  /** People at the table with default settings are left out. */
  readonly settings: ReadonlyMap<Snowflake, PersonSettings>;
  /** Downtimes of the bot and of the server, as far back as the table's clocks need. */
  readonly down: readonly Interval[];
  readonly followers: readonly Follower[];
}

/** A table and lazy access to its timing. */
export interface TimedTable {
  readonly table: Table;
  /** The timing of its clocks when it was read, or later. */
  timing(now: Date): Promise<StoredTiming>;
}

/** Counts and queue lengths of the store. */
export interface StoreStats {
  /** By status; statuses without tables may be missing. */
  readonly tables: Readonly<Record<string, number>>;
  readonly noticesDue: number;
  /** This process's running and waiting transactions. */
  readonly transactions: number;
}

/** Metrics for monitoring. */
export interface StatsStore {
  /** Resolves when the database has stored something: a database with a full disk still answers reads. */
  ping(): Promise<void>;
  stats(): Promise<StoreStats>;
}

/** The port to storage for tables, their followers and their timing. Every method is one transaction. */
export interface TableStore {
  /** Gives the table its number within the server: the maximum plus one; safe with many processes. */
  create(table: NewTable): Promise<Table>;
  /** The same, unless its opener has reached their limit: then nothing is written. */
  createWithin(limit: TableLimit, table: NewTable): Promise<Table | 'overLimit'>;
  load(id: string): Promise<Table | null>;
  /** The same for callers who usually need the timing: it is read together if possible. */
  loadTimed(id: string): Promise<TimedTable | null>;
  /**
   * Applies the change if the table still has these versions, and increments `version`, and `remindersVersion` if the change has
   * reminders; returns the new table, or `stale`. If its interaction has changed the table before, returns the current table.
   */
  change(id: string, versions: Versions, change: TableChange): Promise<Table | 'stale' | 'overLimit'>;
  /** Changes only the reminders if they still have this version, and increments that; the table's own version stays. */
  saveReminders(id: string, remindersVersion: number, change: RemindersChange): Promise<Table | 'stale'>;
  hasChanged(interactionId: Snowflake, id: string): Promise<boolean>;
  /**
   * Sets the given fields, regardless of the version. `versionShown` never decreases, but to 0 with the turn's message: a table
   * without one is not shown. Returns the new table.
   */
  show(id: string, showing: Partial<Showing>): Promise<Table>;
  /** The same for what a process has displayed; `stale` if another has recorded a turn or a place since `before` was read. */
  showAfter(before: Pick<Table, 'id' | 'showing'>, showing: Partial<Showing>): Promise<Table | 'stale'>;
  /** The whole log, ascending. `at`: versions that suffice, which may save reading it. */
  log(id: string, at?: Versions): Promise<readonly LoggedAction[]>;
  /** In the order written; `at` as for the log. */
  sittings(id: string, at?: Versions): Promise<readonly Sitting[]>;
  /** Open tables where the person sits, or that they opened as lobbies or with votes; newest first. `guildId` null: everywhere. */
  tablesOf(guildId: Snowflake | null, userId: Snowflake): Promise<Table[]>;
  /** Tables in `lobby` or `playing` that are shown in this channel or thread, newest first. */
  tablesIn(channelId: Snowflake): Promise<Table[]>;
  /** The latest finished table of this game in this channel or thread; null if there is none. */
  lastPlayedIn(channelId: Snowflake, game: GameName): Promise<Table | null>;
  /** The table of a server with this number; null if there is none. */
  numbered(guildId: Snowflake, number: number): Promise<Table | null>;
  /** Tables of a server whose game is over, or was closed after its start, newest first; private ones only if the reader played. */
  played(guildId: Snowflake, reader: Snowflake, most: number): Promise<Pick<Table, 'id' | 'number'>[]>;
  /** Tables of a server in `lobby` or `playing`, and where each is played, by id. */
  placesIn(guildId: Snowflake): Promise<TablePlace[]>;
  /** Tables of a server in `lobby` or `playing` that everybody may see, newest first. */
  publicTables(guildId: Snowflake): Promise<Table[]>;
  /** Ids of tables whose version is newer than the shown one, and was written at this time or before. */
  unshown(until: Date): Promise<string[]>;
  /** Ids of the tables in `lobby` or `playing` whose `wakeAt` has come, earliest first. */
  due(now: Date, most: number): Promise<string[]>;

  /** `at` null: stops following. */
  follow(id: string, userId: Snowflake, at: FollowedAt | null): Promise<void>;
  followers(id: string): Promise<Follower[]>;

  /** The timing of a table's clocks at one moment: non-default settings of these people, its followers, and downtimes as above. */
  timing(
    table: Pick<Table, 'id' | 'guildId'>,
    people: readonly Snowflake[],
    since: Date,
    now: Date,
  ): Promise<StoredTiming>;
}

/** The port to storage for downtimes. Every method is one transaction. */
export interface DowntimeStore {
  /**
   * Records that the bot is alive. If the last record is older than `mostMs`, that time is stored as a downtime of the whole bot,
   * once, also with many processes, and returned.
   */
  recordHeartbeat(now: Date, mostMs: number): Promise<Interval | null>;
  /** The server is unreachable from now on; no effect if that is already known. */
  beginOutage(guildId: Snowflake, now: Date): Promise<void>;
  /** It is reachable again: the outage is stored as a downtime of this server and returned; null if there was none. */
  endOutage(guildId: Snowflake, now: Date): Promise<Interval | null>;
  /** Servers known to be unreachable now. */
  outages(): Promise<Snowflake[]>;
  /** Downtimes of the whole bot and of this server that ended after `since`; a current outage ends at `now`. */
  downtimes(guildId: Snowflake, since: Date, now: Date): Promise<Interval[]>;
}

/** Servers that the bot was removed from. */
export interface RemovalStore {
  /** All servers with stored data. */
  knownGuilds(): Promise<Snowflake[]>;
  /** The bot was removed from it, so it is unreachable from now on. False if that is already known. */
  markRemoved(guildId: Snowflake, now: Date): Promise<boolean>;
  /** The bot is on these servers, though they may be unreachable. */
  markPresent(guildIds: readonly Snowflake[]): Promise<void>;
  /** Servers that it was removed from before this time. */
  removedGuilds(before: Date): Promise<Snowflake[]>;
  /**
   * Deletes everything that belongs only to a server, if the bot was removed from it before this time, in many transactions: after
   * a failure, the next call deletes the rest.
   */
  deleteGuild(guildId: Snowflake, before: Date): Promise<void>;
}

/** A small key-value store for the bot itself, e.g. the hash of the last registered commands. Every method is one transaction. */
export interface NoteStore {
  note(key: string): Promise<string | null>;
  saveNote(key: string, value: string): Promise<void>;
}

/**
 * The ports used by all parts of the bot, besides results, seasons, the inbox and each game's own. Code that needs only some of
 * them asks for those.
 */
export interface SharedStore
  extends TableStore,
    SettingsStore,
    NoticeStore,
    DowntimeStore,
    RemovalStore,
    SeekerStore,
    ProphecyStore,
    VoteStore,
    NoteStore,
    PostStore {
  readonly games: GameStores;
  /**
   * Removes obsolete rows: notices settled before, downtimes that ended before, old records of interactions, and what
   * each game considers obsolete.
   */
  forget(before: Date): Promise<void>;
}

/** The log of a table, with the actions of its game. `at`: the versions at which it is known. */
export const logOf = <G extends GameName>(
  store: Pick<TableStore, 'log'>,
  { id }: Pick<TableOf<G>, 'id'> & { readonly game: G },
  at?: Versions,
): Promise<readonly LoggedAction<G>[]> =>
  // Storage reads a log's actions as its table's game has them.
  store.log(id, at) as Promise<unknown> as Promise<readonly LoggedAction<G>[]>;

/** The sittings of a table, with the seats of its game. `at`: as for {@link logOf}. */
export const sittingsOf = <G extends GameName>(
  store: Pick<TableStore, 'sittings'>,
  { id }: Pick<TableOf<G>, 'id'> & { readonly game: G },
  at?: Versions,
): Promise<readonly Sitting<G>[]> =>
  store.sittings(id, at) as Promise<unknown> as Promise<readonly Sitting<G>[]>;

/** A stored interaction that was acknowledged before it was done; `payload` in JSON. */
export const interactionRow = z.object({
  id: snowflake,
  userId: snowflake,
  /** How it was acknowledged: by a new message that follows, or an edit of the pressed one. */
  promised: z.enum(['reply', 'update']),
  /** As Discord sent it, with its token, which is a secret for 15 minutes. */
  payload: z.unknown(),
  /** The number of attempts, from 1. */
  attempts: counter,
});

export type WrittenInteraction = Readonly<z.infer<typeof interactionRow>>;

/** The port to storage for acknowledged interactions that are not done yet. Every method is one transaction. */
export interface InboxStore {
  /** Leased to this process until `leasedTo`. One that was written before stays unchanged. */
  writeInteraction(interaction: Omit<WrittenInteraction, 'attempts'>, leasedTo: Date): Promise<void>;
  /** Renews the leases of interactions that this process is still handling. */
  renewLeases(ids: readonly Snowflake[], leasedTo: Date): Promise<void>;
  /** Interactions whose lease is over, oldest first. */
  abandonedInteractions(now: Date, most: number): Promise<WrittenInteraction[]>;
  /** Claims one that still has this number of attempts, and increments it. Of concurrent callers, one succeeds. */
  claimInteraction(id: Snowflake, attempts: number, leasedTo: Date): Promise<boolean>;
  removeInteraction(id: Snowflake): Promise<void>;
}

/** The database is unreachable, locked or full. Thrown by any method of a port to storage; a retry may succeed later. */
export class StoreOutage extends Error {}

export const postRow = z.object({
  /** Unique among the bot's messages, e.g. `season:3f9a2b1c0d:start`. */
  key: z.string().min(1),
  guildId: snowflake,
  channelId: snowflake,
  /** Null if there was nothing to send, or Discord refused it. */
  messageId: snowflake.nullable(),
  /** `closed`: it is never edited again. */
  state: z.enum(['sent', 'refused', 'closed']),
  /** Identifies its content; empty if that is unknown. */
  digest: z.string(),
});

/** A message that the bot posted on a server on its own, not about a table: once, or kept up to date. */
export type Post = Parsed<typeof postRow>;

/** The port to storage for posts. Every method is one transaction. */
export interface PostStore {
  /** Null if it wasn't posted yet. */
  post(key: string): Promise<Post | null>;
  savePost(post: Post): Promise<void>;
  removePost(key: string): Promise<void>;
}

export const tableListKey = (guildId: Snowflake): string => `table-list:${guildId}`;

/** `post`: left out for the season's card. */
export const seasonKey = (season: string, post?: string): string =>
  post === undefined ? `season:${season}` : `season:${season}:${post}`;

/** A note as JSON, keyed by the id of its subject. `none`: the value if there is none. */
export function jsonNote<Noted>(prefix: string, json: z.ZodType<Noted>, none: Noted) {
  const keyOf = (id: string): string => `${prefix}:${id}`;
  return {
    keyOf,
    async read(store: Pick<NoteStore, 'note'>, id: string): Promise<Noted> {
      const note = await store.note(keyOf(id));
      return note ? json.parse(JSON.parse(note)) : none;
    },
    save: (store: Pick<NoteStore, 'saveNote'>, id: string, noted: Noted): Promise<void> =>
      store.saveNote(keyOf(id), noted === none ? '' : JSON.stringify(noted)),
  };
}
