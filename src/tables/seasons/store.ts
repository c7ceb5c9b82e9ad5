import type { Secret } from '../fairness/dice.ts';
import type { Snowflake } from '../game-types.ts';
import type { Season, SeasonEntry, SeasonRefusal } from './season.ts';

/** A new season: its first entry and its channel. */
export interface NewSeason {
  readonly opened: Extract<SeasonEntry, { readonly type: 'opened' }>;
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  /** The language of its messages, e.g. `de`. */
  readonly locale: string;
  /** The secret of the commitment in `opened`. */
  readonly secret: Secret;
}

/** A stored season: the state of its log, and everything that is not in the log. */
export interface StoredSeason extends Omit<NewSeason, 'opened'> {
  readonly season: Season;
  /** The names of its people at joining, without forgotten ones. */
  readonly names: ReadonlyMap<Snowflake, string>;
  /** The message with its card; null if it has none yet. */
  readonly messageId: Snowflake | null;
  /** The number of its log entries. */
  readonly version: number;
  /** The version that its card shows; 0 if none. */
  readonly versionShown: number;
}

export type SeasonWritten =
  | { readonly ok: true; readonly stored: StoredSeason }
  /** `stale`: its log has grown since that version. `channelTaken`: another season is open in the chosen channel. */
  | {
      readonly ok: false;
      readonly refusal: SeasonRefusal | { readonly code: 'noSuchSeason' | 'stale' | 'channelTaken' };
    };

/** A message that a season sends once besides its card, e.g. `digest:2026-11-30`. */
interface SeasonPost {
  readonly key: string;
  readonly state: 'sending' | 'sent' | 'dropped';
}

export interface SeasonToCheck {
  readonly id: string;
  readonly guildId: Snowflake;
  readonly version: number;
}

/** The seasons' port to storage. Every method is one transaction. */
export interface SeasonStore {
  /** Writes nothing if another season is open in the channel; safe with many processes. */
  openSeason(season: NewSeason): Promise<StoredSeason | 'channelTaken'>;
  season(id: string): Promise<StoredSeason | null>;
  /** Ascending. `types`: only entries of these types; default: all. */
  seasonLog(id: string, types?: readonly SeasonEntry['type'][]): Promise<readonly SeasonEntry[]>;
  /**
   * Adds all entries if the log still has this version and accepts them. If their interaction is already in the log, returns the
   * current season. `names`: of people in the entries. After a change of channel, it has no card yet, and retries messages that the
   * old channel refused.
   */
  addToSeason(
    id: string,
    version: number,
    entries: readonly SeasonEntry[],
    names?: ReadonlyMap<Snowflake, string>,
  ): Promise<SeasonWritten>;
  /** A server's seasons that are neither over nor called off, oldest first. */
  openSeasons(guildId: Snowflake): Promise<readonly StoredSeason[]>;
  /** A server's seasons that were played to their end, latest first. `season`: without evenings. */
  endedSeasons(guildId: Snowflake, most: number, kind?: 'any' | 'season'): Promise<readonly StoredSeason[]>;
  /** A server's finished seasons with an undelivered message of one of these keys, latest first. */
  untoldSeasons(guildId: Snowflake, keys: readonly string[]): Promise<readonly StoredSeason[]>;
  /** All servers' seasons with something to do: they are open, or their last messages aren't shown yet. */
  seasonsToCheck(): Promise<readonly SeasonToCheck[]>;
  /** Returns a function that tells whether a person is one of these people of a server, even after deleting their data. */
  recognizer(guildId: Snowflake, people: readonly Snowflake[]): Promise<(userId: Snowflake) => boolean>;
  /** A card that shows a later version stays. `messageId` null: the card is gone. */
  showSeason(id: string, messageId: Snowflake | null, versionShown: number): Promise<void>;
  seasonPosts(id: string): Promise<readonly SeasonPost[]>;
  /**
   * Claims a message for sending: one that is new, or was begun before `lost` and not settled. Returns the number of attempts
   * including this one; null if it is sent, given up, or being sent by another process.
   */
  claimSeasonPost(id: string, key: string, now: Date, lost: Date): Promise<number | null>;
  settleSeasonPost(id: string, key: string, state: 'sent' | 'dropped'): Promise<void>;
}
