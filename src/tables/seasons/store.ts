import type { Secret } from '../fairness/dice.ts';
import type { Snowflake } from '../game-types.ts';
import type { Season, SeasonEntry, SeasonRefusal } from './season.ts';

/** A season that is opened: its first entry, and where it is shown. */
export interface NewSeason {
  readonly opened: Extract<SeasonEntry, { readonly type: 'opened' }>;
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  /** In which its messages are written, e.g. `de`. */
  readonly locale: string;
  /** Of the commitment in `opened`. */
  readonly secret: Secret;
}

/** A season as it is stored: where its log leads, and all that is not in the log. */
export interface StoredSeason extends Omit<NewSeason, 'opened'> {
  readonly season: Season;
  /** The names of those who joined, as they were then; without people who were forgotten. */
  readonly names: ReadonlyMap<Snowflake, string>;
  /** The message with its card; null: it has none yet. */
  readonly messageId: Snowflake | null;
  /** How many entries its log has. */
  readonly version: number;
  /** The version that its card shows; 0: none. */
  readonly versionShown: number;
}

export type SeasonWritten =
  | { readonly ok: true; readonly stored: StoredSeason }
  /** `stale`: its log has grown since that version. `channelTaken`: another season is open in the channel that was chosen. */
  | {
      readonly ok: false;
      readonly refusal: SeasonRefusal | { readonly code: 'noSuchSeason' | 'stale' | 'channelTaken' };
    };

/** A message that a season sends once beside its card, e.g. `digest:2026-11-30`. */
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
  /** Unless another season is open in the channel, also with many processes at once: then nothing is written. */
  openSeason(season: NewSeason): Promise<StoredSeason | 'channelTaken'>;
  season(id: string): Promise<StoredSeason | null>;
  /** Ascending. `types`: only entries of these; left out: all. */
  seasonLog(id: string, types?: readonly SeasonEntry['type'][]): Promise<readonly SeasonEntry[]>;
  /**
   * Adds all of the entries if the log still has this version and takes them. Where an interaction of theirs is in the log already:
   * the season as it is. `names`: of people whom the entries name. In a channel that is chosen, it has no card yet, and tells what
   * the old one has refused.
   */
  addToSeason(
    id: string,
    version: number,
    entries: readonly SeasonEntry[],
    names?: ReadonlyMap<Snowflake, string>,
  ): Promise<SeasonWritten>;
  /** Those of a server that are neither over nor called off, the oldest first. */
  openSeasons(guildId: Snowflake): Promise<readonly StoredSeason[]>;
  /** Those of a server that were played to their end, the latest first. `season`: without evenings. */
  endedSeasons(guildId: Snowflake, most: number, kind?: 'any' | 'season'): Promise<readonly StoredSeason[]>;
  /** Those of a server that are over and had a message with one of these keys that nobody got, the latest first. */
  untoldSeasons(guildId: Snowflake, keys: readonly string[]): Promise<readonly StoredSeason[]>;
  /** Those of all servers with something to do: they are open, or their last messages aren't shown yet. */
  seasonsToCheck(): Promise<readonly SeasonToCheck[]>;
  /** Tells of a person whether they are among these of a server, also by what stands for them after their data was deleted. */
  recognizer(guildId: Snowflake, people: readonly Snowflake[]): Promise<(userId: Snowflake) => boolean>;
  /** `versionShown` never falls. `messageId` null: the card is gone. */
  showSeason(id: string, messageId: Snowflake | null, versionShown: number): Promise<void>;
  seasonPosts(id: string): Promise<readonly SeasonPost[]>;
  /**
   * Takes a message for sending: one that nobody began to send, or that somebody began before `lost` and did not settle. How often
   * it has been begun with this; null: it is sent, given up, or another process sends it.
   */
  claimSeasonPost(id: string, key: string, now: Date, lost: Date): Promise<number | null>;
  settleSeasonPost(id: string, key: string, state: 'sent' | 'dropped'): Promise<void>;
}
