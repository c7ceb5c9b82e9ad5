import * as z from 'zod';
import { pace } from './clock/pace.ts';
import type { Interval, QuietHours } from './clock/pauses.ts';
import {
  type GameName,
  type GuildSettingsOf,
  locale,
  type Parsed,
  type PreferencesOf,
  type Snowflake,
  snowflake,
} from './game-types.ts';

/** Columns of a person's row that hold a setting each. */
export const personColumns = z.object({
  remindBy: z.enum(['mention', 'message']),
  tellNext: z.boolean(),
  stillPictures: z.boolean(),
  /** Whether readers may be asked how a game comes out at which the person plays. */
  askedAbout: z.boolean(),
  /** IANA name. */
  timeZone: z.string().min(1).nullable(),
  /** A language of the texts, or null: what Discord says of the person. */
  locale: locale.nullable(),
});

export interface PersonSettings extends Parsed<typeof personColumns> {
  /** Percent of a turn's time that is left when a reminder comes, descending, each 1..99; none: no reminders. */
  readonly reminders: readonly number[];
  readonly quiet: QuietHours | null;
  readonly vacations: readonly Interval[];
  /** Chosen for single games; a game that is left out has its defaults. */
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
  timeZone: null,
  locale: null,
  games: {},
};

/** More tables than a person plays at; "any number" is there for the rest. */
export const MAX_TABLES = 25;

/** A day, in minutes. */
export const MAX_WAIT_MINUTES = 1440;

const wait = z.int().min(0).max(MAX_WAIT_MINUTES);

/** Columns of a server's row that hold a setting each. */
export const guildColumns = z.object({
  pace,
  /** A language of the texts, or null: what Discord says of the server. */
  locale: locale.nullable(),
  /** Whether a game gets a thread of its own. */
  place: z.enum(['thread', 'channel']),
  /** Minutes between the tables that a person opens in a row; 0: none. */
  openingWait: wait,
  /** Minutes between a person's nudges in a row; 0: none. */
  nudgeWait: wait,
  /** Where the list of the server's tables stands; null: nowhere. */
  tableList: snowflake.nullable(),
  /** Whether readers of public tables are asked how a game comes out. */
  asksReaders: z.boolean(),
  /** The role of those who want to hear of tables with an open seat; null: there is none. */
  seatRole: snowflake.nullable(),
});

export interface GuildSettings extends Parsed<typeof guildColumns> {
  /** Where tables may be opened; empty: in every channel. */
  readonly channels: readonly Snowflake[];
  /** Open tables at which a person may sit or wait as their opener, 1..; null: any number. */
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

export interface GuildChoice {
  readonly guildId: Snowflake;
  readonly settings: GuildSettings;
}

/** The port to storage for settings. Every method is one transaction. */
export interface SettingsStore {
  settings(userId: Snowflake): Promise<PersonSettings>;
  /** Leaves the language of their Discord as it was. */
  saveSettings(userId: Snowflake, settings: PersonSettings): Promise<void>;
  /** The language of the person's Discord when they were last heard of, e.g. `pt-BR`; null where they never were. */
  discordLocale(userId: Snowflake): Promise<string | null>;
  /** Leaves what they chose as it was. */
  saveDiscordLocale(userId: Snowflake, locale: string): Promise<void>;
  guildSettings(guildId: Snowflake): Promise<GuildSettings>;
  saveGuildSettings(guildId: Snowflake, settings: GuildSettings): Promise<void>;
  /** The servers that have chosen something of this game, and their settings. */
  guildsWith(game: GameName): Promise<readonly GuildChoice[]>;
  /** What servers have chosen for their list of tables, or as their role for open seats; those that have one. */
  guildParts(setting: 'tableList' | 'seatRole'): Promise<readonly GuildPart[]>;
}
