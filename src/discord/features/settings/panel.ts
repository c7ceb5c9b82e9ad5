import { isPace, PACES } from '../../../tables/clock/pace.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { ADULTS, type GuildSettings, LONGEST_WAIT, MOST_TABLES } from '../../../tables/settings.ts';
import { beginOf, dayAt } from '../../../tables/tuchulcha/puzzles/choose.ts';
import { NUDGE_BURST, OPENING_BURST } from '../../cooldowns.ts';
import { languageList } from '../../handling/language-list.ts';
import { type Changed, definePanel, type Setting } from '../../handling/panel.ts';
import { channelLink, channelList, stamp } from '../../views/names.ts';

/** All that the panel shows. */
export interface ServerState {
  readonly settings: GuildSettings;
  /** In which the reader is spoken to. */
  readonly locale: string;
  /** In which the server's Discord speaks. */
  readonly guildLocale: string;
  /** The server's channels, as far as the bot knows them; others were deleted. */
  readonly isThere: (channel: Snowflake) => boolean;
  /** Discord didn't let the bot post today's puzzle. */
  readonly isPuzzleRefused: boolean;
  readonly now: Date;
}

/** How a person who manages the server changes its settings. */
export interface ServerAsked {
  change(change: (current: GuildSettings) => GuildSettings): Promise<Changed | null>;
}

type ServerSetting = Setting<ServerState, ServerAsked>;

/** Stores what a change makes of the settings. */
const stores =
  <Value>(change: (current: GuildSettings, value: Value) => GuildSettings) =>
  (asked: ServerAsked, value: Value): Promise<Changed | null> =>
    asked.change((current) => change(current, value));

/** As many as a list of Discord's takes. */
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
    change: stores((current, channels) => ({ ...current, channels })),
  },
  {
    kind: 'select',
    key: 'pace',
    text: 'settings.choose.pace',
    values: () => PACES,
    option: (t, value) => t(`pace.${value as (typeof PACES)[number]}`),
    chosen: ({ settings }) => settings.pace,
    change: stores((current, pace) => (isPace(pace) ? { ...current, pace } : current)),
  },
  {
    kind: 'select',
    key: 'bacchanalia',
    text: 'settings.choose.bacchanalia',
    line: (t, { settings }) => t('settings.bacchanalia', { where: settings.bacchanalia }),
    values: () => ADULTS,
    option: (t, where) => t('settings.option.bacchanalia', { where }),
    chosen: ({ settings }) => settings.bacchanalia,
    change: stores((current, value) => ({
      ...current,
      bacchanalia: ADULTS.find((where) => where === value) ?? current.bacchanalia,
    })),
  },
  {
    kind: 'toggle',
    key: 'threads',
    text: 'settings.toggle.threads',
    isOn: ({ settings }) => settings.place === 'thread',
    change: stores((current, on) => ({ ...current, place: on ? 'thread' : 'channel' })),
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
    change: stores((current, locale) => ({ ...current, locale })),
  }),
  {
    kind: 'select',
    key: 'max-tables',
    text: 'settings.choose.maxTables',
    values: ({ settings }) =>
      numbers([ANY_NUMBER, 1, 2, 3, 4, 5, 7, 10, 15, MOST_TABLES], settings.maxTables ?? ANY_NUMBER),
    option: (t, value) => t('settings.option.maxTables', { most: Number(value) }),
    chosen: ({ settings }) => String(settings.maxTables ?? ANY_NUMBER),
    change: stores((current, value) => {
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
    change: stores((current, value) => ({
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
    change: stores((current, value) => ({
      ...current,
      nudgeWait: numberIn(value, LONGEST_WAIT) ?? current.nudgeWait,
    })),
  },
];

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

const puzzle: readonly ServerSetting[] = [
  {
    kind: 'channels',
    key: 'puzzle-channel',
    text: 'settings.choose.puzzleChannel',
    most: 1,
    line: (t, { settings: { puzzleChannel, puzzleHour }, isPuzzleRefused, now }) =>
      [
        t('settings.puzzle', {
          channel: puzzleChannel === null ? 'none' : channelLink(puzzleChannel),
          time: stamp(beginOf(dayAt(now, puzzleHour), puzzleHour), 't'),
        }),
        ...(puzzleChannel !== null && isPuzzleRefused ? [t('settings.puzzle.refused')] : []),
      ].join('\n'),
    chosen: ({ settings: { puzzleChannel }, isThere }) =>
      puzzleChannel !== null && isThere(puzzleChannel) ? [puzzleChannel] : [],
    change: stores((current, [puzzleChannel = null]) => ({ ...current, puzzleChannel })),
  },
  {
    kind: 'select',
    key: 'puzzle-hour',
    text: 'settings.choose.puzzleHour',
    values: () => HOURS,
    option: (t, hour) => t('settings.option.puzzleHour', { time: `${hour.padStart(2, '0')}:00 UTC` }),
    chosen: ({ settings }) => String(settings.puzzleHour),
    change: stores((current, value) =>
      HOURS.includes(value) ? { ...current, puzzleHour: Number(value) } : current,
    ),
  },
];

export const serverSettings = definePanel<ServerState, ServerAsked>('server', 'settings.title', [
  { key: 'tables', title: 'settings.page.tables', settings: tables },
  { key: 'limits', title: 'settings.page.limits', settings: limits },
  { key: 'puzzle', title: 'settings.page.puzzle', settings: puzzle },
]);
