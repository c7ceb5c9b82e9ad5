import type { Secret } from '../fairness/secret.ts';
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
  /** The message with its card; null: it has none yet. */
  readonly messageId: Snowflake | null;
  /** How many entries its log has. */
  readonly version: number;
}

export type SeasonWritten =
  | { readonly ok: true; readonly stored: StoredSeason }
  /** `stale`: its log has grown since that version. */
  | { readonly ok: false; readonly refusal: SeasonRefusal | { readonly code: 'noSuchSeason' | 'stale' } };

/** The seasons' port to storage. Every method is one transaction. */
export interface SeasonStore {
  /** Unless another season is open in the channel, also with many processes at once: then nothing is written. */
  openSeason(season: NewSeason): Promise<StoredSeason | 'channelTaken'>;
  season(id: string): Promise<StoredSeason | null>;
  /** Ascending. */
  seasonLog(id: string): Promise<readonly SeasonEntry[]>;
  /**
   * Adds all of the entries if the log still has this version and takes them. Where an interaction of theirs is in the log already:
   * the season as it is.
   */
  addToSeason(id: string, version: number, entries: readonly SeasonEntry[]): Promise<SeasonWritten>;
  /** Those of a server that are neither over nor called off, the oldest first. */
  openSeasons(guildId: Snowflake): Promise<readonly StoredSeason[]>;
  showSeason(id: string, messageId: Snowflake): Promise<void>;
}
