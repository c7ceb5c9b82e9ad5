import { type ButtonInteraction, ChannelType, ComponentType } from 'discord.js';
import type { APIChannelSelectComponent } from 'discord-api-types/v10';
import type { Snowflake } from '../../tables/game-types.ts';
import type { TextKey, Translate } from '../../texts/index.ts';
import type { SelectInteraction } from '../api/interaction.ts';
import { button, type ComponentRow, type OutMessage, plain, rowsOf, selectRow } from '../api/message.ts';
import { type CustomId, coded, declareCustomIds, text } from '../custom-id.ts';
import type { HandlerContext } from './context.ts';
import { type Route, respond, updating } from './feature.ts';
import { answer } from './reply.ts';

export type PanelInteraction = ButtonInteraction | SelectInteraction;

/** Words that a change adds to the new state, and work that follows once that is answered. */
export interface Changed {
  readonly note?: string;
  readonly afterwards?: () => Promise<void>;
}

/** `State` is all that the panel shows; `Asked` is who changes it, and by what. */
interface Common<State, Asked, Value> {
  /** Stands in custom ids: never changed, and never `page`. */
  readonly key: string;
  /** A toggle's label; of a list, what stands in it where nothing is chosen. */
  readonly text: TextKey;
  /** How it is set, above the controls; null: nothing to say. */
  line?(t: Translate, state: State): string | null;
  /** A setting without this is always offered. */
  isOffered?(state: State): boolean;
  /** Stored when it settles. May be asked for twice, and for what is no longer offered. */
  change(asked: Asked, value: Value): Promise<Changed | null>;
}

interface Toggle<State, Asked> extends Common<State, Asked, boolean> {
  readonly kind: 'toggle';
  isOn(state: State): boolean;
}

interface Select<State, Asked> extends Common<State, Asked, string> {
  readonly kind: 'select';
  values(state: State): readonly string[];
  option(t: Translate, value: string, state: State): string;
  chosen(state: State): string | null;
}

interface ChannelSelect<State, Asked> extends Common<State, Asked, readonly Snowflake[]> {
  readonly kind: 'channels';
  readonly most: number;
  /** Whether forums are listed, for the posts in them; else threads, posts among them, to write into. */
  readonly hasForums?: boolean;
  chosen(state: State): readonly Snowflake[];
}

export type Setting<State, Asked> = Toggle<State, Asked> | Select<State, Asked> | ChannelSelect<State, Asked>;

/** As much as fits one message: at most four lists, or three and five toggles. */
export interface Page<State, Asked> {
  readonly key: string;
  readonly title: TextKey;
  readonly settings: readonly Setting<State, Asked>[];
}

/** One message with all settings of a kind, by pages. To add a setting is to add a row to a page. */
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

const LONGEST_KEY = 24;

/** Keys are listed when a custom id is written or read, since games may be registered later. */
const keyOf = (keys: () => readonly string[]) => ({
  ...text('', LONGEST_KEY),
  get pattern() {
    return keys().join('|');
  },
});

/** `prefix` and all keys stand in custom ids. `pages`: as they are now, with those of the games that are registered. */
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
    select: [`${prefix}:{setting}`, { setting: keyOf(() => keysOf('select', 'channels')) }],
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
  { page: key, note = null }: { readonly page?: string; readonly note?: string | null } = {},
): OutMessage {
  const page = panel.pages.find((one) => one.key === key) ?? panel.pages[0];
  if (!page) throw new Error('a panel without pages');
  const offered = page.settings.filter((setting) => setting.isOffered?.(state) ?? true);
  const tabs = panel.pages.map((one) =>
    button(panel.ids.page({ page: one.key }), t(one.title), one === page ? 'primary' : 'secondary'),
  );
  const toggles = offered.flatMap((setting) => (setting.kind === 'toggle' ? [setting] : []));
  const lists = offered.flatMap((setting) => (setting.kind === 'toggle' ? [] : [setting]));
  const content = [
    ...(note === null ? [] : [note, '']),
    `**${t(panel.title)}**`,
    ...page.settings.flatMap((setting) => setting.line?.(t, state) ?? []),
  ].join('\n');
  return plain(content, [
    ...rowsOf(tabs),
    ...lists.map((setting) => listRow(t, panel.ids, setting, state)),
    ...rowsOf(
      toggles.map(({ key: setting, text, isOn }) => {
        const on = isOn(state);
        const label = t('panel.toggle', { what: t(text), on: on ? 'yes' : 'no' });
        return button(panel.ids.toggle({ setting, to: !on }), label, on ? 'success' : 'secondary');
      }),
    ),
  ]);
}

function listRow<State>(
  t: Translate,
  ids: PanelIds,
  setting: Exclude<Setting<State, never>, { kind: 'toggle' }>,
  state: State,
): ComponentRow {
  const customId = ids.select({ setting: setting.key });
  if (setting.kind === 'channels') {
    const select: APIChannelSelectComponent = {
      type: ComponentType.ChannelSelect,
      custom_id: customId,
      placeholder: t(setting.text),
      channel_types: [...WITH_TEXT, ...(setting.hasForums ? FORUMS : THREADS)],
      min_values: 0,
      max_values: setting.most,
      default_values: setting.chosen(state).map((id) => ({ id, type: 'channel' as never })),
    };
    return { type: ComponentType.ActionRow, components: [select] };
  }
  const chosen = setting.chosen(state);
  const options = setting.values(state).map((value) => ({
    label: setting.option(t, value, state),
    value,
    default: value === chosen,
  }));
  return selectRow(customId, t(setting.text), options);
}

interface PanelHandlers<Asked> {
  asked(context: HandlerContext, interaction: PanelInteraction): Promise<Asked | null>;
  message(
    context: HandlerContext,
    interaction: PanelInteraction,
    shown: { readonly page: string; readonly note: string | null },
  ): Promise<OutMessage>;
}

/** Every tap is stored, and then answered by the same message as it is now. */
export function panelRoutes<State, Asked>(
  panel: Panel<State, Asked>,
  { asked, message }: PanelHandlers<Asked>,
): Route[] {
  const change = async (
    context: HandlerContext,
    interaction: PanelInteraction,
    key: string,
    apply: (setting: Setting<State, Asked>, asked: Asked) => Promise<Changed | null>,
  ): Promise<void> => {
    const page = panel.pages.find(({ settings }) => settings.some((setting) => setting.key === key));
    const setting = page?.settings.find((one) => one.key === key);
    const by = await asked(context, interaction);
    if (!page || !setting || by === null) return;
    const changed = await apply(setting, by);
    const shown = { page: page.key, note: changed?.note ?? null };
    await answer(interaction, await message(context, interaction, shown));
    await changed?.afterwards?.();
  };
  return respond(panel.ids, {
    page: updating(async (context, interaction, { page }) => {
      if ((await asked(context, interaction)) === null) return;
      await answer(interaction, await message(context, interaction, { page, note: null }));
    }),
    toggle: updating((context, interaction, { setting: key, to }) =>
      change(context, interaction, key, async (setting, by) =>
        setting.kind === 'toggle' ? setting.change(by, to) : null,
      ),
    ),
    select: {
      updates: true,
      select: (context, interaction, { setting: key }) =>
        change(context, interaction, key, async (setting, by) => {
          const [value] = interaction.values;
          return setting.kind === 'select' && value !== undefined ? setting.change(by, value) : null;
        }),
      channels: (context, interaction, { setting: key }) =>
        change(context, interaction, key, async (setting, by) =>
          setting.kind === 'channels' ? setting.change(by, interaction.values) : null,
        ),
    },
  });
}
