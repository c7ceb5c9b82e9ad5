import { type Interaction, PermissionFlagsBits } from 'discord.js';
import { changeLanguage } from '../../tables/changes/table-settings.ts';
import { isPace, PACES } from '../../tables/clock/pace.ts';
import { type Snowflake, snowflake } from '../../tables/game-types.ts';
import { type GuildSettings, MAX_TABLES, MAX_WAIT_MINUTES } from '../../tables/settings.ts';
import { tableListKey } from '../../tables/store.ts';
import { translator } from '../../texts/index.ts';
import { isManager, tableGuildOf } from '../api/interaction.ts';
import type { OutMessage } from '../api/message.ts';
import { postOnce } from '../api/outbox.ts';
import { guildCommandsNote } from '../background/guild-commands.ts';
import { NUDGE_BURST, OPENING_BURST } from '../cooldowns.ts';
import { gameFeatures, newOffers } from '../game-features.ts';
import { type Tap, tableLocale } from '../handling/context.ts';
import type { Feature } from '../handling/feature.ts';
import { whyNotHere } from '../handling/opening-checks.ts';
import {
  type Changed,
  COMMANDS,
  definePanel,
  languageList,
  type PanelInteraction,
  panelMessage,
  panelRoutes,
  type ServerAsked,
  type ServerSetting,
  type ServerState,
  storesServerSetting,
} from '../handling/panel.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import { replyPrivately } from '../handling/reply.ts';
import { renameThread } from '../table-message/thread.ts';

const MAX_CHANNELS = 25;
const TABLE_LIST = 'table-list';
const LIST_PAGE = 'list';

const tables: readonly ServerSetting[] = [
  {
    kind: 'channels',
    key: 'channels',
    text: 'settings.channels',
    placeholder: 'settings.option.channels',
    most: MAX_CHANNELS,
    hasForums: true,
    warning: (t, { settings: { channels }, isThere }) =>
      channels.length > 0 && !channels.some(isThere) ? t('settings.channels.gone') : null,
    chosen: ({ settings, isThere }) => settings.channels.filter(isThere),
    change: storesServerSetting((current, channels) => ({ ...current, channels })),
  },
  {
    kind: 'select',
    key: 'pace',
    text: 'settings.pace',
    values: () => PACES,
    option: (t, value) => t(`pace.${value as (typeof PACES)[number]}`),
    chosen: ({ settings }) => settings.pace,
    change: storesServerSetting((current, pace) => (isPace(pace) ? { ...current, pace } : current)),
  },
  {
    kind: 'toggle',
    key: 'threads',
    text: 'settings.threads',
    isOn: ({ settings }) => settings.place === 'thread',
    change: storesServerSetting((current, on) => ({ ...current, place: on ? 'thread' : 'channel' })),
  },
  {
    kind: 'toggle',
    key: 'asks-readers',
    text: 'settings.asksReaders',
    isOn: ({ settings }) => settings.asksReaders,
    change: storesServerSetting((current, asksReaders) => ({ ...current, asksReaders })),
  },
];

const list: readonly ServerSetting[] = [
  {
    kind: 'channels',
    key: TABLE_LIST,
    text: 'settings.tableList',
    placeholder: 'settings.option.noChannel',
    most: 1,
    line: (t) => t('settings.tableList.about'),
    warning: (t, { settings: { tableList }, isThere, refused }) =>
      tableList === null || (isThere(tableList) && !refused.has(TABLE_LIST))
        ? null
        : t('settings.tableList.refused', { why: isThere(tableList) ? 'other' : 'gone' }),
    chosen: ({ settings: { tableList }, isThere }) =>
      tableList !== null && isThere(tableList) ? [tableList] : [],
    change: storesServerSetting((current, [tableList = null]) => ({ ...current, tableList })),
  },
];

const SEAT_ROLE = 'seat-role';

const NO_ROLE = 'none';
/** Discord’s limit for a select menu (25), minus the *none* option. */
const MAX_ROLES = 24;

/** The bot mentions this role for open seats; the server decides who has it. */
const seatRole: ServerSetting = {
  kind: 'select',
  key: SEAT_ROLE,
  text: 'settings.seatRole',
  placeholder: 'settings.option.noSeatRole',
  line: (t) => t('settings.seatRole.about'),
  warning(t, { settings: { seatRole: id }, roles }) {
    const role = roles.find((one) => one.id === id);
    return id === null || role?.rings
      ? null
      : t('settings.seatRole.refused', { why: role ? 'silent' : 'gone' });
  },
  values: ({ settings, roles }) => [
    NO_ROLE,
    ...roles
      .toSorted((one, other) => Number(other.id === settings.seatRole) - Number(one.id === settings.seatRole))
      .slice(0, MAX_ROLES)
      .map(({ id }) => id),
  ],
  option: (t, value, { roles }) =>
    value === NO_ROLE
      ? t('settings.option.noSeatRole')
      : (roles.find(({ id }) => id === value)?.name ?? value),
  chosen: ({ settings }) => settings.seatRole ?? NO_ROLE,
  change: storesServerSetting((current, value) => ({
    ...current,
    seatRole: value === NO_ROLE ? null : (snowflake.safeParse(value).data ?? current.seatRole),
  })),
};

/** The server's roles, those that the bot's mention can notify first, then highest first; none if another process serves it. */
function rolesToMention({ client, appPermissions }: Asking, guildId: Snowflake): ServerState['roles'] {
  const roles = [...(client.guilds.cache.get(guildId)?.roles.cache.values() ?? [])];
  const mentionsAll = appPermissions.has(PermissionFlagsBits.MentionEveryone);
  return roles
    .filter(({ id, managed }) => id !== guildId && !managed)
    .map(({ id, name, mentionable, position }) => ({ id, name, rings: mentionable || mentionsAll, position }))
    .sort((one, other) => Number(other.rings) - Number(one.rings) || other.position - one.position);
}

/** The numbers that a select offers, and the current one. */
const numbers = (usual: readonly number[], current: number): readonly string[] =>
  [...new Set([...usual, current])].sort((one, other) => one - other).map(String);

const numberIn = (value: string, most: number): number | null => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 0 && number <= most ? number : null;
};

const WAITS = [0, 1, 2, 5, 10, 15, 30, 60, 120, 240, 480, MAX_WAIT_MINUTES];

function inUnits(minutes: number) {
  if (minutes === 0) return { unit: 'none', time: 0 } as const;
  const hours = minutes / 60;
  return Number.isInteger(hours)
    ? ({ unit: 'hours', time: hours } as const)
    : ({ unit: 'minutes', time: minutes } as const);
}

/** A select of minutes between two openings, or two nudges, after the first `burst`. */
const waitList = (key: string, wait: 'openingWait' | 'nudgeWait', burst: number): ServerSetting => ({
  kind: 'select',
  key,
  text: `settings.${wait}`,
  values: ({ settings }) => numbers(WAITS, settings[wait]),
  option: (t, value) => t('settings.option.wait', { ...inUnits(Number(value)), burst }),
  chosen: ({ settings }) => String(settings[wait]),
  change: storesServerSetting((current, value) => ({
    ...current,
    [wait]: numberIn(value, MAX_WAIT_MINUTES) ?? current[wait],
  })),
});

const ANY_NUMBER = 0;
const limits: readonly ServerSetting[] = [
  languageList({
    text: 'settings.language',
    localesOf: ({ settings, guildLocale }) => ({ own: settings.locale, discord: guildLocale }),
    change: storesServerSetting((current, locale) => ({ ...current, locale })),
  }),
  {
    kind: 'select',
    key: 'max-tables',
    text: 'settings.maxTables',
    values: ({ settings }) =>
      numbers([ANY_NUMBER, 1, 2, 3, 4, 5, 7, 10, 15, MAX_TABLES], settings.maxTables ?? ANY_NUMBER),
    option: (t, value) => t('settings.option.maxTables', { most: Number(value) }),
    chosen: ({ settings }) => String(settings.maxTables ?? ANY_NUMBER),
    change: storesServerSetting((current, value) => {
      const most = numberIn(value, MAX_TABLES);
      return most === null ? current : { ...current, maxTables: most || null };
    }),
  },
  waitList('opening-wait', 'openingWait', OPENING_BURST),
  waitList('nudge-wait', 'nudgeWait', NUDGE_BURST),
];

export const serverSettings = definePanel<ServerState, ServerAsked>('server', 'settings.title', () => {
  const games = gameFeatures().flatMap((game) => game.serverSettings ?? []);
  return [
    {
      key: 'tables',
      title: 'settings.page.tables',
      settings: [...tables, ...games.flatMap(({ ofTables = [] }) => ofTables)],
    },
    { key: 'limits', title: 'settings.page.limits', settings: limits },
    { key: LIST_PAGE, title: 'settings.page.list', settings: [...list, seatRole] },
    ...games.flatMap(({ pages = [] }) => pages),
  ];
});

type Asking = Pick<Interaction, 'appPermissions' | 'client' | 'guildLocale' | 'user' | 'locale'>;

async function settingsMessage(
  tap: Tap<Asking>,
  guildId: Snowflake,
  shown: { readonly page?: string; readonly note?: string | null } = {},
): Promise<OutMessage> {
  // The page of the list shows no setting of a game.
  const isList = shown.page === LIST_PAGE;
  const [settings, list, commands, ...refused] = await Promise.all([
    tap.store.guildSettings(guildId),
    tap.store.post(tableListKey(guildId)),
    guildCommandsNote.read(tap.store, guildId),
    ...(isList ? [] : gameFeatures()).map(
      async (game) => (await game.serverSettings?.refused?.(tap, guildId)) ?? [],
    ),
  ]);
  // The channels of another process's server are unknown.
  const known = tap.interaction.client.guilds.cache.get(guildId)?.channels.cache;
  const isThere = (channel: Snowflake) => known?.has(channel) ?? true;
  const state = {
    settings,
    guildLocale: tap.interaction.guildLocale ?? 'en-US',
    isThere,
    roles: isList ? rolesToMention(tap.interaction, guildId) : [],
    refused: new Set([
      ...refused.flat(),
      ...(list?.state === 'refused' ? [TABLE_LIST] : []),
      ...(commands.isRefused ? [COMMANDS] : []),
    ]),
    now: tap.now(),
  };
  return panelMessage(tap.t, serverSettings, state, shown);
}

/** Discord hides the command from others, unless the server allows it; but a panel stays after permissions change. */
async function mayManage(tap: Tap): Promise<boolean> {
  if (isManager(tap.interaction)) return true;
  await replyPrivately(tap, tap.t('refused.onlyManagers'));
  return false;
}

async function askedBy(tap: Tap<PanelInteraction>): Promise<ServerAsked | null> {
  if (!(await mayManage(tap))) return null;
  const guildId = tableGuildOf(tap.interaction);
  return {
    context: tap,
    guildId,
    t: tap.t,
    // Two quick taps keep both.
    change: (change) => tap.queue.run(`settings ${guildId}`, () => changeSettings(tap, guildId, change)),
  };
}

async function changeSettings(
  tap: Tap<PanelInteraction>,
  guildId: Snowflake,
  change: (current: GuildSettings) => GuildSettings,
): Promise<Changed | null> {
  const current = await tap.store.guildSettings(guildId);
  const settings = change(current);
  if (JSON.stringify(settings) !== JSON.stringify(current))
    await tap.store.saveGuildSettings(guildId, settings);
  // The panel then shows what Discord refuses.
  await tap.serverChanged(guildId, current, settings);
  const isTranslated = settings.locale !== current.locale;
  const translated = isTranslated
    ? await changeLanguage(tap.tables, guildId, tableLocale(settings, tap.interaction))
    : [];
  return {
    async afterwards() {
      for (const { id } of translated) {
        await refreshTable(tap, id);
        void renameThread(tap, id);
      }
      await announceOffers(tap, current, settings);
    },
  };
}

/** Posts an introduction to a turned-on game in this channel, if it can be played there: once, even if it is turned off and on. */
async function announceOffers(
  tap: Tap<PanelInteraction>,
  before: GuildSettings,
  after: GuildSettings,
): Promise<void> {
  const locale = tableLocale(after, tap.interaction);
  for (const { game, message } of newOffers(before, after)) {
    const { channelId } = tap.interaction;
    const guildId = tableGuildOf(tap.interaction);
    if ((await whyNotHere(tap, after, game)) !== null) continue;
    await postOnce(tap, {
      key: `introduced:${game}:${guildId}`,
      guildId,
      channelId,
      since: tap.now(),
      retries: true,
      compose: async () => message(translator(locale)),
    });
  }
}

export const settingsFeature: Feature = {
  commands: [
    {
      name: 'settings',
      text: 'command.settings',
      forManagers: true,
      async handle(tap) {
        if (!(await mayManage(tap))) return;
        await replyPrivately(tap, await settingsMessage(tap, tap.interaction.guildId));
      },
    },
  ],
  needsServer: true,
  routes: panelRoutes(serverSettings, {
    asked: askedBy,
    message: (tap, shown) => settingsMessage(tap, tableGuildOf(tap.interaction), shown),
  }),
};
