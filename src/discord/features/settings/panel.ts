import { isPace, PACES } from '../../../tables/clock/pace.ts';
import { LONGEST_WAIT, MOST_TABLES } from '../../../tables/settings.ts';
import { NUDGE_BURST, OPENING_BURST } from '../../cooldowns.ts';
import { gameFeatures } from '../../games.ts';
import { definePanel } from '../../handling/panel.ts';
import {
  languageList,
  type ServerAsked,
  type ServerSetting,
  type ServerState,
  storesServerSetting,
} from '../../handling/settings-rows.ts';
import { channelList } from '../../views/names.ts';

const MOST_CHANNELS = 25;

const tables: readonly ServerSetting[] = [
  {
    kind: 'channels',
    key: 'channels',
    text: 'settings.choose.channels',
    most: MOST_CHANNELS,
    line: (t, { settings: { channels }, locale }) =>
      t('settings.channels', { channels: channels.length > 0 ? channelList(locale, channels) : 'all' }),
    chosen: ({ settings, isThere }) => settings.channels.filter(isThere),
    change: storesServerSetting((current, channels) => ({ ...current, channels })),
  },
  {
    kind: 'select',
    key: 'pace',
    text: 'settings.choose.pace',
    values: () => PACES,
    option: (t, value) => t(`pace.${value as (typeof PACES)[number]}`),
    chosen: ({ settings }) => settings.pace,
    change: storesServerSetting((current, pace) => (isPace(pace) ? { ...current, pace } : current)),
  },
  {
    kind: 'toggle',
    key: 'threads',
    text: 'settings.toggle.threads',
    isOn: ({ settings }) => settings.place === 'thread',
    change: storesServerSetting((current, on) => ({ ...current, place: on ? 'thread' : 'channel' })),
  },
];

/** The numbers that a list offers, and the one that is set now. */
const numbers = (usual: readonly number[], current: number): readonly string[] =>
  [...new Set([...usual, current])].sort((one, other) => one - other).map(String);

/** A number that was offered; null for anything else. */
const numberIn = (value: string, most: number): number | null => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 0 && number <= most ? number : null;
};

const WAITS = [0, 1, 2, 5, 10, 15, 30, 60, 120, 240, 480, LONGEST_WAIT];
const ANY_NUMBER = 0;
const limits: readonly ServerSetting[] = [
  languageList({
    text: 'settings.choose.language',
    line: 'settings.language',
    localesOf: ({ settings, guildLocale }) => ({ own: settings.locale, discord: guildLocale }),
    change: storesServerSetting((current, locale) => ({ ...current, locale })),
  }),
  {
    kind: 'select',
    key: 'max-tables',
    text: 'settings.choose.maxTables',
    values: ({ settings }) =>
      numbers([ANY_NUMBER, 1, 2, 3, 4, 5, 7, 10, 15, MOST_TABLES], settings.maxTables ?? ANY_NUMBER),
    option: (t, value) => t('settings.option.maxTables', { most: Number(value) }),
    chosen: ({ settings }) => String(settings.maxTables ?? ANY_NUMBER),
    change: storesServerSetting((current, value) => {
      const most = numberIn(value, MOST_TABLES);
      return most === null ? current : { ...current, maxTables: most || null };
    }),
  },
  {
    kind: 'select',
    key: 'opening-wait',
    text: 'settings.choose.openingWait',
    line: (t, { settings }) =>
      t('settings.openingWait', { minutes: settings.openingWait, burst: OPENING_BURST }),
    values: ({ settings }) => numbers(WAITS, settings.openingWait),
    option: (t, value) => t('settings.option.openingWait', { minutes: Number(value) }),
    chosen: ({ settings }) => String(settings.openingWait),
    change: storesServerSetting((current, value) => ({
      ...current,
      openingWait: numberIn(value, LONGEST_WAIT) ?? current.openingWait,
    })),
  },
  {
    kind: 'select',
    key: 'nudge-wait',
    text: 'settings.choose.nudgeWait',
    line: (t, { settings }) => t('settings.nudgeWait', { minutes: settings.nudgeWait, burst: NUDGE_BURST }),
    values: ({ settings }) => numbers(WAITS, settings.nudgeWait),
    option: (t, value) => t('settings.option.nudgeWait', { minutes: Number(value) }),
    chosen: ({ settings }) => String(settings.nudgeWait),
    change: storesServerSetting((current, value) => ({
      ...current,
      nudgeWait: numberIn(value, LONGEST_WAIT) ?? current.nudgeWait,
    })),
  },
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
    ...games.flatMap(({ pages = [] }) => pages),
  ];
});
