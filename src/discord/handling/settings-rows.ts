import type { Person, Snowflake } from '../../tables/game-types.ts';
import type { GuildSettings, PersonSettings } from '../../tables/settings.ts';
import type { Translate } from '../../texts/index.ts';
import type { HandlerContext } from '../context.ts';
import type { Changed, Page, Setting } from './panel.ts';

/** The rows of the two panels: a person's preferences and a server's settings. Games add rows of their own. */

/** All that the panel of preferences shows. */
export interface PreferencesState {
  readonly settings: PersonSettings;
  /** Off the leaderboards, with a profile that nobody else sees. */
  readonly hidden: boolean;
  readonly now: Date;
  /** In which the person's Discord speaks. */
  readonly discordLocale: string;
}

/** Who changes their preferences, by which interaction. */
export interface PreferencesAsked {
  readonly context: HandlerContext;
  readonly person: Person;
  readonly interactionId: string;
  readonly t: Translate;
}

export type Preference = Setting<PreferencesState, PreferencesAsked>;

/** Stores what a change makes of a person's settings. */
export const storesPreference =
  <Value>(change: (current: PersonSettings, value: Value) => PersonSettings) =>
  async ({ context, person }: PreferencesAsked, value: Value): Promise<Changed | null> => {
    await context.people.change(person.userId, (current) => change(current, value));
    return null;
  };

/** All that the panel of a server's settings shows. */
export interface ServerState {
  readonly settings: GuildSettings;
  /** In which the reader is spoken to. */
  readonly locale: string;
  /** In which the server's Discord speaks. */
  readonly guildLocale: string;
  /** The server's channels, as far as the bot knows them; others were deleted. */
  readonly isThere: (channel: Snowflake) => boolean;
  /** Keys of settings that don't work as they are: Discord refuses something that they need. */
  readonly refused: ReadonlySet<string>;
  readonly now: Date;
}

/** How a person who manages the server changes its settings. */
export interface ServerAsked {
  change(change: (current: GuildSettings) => GuildSettings): Promise<Changed | null>;
}

export type ServerSetting = Setting<ServerState, ServerAsked>;

/** Stores what a change makes of a server's settings. */
export const storesServerSetting =
  <Value>(change: (current: GuildSettings, value: Value) => GuildSettings) =>
  (asked: ServerAsked, value: Value): Promise<Changed | null> =>
    asked.change((current) => change(current, value));

/** A game's own part of a server's settings. */
export interface GameServerSettings {
  /** Rows on the page about tables, after the others. */
  readonly ofTables?: readonly ServerSetting[];
  readonly pages?: readonly Page<ServerState, ServerAsked>[];
  /** As in {@link ServerState}. */
  refused?(context: HandlerContext, guildId: Snowflake): Promise<readonly string[]>;
}
