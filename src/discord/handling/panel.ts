import { type ButtonInteraction, ChannelType, ComponentType } from 'discord.js';
import type { APIChannelSelectComponent, APIUserSelectComponent } from 'discord-api-types/v10';
import type { Person, Snowflake } from '../../tables/game-types.ts';
import type { GuildSettings, PersonSettings } from '../../tables/settings.ts';
import { LANGUAGES, type TextKey, type Translate } from '../../texts/index.ts';
import type { SelectInteraction } from '../api/interaction.ts';
import { type Part, row } from '../api/layout.ts';
import { button, joinLines, laidOut, type OutMessage, rowsOf, selectRow } from '../api/message.ts';
import { type CustomId, coded, declareCustomIds, text } from '../custom-id.ts';
import { languageName } from '../views/names.ts';
import { eachService, type HandlerContext, type Tap } from './context.ts';
import { type Route, respond, updating } from './feature.ts';
import { answer } from './reply.ts';

export type PanelInteraction = ButtonInteraction | SelectInteraction;

/** A note about a change for the new state, and work to do after the answer. */
export interface Changed {
  readonly note?: string;
  readonly afterwards?: () => Promise<void>;
}

/** `State`: everything that the panel shows; `Asked`: the person and interaction that change it. */
interface Common<State, Asked, Value> {
  /** Part of custom ids: never change it, and never use `page`. */
  readonly key: string;
  /** The title of its row. */
  readonly text: TextKey;
  /** A sentence below the title; null: none. */
  line?(t: Translate, state: State): string | null;
  /** A sentence about a value that doesn't work; null: it does. */
  warning?(t: Translate, state: State): string | null;
  /** Default: always offered. */
  isOffered?(state: State): boolean;
  /** Stored when it resolves. May be called twice, and for options that are no longer offered. */
  change(asked: Asked, value: Value): Promise<Changed | null>;
}

interface Toggle<State, Asked> extends Common<State, Asked, boolean> {
  readonly kind: 'toggle';
  isOn(state: State): boolean;
}

interface Select<State, Asked> extends Common<State, Asked, string> {
  readonly kind: 'select';
  /** Shown if no value is chosen; by default, the title. */
  readonly placeholder?: TextKey;
  values(state: State): readonly string[];
  option(t: Translate, value: string, state: State): string;
  chosen(state: State): string | null;
}

interface ChannelSelect<State, Asked> extends Common<State, Asked, readonly Snowflake[]> {
  readonly kind: 'channels';
  readonly placeholder: TextKey;
  readonly most: number;
  /** Whether forums are listed, for their posts; otherwise threads, including posts. */
  readonly hasForums?: boolean;
  chosen(state: State): readonly Snowflake[];
}

interface PeopleSelect<State, Asked> extends Common<State, Asked, readonly Snowflake[]> {
  readonly kind: 'people';
  readonly placeholder?: TextKey;
  readonly most: number;
  chosen(state: State): readonly Snowflake[];
}

type Setting<State, Asked> =
  | Toggle<State, Asked>
  | Select<State, Asked>
  | ChannelSelect<State, Asked>
  | PeopleSelect<State, Asked>;

/** Must fit into one message: each setting has three components. */
interface Page<State, Asked> {
  readonly key: string;
  readonly title: TextKey;
  readonly settings: readonly Setting<State, Asked>[];
}

/** A message with all settings of a kind, by pages. Each setting is a row of a page. */
interface Panel<State, Asked> {
  readonly title: TextKey;
  readonly pages: readonly Page<State, Asked>[];
  readonly ids: PanelIds;
}

type PanelIds = {
  readonly page: CustomId<{ page: string }>;
  readonly toggle: CustomId<{ setting: string; to: boolean }>;
  readonly select: CustomId<{ setting: string }>;
};

const WITH_TEXT = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildVoice,
  ChannelType.GuildStageVoice,
];
const FORUMS = [ChannelType.GuildForum];
const THREADS = [ChannelType.PublicThread, ChannelType.AnnouncementThread];

const MAX_KEY_LENGTH = 24;

/** Keys are listed when a custom id is written or parsed, since games may be registered later. */
const keyOf = (keys: () => readonly string[]) => ({
  ...text('', MAX_KEY_LENGTH),
  get pattern() {
    return keys().join('|');
  },
});

/** `prefix` and all keys are part of custom ids. `pages`: the current ones, with those of the registered games. */
export function definePanel<State, Asked>(
  prefix: string,
  title: TextKey,
  pages: () => readonly Page<State, Asked>[],
): Panel<State, Asked> {
  const keysOf = (...kinds: Setting<State, Asked>['kind'][]) =>
    pages().flatMap(({ settings }) =>
      settings.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key),
    );
  const ids = declareCustomIds({
    page: [`${prefix}:page:{page}`, { page: keyOf(() => pages().map(({ key }) => key)) }],
    toggle: [
      `${prefix}:{setting}:{to}`,
      { setting: keyOf(() => keysOf('toggle')), to: coded({ on: true, off: false }) },
    ],
    select: [`${prefix}:{setting}`, { setting: keyOf(() => keysOf('select', 'channels', 'people')) }],
  });
  return {
    title,
    ids,
    get pages() {
      return pages();
    },
  };
}

type AnyPanel<State> = Panel<State, never>;

/** `note`: what has just been done or refused. */
export function panelMessage<State>(
  t: Translate,
  panel: AnyPanel<State>,
  state: State,
  { page: key, note = null }: { readonly page?: string; readonly note?: string | null },
): OutMessage {
  const page = panel.pages.find((one) => one.key === key) ?? panel.pages[0];
  if (!page) throw new Error('a panel without pages');
  const tabs = panel.pages.map((one) =>
    button(panel.ids.page({ page: one.key }), t(one.title), one.key === page.key ? 'primary' : 'secondary'),
  );
  const head = `### ${t(panel.title)} · ${t(page.title)}`;
  return laidOut([
    row(note === null ? head : `${note}\n${head}`),
    ...rowsOf(tabs),
    ...page.settings
      .filter((setting) => setting.isOffered?.(state) ?? true)
      .flatMap((setting) => settingParts(t, panel.ids, setting, state)),
  ]);
}

function settingParts<State>(
  t: Translate,
  ids: PanelIds,
  setting: Setting<State, never>,
  state: State,
): readonly Part[] {
  const line = setting.line?.(t, state);
  const text = joinLines([`**${t(setting.text)}**`, line && `-# ${line}`, setting.warning?.(t, state)]);
  if (setting.kind !== 'toggle') return [row(text), listRow(t, ids, setting, state)];
  const isOn = setting.isOn(state);
  return [switchRow(t, text, ids.toggle({ setting: setting.key, to: !isOn }), isOn)];
}

/** A text beside a button that turns it on or off. */
export const switchRow = (t: Translate, content: string, customId: string, isOn: boolean): Part =>
  row(
    content,
    button(customId, t('panel.toggle', { on: isOn ? 'yes' : 'no' }), isOn ? 'success' : 'secondary'),
  );

function listRow<State>(
  t: Translate,
  ids: PanelIds,
  setting: Exclude<Setting<State, never>, { kind: 'toggle' }>,
  state: State,
): Part {
  const customId = ids.select({ setting: setting.key });
  const placeholder = t(setting.placeholder ?? setting.text);
  if (setting.kind !== 'select') {
    const type = setting.kind === 'channels' ? 'channel' : 'user';
    const list = {
      custom_id: customId,
      placeholder,
      min_values: 0,
      max_values: setting.most,
      default_values: setting.chosen(state).map((id) => ({ id, type: type as never })),
    };
    const select: APIChannelSelectComponent | APIUserSelectComponent =
      setting.kind === 'channels'
        ? {
            ...list,
            type: ComponentType.ChannelSelect,
            channel_types: [...WITH_TEXT, ...(setting.hasForums ? FORUMS : THREADS)],
          }
        : { ...list, type: ComponentType.UserSelect };
    return { type: ComponentType.ActionRow, components: [select] };
  }
  const chosen = setting.chosen(state);
  const options = setting.values(state).map((value) => ({
    label: setting.option(t, value, state),
    value,
    default: value === chosen,
  }));
  return selectRow(customId, placeholder, options);
}

interface PanelHandlers<Asked> {
  asked(tap: Tap<PanelInteraction>): Promise<Asked | null>;
  message(
    tap: Tap<PanelInteraction>,
    shown: { readonly page: string; readonly note: string | null },
  ): Promise<OutMessage>;
}

/** Every tap is stored, and then answered by updating the message. */
export function panelRoutes<State, Asked>(
  panel: Panel<State, Asked>,
  { asked, message }: PanelHandlers<Asked>,
): Route[] {
  const change = async (
    tap: Tap<PanelInteraction>,
    key: string,
    apply: (setting: Setting<State, Asked>, asked: Asked) => Promise<Changed | null>,
  ): Promise<void> => {
    const page = panel.pages.find(({ settings }) => settings.some((setting) => setting.key === key));
    const setting = page?.settings.find((one) => one.key === key);
    const by = await asked(tap);
    if (!page || !setting || by === null) return;
    const changed = await apply(setting, by);
    const shown = { page: page.key, note: changed?.note ?? null };
    await answer(tap, await message(tap, shown));
    await changed?.afterwards?.();
  };
  return respond(panel.ids, {
    page: updating(async (tap, { page }) => {
      if ((await asked(tap)) === null) return;
      await answer(tap, await message(tap, { page, note: null }));
    }),
    toggle: updating((tap, { setting: key, to }) =>
      change(tap, key, async (setting, by) => (setting.kind === 'toggle' ? setting.change(by, to) : null)),
    ),
    select: {
      answers: 'update',
      select: (tap, { setting: key }) =>
        change(tap, key, async (setting, by) => {
          const [value] = tap.interaction.values;
          return setting.kind === 'select' && value !== undefined ? setting.change(by, value) : null;
        }),
      channels: (tap, { setting: key }) =>
        change(tap, key, async (setting, by) =>
          setting.kind === 'channels' ? setting.change(by, tap.interaction.values) : null,
        ),
      users: (tap, { setting: key }) =>
        change(tap, key, async (setting, by) =>
          setting.kind === 'people' ? setting.change(by, tap.interaction.values) : null,
        ),
    },
  });
}

/** The rows of the two panels: a person's preferences and a server's settings. Games add their own. */

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
  readonly guildLocale: string;
  /** Whether the bot knows the channel on this server; others were deleted. */
  readonly isThere: (channel: Snowflake) => boolean;
  /** Roles that the bot can mention, and whether that notifies their members. Empty on pages without such a setting. */
  readonly roles: readonly { readonly id: Snowflake; readonly name: string; readonly rings: boolean }[];
  /** Keys of settings that don't work: Discord refuses something that they need. */
  readonly refused: ReadonlySet<string>;
  readonly now: Date;
}

export interface ServerAsked {
  readonly context: HandlerContext;
  readonly guildId: Snowflake;
  readonly t: Translate;
  change(change: (current: GuildSettings) => GuildSettings): Promise<Changed | null>;
}

export type ServerSetting = Setting<ServerState, ServerAsked>;

export const storesServerSetting =
  <Value>(change: (current: GuildSettings, value: Value) => GuildSettings) =>
  (asked: ServerAsked, value: Value): Promise<Changed | null> =>
    asked.change((current) => change(current, value));

/** The key among refused settings for games' commands on this server. */
export const COMMANDS = 'commands';

export interface GameServerSettings {
  /** Rows on the page about tables, after the others. */
  readonly ofTables?: readonly ServerSetting[];
  readonly pages?: readonly Page<ServerState, ServerAsked>[];
  refused?(context: HandlerContext, guildId: Snowflake): Promise<readonly string[]>;
}

/** The option for Discord's own language. */
const DISCORD = 'discord';

interface LanguageList<State, Asked> {
  readonly text: TextKey;
  /** The chosen language, if any, and Discord's. */
  localesOf(state: State): { readonly own: string | null; readonly discord: string };
  change(asked: Asked, locale: string | null): Promise<Changed | null>;
}

export const languageList = <State, Asked>({
  text,
  localesOf,
  change,
}: LanguageList<State, Asked>): Setting<State, Asked> => ({
  kind: 'select',
  key: 'language',
  text,
  values: () => [DISCORD, ...LANGUAGES.map(({ code }) => code)],
  option: (t, value, state) => {
    const language = languageName(value === DISCORD ? localesOf(state).discord : value);
    return value === DISCORD ? t('panel.language', { language }) : language;
  },
  chosen: (state) => localesOf(state).own ?? DISCORD,
  change: (asked, value) => change(asked, LANGUAGES.find(({ code }) => code === value)?.code ?? null),
});

/** Removes a person from the leaderboards, hides their profile from others and their avatar from pictures; or undoes that. */
export async function hidePerson(context: HandlerContext, userId: Snowflake, hidden: boolean): Promise<void> {
  await context.results.hide(userId, hidden);
  forgetAvatar(context, userId);
}

/** The avatar is fetched again, and films that show it are made again. */
export function forgetAvatar({ avatars, services }: HandlerContext, userId: Snowflake): void {
  avatars.forget(userId);
  for (const service of eachService(services)) service.forgetAvatars?.();
}
