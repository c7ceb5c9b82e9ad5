import type { Person, Snowflake } from '../../tables/game-types.ts';
import type { GuildSettings, PersonSettings } from '../../tables/settings.ts';
import { LANGUAGES, type Translate } from '../../texts/index.ts';
import { languageName } from '../views/names.ts';
import { eachService, type HandlerContext } from './context.ts';
import type { Changed, Page, Setting } from './panel.ts';

/** The rows of the two panels: a person's preferences and a server's settings. Games add rows of their own. */

export interface PreferencesState {
  readonly settings: PersonSettings;
  readonly hidden: boolean;
  readonly now: Date;
  readonly discordLocale: string;
}

export interface PreferencesAsked {
  readonly context: HandlerContext;
  readonly person: Person;
  readonly interactionId: string;
  readonly t: Translate;
}

export type Preference = Setting<PreferencesState, PreferencesAsked>;

export const storesPreference =
  <Value>(change: (current: PersonSettings, value: Value) => PersonSettings) =>
  async ({ context, person }: PreferencesAsked, value: Value): Promise<Changed | null> => {
    await context.people.change(person.userId, (current) => change(current, value));
    return null;
  };

export interface ServerState {
  readonly settings: GuildSettings;
  /** The reader's language. */
  readonly locale: string;
  readonly guildLocale: string;
  /** The server's channels, as far as the bot knows them; others were deleted. */
  readonly isThere: (channel: Snowflake) => boolean;
  /** Roles that the bot may mention, and whether its mention notifies those who have it. Empty on pages that don't ask for one. */
  readonly roles: readonly { readonly id: Snowflake; readonly name: string; readonly rings: boolean }[];
  /** Keys of settings that don't work as they are: Discord refuses something that they need. */
  readonly refused: ReadonlySet<string>;
  readonly now: Date;
}

export interface ServerAsked {
  readonly context: HandlerContext;
  readonly guildId: Snowflake;
  readonly t: Translate;
  /** The language of what all read on the server. */
  readonly tableLocale: (settings: GuildSettings) => string;
  change(change: (current: GuildSettings) => GuildSettings): Promise<Changed | null>;
}

export type ServerSetting = Setting<ServerState, ServerAsked>;

export const storesServerSetting =
  <Value>(change: (current: GuildSettings, value: Value) => GuildSettings) =>
  (asked: ServerAsked, value: Value): Promise<Changed | null> =>
    asked.change((current) => change(current, value));

/** Stands among the keys of what is refused for the commands that games have on this server alone. */
export const COMMANDS = 'commands';

export interface GameServerSettings {
  /** Rows on the page about tables, after the others. */
  readonly ofTables?: readonly ServerSetting[];
  readonly pages?: readonly Page<ServerState, ServerAsked>[];
  refused?(context: HandlerContext, guildId: Snowflake): Promise<readonly string[]>;
}

/** This choice stands for the language of Discord itself. */
const DISCORD = 'discord';

interface LanguageList<State, Asked> {
  readonly text: 'preferences.choose.language' | 'settings.choose.language';
  readonly line: 'preferences.language' | 'settings.language';
  /** The language that was chosen, if any, and the one that Discord speaks. */
  localesOf(state: State): { readonly own: string | null; readonly discord: string };
  change(asked: Asked, locale: string | null): Promise<Changed | null>;
}

export const languageList = <State, Asked>({
  text,
  line,
  localesOf,
  change,
}: LanguageList<State, Asked>): Setting<State, Asked> => ({
  kind: 'select',
  key: 'language',
  text,
  line(t, state) {
    const { own, discord } = localesOf(state);
    return t(line, { language: languageName(own ?? discord), from: own === null ? 'discord' : 'own' });
  },
  values: () => [DISCORD, ...LANGUAGES.map(({ code }) => code)],
  option: (t, value) =>
    value === DISCORD ? t('panel.language') : (LANGUAGES.find(({ code }) => code === value)?.name ?? value),
  chosen: (state) => localesOf(state).own ?? DISCORD,
  change: (asked, value) => change(asked, LANGUAGES.find(({ code }) => code === value)?.code ?? null),
});

/** Takes a person off the leaderboards, hides their profile from others and their avatar from pictures; or undoes that. */
export async function hidePerson(context: HandlerContext, userId: Snowflake, hidden: boolean): Promise<void> {
  await context.results.hide(userId, hidden);
  forgetAvatar(context, userId);
}

/** The avatar is asked for again, and films that show it are made again. */
export function forgetAvatar({ avatars, services }: HandlerContext, userId: Snowflake): void {
  avatars.forget(userId);
  for (const service of eachService(services)) service.forgetAvatars?.();
}
