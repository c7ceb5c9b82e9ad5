import * as z from 'zod';
import type { Interval } from './clock/intervals.ts';
import { pace } from './clock/pace.ts';
import type { QuietHours } from './clock/quiet-hours.ts';
import {
  type GameName,
  type GuildSettingsOf,
  locale,
  type Parsed,
  type PreferencesOf,
  type Snowflake,
  snowflake,
} from './game-types.ts';

export const personColumns = z.object({
  remindBy: z.enum(['mention', 'message']),
  tellNext: z.boolean(),
  stillPictures: z.boolean(),
  /** Whether readers may be asked about the outcome of the person's games. */
  askedAbout: z.boolean(),
  /** IANA name. */
  timeZone: z.string().min(1).nullable(),
  /** A language of the texts; null: that of the person's Discord. */
  locale: locale.nullable(),
});

export interface PersonSettings extends Parsed<typeof personColumns> {
  /** Percentages of a turn's time left at which reminders come, descending, each 1..99; none: no reminders. */
  readonly reminders: readonly number[];
  readonly quiet: QuietHours | null;
  readonly vacations: readonly Interval[];
  /** People with whom they don't want to be seated: at most {@link MAX_BLOCKED}. */
  readonly blocked: readonly Snowflake[];
  /** Choices for single games; missing games have their defaults. */
  readonly games: { readonly [G in GameName]?: PreferencesOf<G> };
}

export const DEFAULT_SETTINGS: PersonSettings = {
  reminders: [50, 10],
  remindBy: 'mention',
  tellNext: false,
  stillPictures: false,
  askedAbout: true,
  quiet: null,
  vacations: [],
  blocked: [],
  timeZone: null,
  locale: null,
  games: {},
};

/** A list of people on Discord has room for so many. */
export const MAX_BLOCKED = 25;

/** Maximum number of tables; above it, choose "any number". */
export const MAX_TABLES = 25;

/** A day, in minutes. */
export const MAX_WAIT_MINUTES = 1440;

const wait = z.int().min(0).max(MAX_WAIT_MINUTES);

export const guildColumns = z.object({
  pace,
  /** A language of the texts; null: that of the server's Discord. */
  locale: locale.nullable(),
  /** Whether a game gets a thread of its own. */
  place: z.enum(['thread', 'channel']),
  /** Minimum minutes between tables that a person opens; 0: none. */
  openingWait: wait,
  /** Minimum minutes between a person's nudges; 0: none. */
  nudgeWait: wait,
  /** The channel of the list of the server's tables; null: none. */
  tableList: snowflake.nullable(),
  /** Whether readers of public tables are asked about outcomes. */
  asksReaders: z.boolean(),
  /** The role of people who want to hear of open seats; null: none. */
  seatRole: snowflake.nullable(),
});

export interface GuildSettings extends Parsed<typeof guildColumns> {
  /** Channels in which tables may be opened; empty: all. */
  readonly channels: readonly Snowflake[];
  /** Maximum number of a person's open tables, including lobbies that they opened, from 1; null: any number. */
  readonly maxTables: number | null;
  readonly games: { readonly [G in GameName]?: GuildSettingsOf<G> };
}

export const DEFAULT_GUILD_SETTINGS: GuildSettings = {
  channels: [],
  pace: 'daily',
  locale: null,
  place: 'thread',
  maxTables: 5,
  openingWait: 1,
  nudgeWait: 10,
  tableList: null,
  asksReaders: true,
  seatRole: null,
  games: {},
};

/** A channel or role of a server, and the server's language (null: that of its Discord). */
export interface GuildPart<Id = Snowflake> {
  readonly guildId: Snowflake;
  readonly id: Id;
  readonly locale: string | null;
}

interface GuildChoice {
  readonly guildId: Snowflake;
  readonly settings: GuildSettings;
}

/** The port to storage for settings. Every method is one transaction. */
export interface SettingsStore {
  settings(userId: Snowflake): Promise<PersonSettings>;
  /** Keeps the language of their Discord. */
  saveSettings(userId: Snowflake, settings: PersonSettings): Promise<void>;
  /** The language of the person's Discord at their last interaction, e.g. `pt-BR`; null if there was none. */
  discordLocale(userId: Snowflake): Promise<string | null>;
  /** Keeps their settings. */
  saveDiscordLocale(userId: Snowflake, locale: string): Promise<void>;
  guildSettings(guildId: Snowflake): Promise<GuildSettings>;
  saveGuildSettings(guildId: Snowflake, settings: GuildSettings): Promise<void>;
  guildsWith(game: GameName): Promise<readonly GuildChoice[]>;
  /** Servers' choices for their list of tables; only servers that have one. Null: none, while one is still posted. */
  tableLists(): Promise<readonly GuildPart<Snowflake | null>[]>;
  /** Servers' choices for their role for open seats; only servers that have one. */
  seatRoles(): Promise<readonly GuildPart[]>;
}
