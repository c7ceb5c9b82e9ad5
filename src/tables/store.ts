import * as z from 'zod';
import type { Interval } from './clock/pauses.ts';
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
import type { OfferStore } from './seat-offers.ts';
import type { SeekerStore } from './seekers.ts';
import type { PersonSettings, SettingsStore } from './settings.ts';
import type { Reminders, Showing, Table, TableOf } from './table.ts';
import type { ClosingBallot, VoteStore } from './votes.ts';

/** The thread or channel where a table's people read what happens. */
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
  /** Where it is shown already. */
  readonly lobbyMessageId: Snowflake | null;
  /** Told because of it. */
  readonly notices?: readonly NewNotice[];
  /** The interaction that opens it; left out where there is none. */
  readonly interactionId?: Snowflake;
}

/** New reminders, when to look at the table again, and the notices that follow. */
export interface RemindersChange {
  readonly reminders: Reminders;
  readonly wakeAt: Date | null;
  /** Those whose key has been written before are left out. */
  readonly notices: readonly NewNotice[];
  readonly interactionId?: Snowflake;
}

type Changing =
  | ('status' | 'closedWhy' | 'channelId' | 'locale' | 'invited' | 'pace' | 'size' | 'counts' | 'terms')
  | ('seats' | 'seatHistory' | 'setup' | 'facts' | 'state');

/** One transaction's change of a table; fields that are left out stay. In another channel (`channelId`) it has no messages yet. */
export interface TableChange extends Partial<{ readonly [Field in Changing]: NonNullable<Table[Field]> }> {
  /** Appended to the log; the first `seq` is the log's length. */
  readonly actions?: readonly LoggedAction[];
  /** Appended to the table's sittings. */
  readonly sittings?: readonly Sitting[];
  readonly remindersChange?: RemindersChange;
  /** The interaction that asked for it; where it has changed the table before, nothing is changed. */
  readonly interactionId?: Snowflake;
  /** Words may be taken back for good with it: those entries lose them, of the whole log (`TableGame.entriesTakenBack`). */
  readonly takesWordsBack?: true;
  /** The open offer that is taken with this; `stale` where it's over. */
  readonly takesOffer?: string;
  /** The ballot that it follows from; `stale` where its votes are other ones by now. */
  readonly closesBallot?: ClosingBallot;
  /** The limit of the person who gets a seat by it: `overLimit` where they have as many other open tables. Null: there is none. */
  readonly within?: TableLimit | null;
}

/** The versions that a change was decided on. */
export type Versions = Pick<Table, 'version' | 'remindersVersion'>;

export const followerRow = z.object({ userId: snowflake, at: z.enum(['turn', 'end']) });

export type Follower = Parsed<typeof followerRow>;
export type FollowedAt = Follower['at'];

/**
 * How many open tables a person may have on a server: those at which they sit, and those that they opened where they are lobbies or
 * played by votes (as `/games` lists them). Storage counts in the transaction that would bring one more, so that many commands at once, also of several processes,
 * can't pass it.
 */
export interface TableLimit {
  readonly userId: Snowflake;
  readonly most: number;
}

/** The stored part of an Timing: by which a table's clocks go. */
export interface StoredTiming {
  /** People at the table whose settings are the usual ones are left out. */
  readonly settings: ReadonlyMap<Snowflake, PersonSettings>;
  /** Down-times of the bot and of the server, as far back as the table's clocks count. */
  readonly down: readonly Interval[];
  readonly followers: readonly Follower[];
}

/** A table as it was read. */
export interface TimedTable {
  readonly table: Table;
  /** What its clocks go by, as of when it was read, or later. */
  timing(now: Date): Promise<StoredTiming>;
}

/** How much there is and waits. */
export interface StoreStats {
  /** The keys are statuses; those that no table has may be missing. */
  readonly tables: Readonly<Record<string, number>>;
  /** Notices whose time has come. */
  readonly noticesDue: number;
  /** This process's transactions that are under way or wait for their turn. */
  readonly transactions: number;
}

/** Figures for those who watch over the bot. */
export interface StatsStore {
  /** Settled when the database has stored something: one whose disk is full still answers. */
  ping(): Promise<void>;
  stats(): Promise<StoreStats>;
}

/** The tables' port to storage: what they are, who follows them, and by what their clocks go. Every method is one transaction. */
export interface TableStore {
  /** Gives the table its number within the server: one more than the highest so far, also with many processes at once. */
  create(table: NewTable): Promise<Table>;
  /** The same, unless its opener has as many open tables as they may have: then nothing is written. */
  createWithin(limit: TableLimit, table: NewTable): Promise<Table | 'overLimit'>;
  load(id: string): Promise<Table | null>;
  /** The same for who will mostly ask by what its clocks go: that is read at once where it can be. */
  loadTimed(id: string): Promise<TimedTable | null>;
  /**
   * Applies the change if the table still has these versions, and raises `version` by one, and `remindersVersion` too where the
   * change has reminders; the table as it is then, or `stale`. Where its interaction has changed the table before: the table as it
   * is.
   */
  change(id: string, versions: Versions, change: TableChange): Promise<Table | 'stale' | 'overLimit'>;
  /** Changes the reminders alone if they still have this version, and raises that by one; the table's own version stays. */
  saveReminders(id: string, remindersVersion: number, change: RemindersChange): Promise<Table | 'stale'>;
  /** Whether the interaction has changed the table. */
  hasChanged(interactionId: Snowflake, id: string): Promise<boolean>;
  /** Sets what is given, whatever the version; `versionShown` never falls. The table as it is then. */
  show(id: string, showing: Partial<Showing>): Promise<Table>;
  /** The whole log, ascending. `at`: it need be no newer than these versions, which may spare reading it. */
  log(id: string, at?: Versions): Promise<readonly LoggedAction[]>;
  /** They come in the order written; `at` is as for the log. */
  sittings(id: string, at?: Versions): Promise<readonly Sitting[]>;
  /** Tables in `lobby` or `playing` where the person has a seat, or that they opened: lobbies, and games played by votes; newest first. `guildId` null: on all servers. */
  tablesOf(guildId: Snowflake | null, userId: Snowflake): Promise<Table[]>;
  /** Tables in `lobby` or `playing` that are shown in this channel or thread, newest first. */
  tablesIn(channelId: Snowflake): Promise<Table[]>;
  /** The latest table of this game that was played in this channel or thread and is no longer; null where there is none. */
  lastPlayedIn(channelId: Snowflake, game: GameName): Promise<Table | null>;
  /** The table of a server with this number; null where there is none. */
  numbered(guildId: Snowflake, number: number): Promise<Table | null>;
  /** Tables of a server whose game is over, or was closed after its start, newest first; private ones only where the reader played. */
  played(guildId: Snowflake, reader: Snowflake, most: number): Promise<Pick<Table, 'id' | 'number'>[]>;
  /** Tables of a server in `lobby` or `playing`, and where each is read, by id. */
  placesIn(guildId: Snowflake): Promise<TablePlace[]>;
  /** Tables of a server in `lobby` or `playing` that everybody may see, newest first. */
  publicTables(guildId: Snowflake): Promise<Table[]>;
  /** Ids of tables whose version is ahead of what is shown, and was written at this time or before. */
  unshown(until: Date): Promise<string[]>;
  /** Ids of the tables in `lobby` or `playing` whose `wakeAt` has come, earliest first. */
  due(now: Date, most: number): Promise<string[]>;

  /** `at` null: follows no more. */
  follow(id: string, userId: Snowflake, at: FollowedAt | null): Promise<void>;
  followers(id: string): Promise<Follower[]>;

  /** By which a table's clocks go, at one moment: settings of those of these people who have some, its followers, and down-times as above. */
  timing(
    table: Pick<Table, 'id' | 'guildId'>,
    people: readonly Snowflake[],
    since: Date,
    now: Date,
  ): Promise<StoredTiming>;
}

/** The port for times in which nobody could play. Every method is one transaction. */
export interface DowntimeStore {
  /**
   * Says that the bot is alive. If nobody has said so for longer than `mostMs`, that time is written down as a down-time of the
   * whole bot, once, however many processes ask, and returned.
   */
  recordHeartbeat(now: Date, mostMs: number): Promise<Interval | null>;
  /** The server is out of reach from now on; nothing where that is known already. */
  beginOutage(guildId: Snowflake, now: Date): Promise<void>;
  /** It can be reached again: the outage is written down as a down-time of this server and returned; null where there was none. */
  endOutage(guildId: Snowflake, now: Date): Promise<Interval | null>;
  /** Servers that are out of reach now, as far as was noted. */
  outages(): Promise<Snowflake[]>;
  /** Down-times of the whole bot and of this server that ended after `since`; an outage that goes on ends at `now`. */
  downtimes(guildId: Snowflake, since: Date, now: Date): Promise<Interval[]>;
}

/** Servers that the bot was removed from. */
export interface RemovalStore {
  /** All servers of which anything is stored. */
  knownGuilds(): Promise<Snowflake[]>;
  /** The bot was removed from it: it is out of reach from now on. False where that is known already. */
  markRemoved(guildId: Snowflake, now: Date): Promise<boolean>;
  /** The bot is on these servers, though they may be out of reach. */
  markPresent(guildIds: readonly Snowflake[]): Promise<void>;
  /** Servers that it was removed from so long ago, or longer. */
  removedGuilds(before: Date): Promise<Snowflake[]>;
  /**
   * Deletes all that belongs only to a server, if the bot was removed from it so long ago, in many transactions: what was not deleted
   * when it fails is by the next call.
   */
  deleteGuild(guildId: Snowflake, before: Date): Promise<void>;
}

/** A small register for the bot itself, e.g. the hash of the commands registered last. Every method is one transaction. */
export interface NoteStore {
  note(key: string): Promise<string | null>;
  saveNote(key: string, value: string): Promise<void>;
}

/**
 * What all parts of the bot keep beside results, seasons and the inbox, and what each game does. Whoever needs only some of it asks
 * for those ports.
 */
export interface SharedStore
  extends TableStore,
    SettingsStore,
    OfferStore,
    NoticeStore,
    DowntimeStore,
    RemovalStore,
    SeekerStore,
    ProphecyStore,
    VoteStore,
    NoteStore {
  readonly games: GameStores;
  /**
   * Removes what nothing can ask for any more: notices settled before, down-times and offers that ended before, what interactions
   * changed before, and of games, what they say.
   */
  forget(before: Date): Promise<void>;
}

/** The log of a table, whose actions are of the table's game. `at`: the versions at which it is known. */
export const logOf = <G extends GameName>(
  store: Pick<TableStore, 'log'>,
  { id }: Pick<TableOf<G>, 'id'> & { readonly game: G },
  at?: Versions,
): Promise<readonly LoggedAction<G>[]> =>
  // Storage reads a log's actions as its table's game has them.
  store.log(id, at) as Promise<unknown> as Promise<readonly LoggedAction<G>[]>;

/** The sittings of a table, whose seats are of the table's game. `at`: as for {@link logOf}. */
export const sittingsOf = <G extends GameName>(
  store: Pick<TableStore, 'sittings'>,
  { id }: Pick<TableOf<G>, 'id'> & { readonly game: G },
  at?: Versions,
): Promise<readonly Sitting<G>[]> =>
  store.sittings(id, at) as Promise<unknown> as Promise<readonly Sitting<G>[]>;

/** An interaction that was acknowledged before it was done, as it is stored; `payload` in JSON. */
export const interactionRow = z.object({
  id: snowflake,
  userId: snowflake,
  /** How it was acknowledged: by a new message that follows, or a change of the pressed one. */
  promised: z.enum(['reply', 'update']),
  /** As Discord sent it, with the token by which it is answered: a secret for 15 minutes. */
  payload: z.unknown(),
  /** How often it was begun, 1.. */
  attempts: counter,
});

export type WrittenInteraction = Readonly<z.infer<typeof interactionRow>>;

/** The port to storage for what was asked and acknowledged, and is not done yet. Every method is one transaction. */
export interface InboxStore {
  /** Nobody else takes it up until `leasedTo`. One that was written before stays as it is. */
  writeInteraction(interaction: Omit<WrittenInteraction, 'attempts'>, leasedTo: Date): Promise<void>;
  /** Keeps interactions that this process is still at from being taken up by others. */
  renewLeases(ids: readonly Snowflake[], leasedTo: Date): Promise<void>;
  /** Interactions whose lease is over, oldest first. */
  abandonedInteractions(now: Date, most: number): Promise<WrittenInteraction[]>;
  /** Takes one up that has still been begun so often, and counts that. Of many who try at once, one gets it. */
  claimInteraction(id: Snowflake, attempts: number, leasedTo: Date): Promise<boolean>;
  removeInteraction(id: Snowflake): Promise<void>;
}

/** The database is out of reach, locked or full. Thrown by any method of a port to storage; the same may succeed later. */
export class StoreOutage extends Error {}
