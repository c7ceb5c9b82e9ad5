import { PermissionFlagsBits } from 'discord.js';
import { ChannelType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { isPace, PACES } from '../../../tables/clock/pace.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { ADULTS, type GuildSettings, LONGEST_WAIT, MOST_TABLES } from '../../../tables/settings.ts';
import { type TextKey, translator } from '../../../texts/index.ts';
import { plain } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { NUDGE_BURST, OPENING_BURST } from '../../cooldowns.ts';
import {
  choice,
  choiceOption,
  chosenLanguage,
  languageChoices,
  localized,
} from '../../handling/command-options.ts';
import type { CommandOption, Feature, ServerCommand } from '../../handling/feature.ts';
import { refreshTable, replyPrivately } from '../../handling/handler.ts';
import { localeFor, tableLocale } from '../../handling/locale.ts';
import { channelOf } from '../../handling/opening.ts';
import { channelLink, channelList, languageName } from '../../views/names.ts';

/** How everything is set on a server, a line each. `discordLocale`: in which the server's Discord speaks. */
export function serverSettings(locale: string, settings: GuildSettings, discordLocale: string): string {
  const t = translator(locale);
  const { channels, pace, place, maxTables, openingWait, nudgeWait, locale: chosen, bacchanalia } = settings;
  const lines = [
    t('settings.head'),
    t('settings.channels', { channels: channels.length > 0 ? channelList(locale, channels) : 'all' }),
    t('settings.pace', { pace: t(`pace.${pace}`) }),
    t('settings.place', { place }),
    t('settings.maxTables', { most: maxTables ?? 0 }),
    t('settings.openingWait', { minutes: openingWait, burst: OPENING_BURST }),
    t('settings.nudgeWait', { minutes: nudgeWait, burst: NUDGE_BURST }),
    t('settings.language', {
      language: languageName(chosen ?? discordLocale),
      from: chosen === null ? 'discord' : 'own',
    }),
    t('settings.bacchanalia', { where: bacchanalia }),
  ];
  return lines.join('\n');
}

/** As many as one message can name. */
export const MOST_CHANNELS = 25;

interface ChannelRule {
  /** Where tables may be opened; empty: in every channel. */
  readonly channels: readonly Snowflake[];
  /** A sentence on the change. */
  readonly note: Extract<TextKey, `settings.${string}`>;
}

/** Allows or forbids tables in a channel, or opens all. Where nothing changes, `channels` is the given list. */
export function changeChannels(
  channels: readonly Snowflake[],
  change: 'allow' | 'forbid' | 'everywhere',
  channel: Snowflake,
): ChannelRule {
  const isThere = channels.includes(channel);
  if (change === 'everywhere') {
    return { channels: channels.length === 0 ? channels : [], note: 'settings.everywhere' };
  }
  if (change === 'allow') {
    if (isThere) return { channels, note: 'settings.allowedBefore' };
    if (channels.length >= MOST_CHANNELS) return { channels, note: 'settings.tooManyChannels' };
    const note = channels.length === 0 ? 'settings.allowedFirst' : 'settings.allowed';
    return { channels: [...channels, channel], note };
  }
  if (channels.length === 0) return { channels, note: 'settings.forbidNone' };
  if (!isThere) return { channels, note: 'settings.forbiddenBefore' };
  const others = channels.filter((other) => other !== channel);
  return { channels: others, note: others.length === 0 ? 'settings.forbiddenLast' : 'settings.forbidden' };
}

/** `/settings show` */
const showSettings = (context: HandlerContext, interaction: ServerCommand): Promise<void> =>
  changeSettings(context, interaction, async (current) => ({ settings: current, note: null }));

/** The options that are numbers: 0 to so many. */
const NUMBERS = {
  'max-tables': MOST_TABLES,
  'opening-wait': LONGEST_WAIT,
  'nudge-wait': LONGEST_WAIT,
} as const;

type NumberOption = keyof typeof NUMBERS;

/** Discord refuses such numbers as well, where its definition of the command is ours. The first option that has one. */
const badNumber = ({ options }: ServerCommand): NumberOption | null =>
  (Object.keys(NUMBERS) as NumberOption[]).find((name) => {
    const given = options.getInteger(name) ?? 0;
    return !Number.isInteger(given) || given < 0 || given > NUMBERS[name];
  }) ?? null;

/** `/settings tables` */
const tableSettings = (context: HandlerContext, interaction: ServerCommand): Promise<void> =>
  changeSettings(context, interaction, async (current, locale) => {
    const { options } = interaction;
    const bad = badNumber(interaction);
    if (bad) {
      const t = translator(locale);
      const values = { option: t(`name.${bad}`), least: 0, most: NUMBERS[bad] };
      return { settings: current, note: t('settings.badNumber', values) };
    }
    const pace = options.getString('pace');
    const place = options.getString('place');
    const most = options.getInteger('max-tables');
    const settings: GuildSettings = {
      ...current,
      pace: isPace(pace) ? pace : current.pace,
      place: place === 'channel' || place === 'thread' ? place : current.place,
      maxTables: most === null ? current.maxTables : most || null,
      openingWait: options.getInteger('opening-wait') ?? current.openingWait,
      nudgeWait: options.getInteger('nudge-wait') ?? current.nudgeWait,
      locale: chosenLanguage(options.getString('language'), current.locale),
      bacchanalia: ADULTS.find((where) => where === options.getString('bacchanalia')) ?? current.bacchanalia,
    };
    return { settings, note: null };
  });

/** `/settings channel` */
const channelSettings = (context: HandlerContext, interaction: ServerCommand): Promise<void> =>
  changeSettings(context, interaction, async (current, locale) => {
    const { options } = interaction;
    const games = options.getString('games', true);
    const change = games === 'allow' || games === 'forbid' ? games : 'everywhere';
    const channel = options.getChannel('channel')?.id ?? channelOf(interaction);
    const { channels, note } = changeChannels(current.channels, change, channel);
    const values = { channel: channelLink(channel), most: MOST_CHANNELS };
    return { settings: { ...current, channels }, note: translator(locale)(note, values) };
  });

interface SettingsChange {
  readonly settings: GuildSettings;
  /** The change in a sentence, where the settings do not say it themselves. */
  readonly note: string | null;
}

/**
 * For people who manage the server: changes the settings, and shows all of them. Discord hides the command from others, unless
 * the server allows it to them.
 */
async function changeSettings(
  context: HandlerContext,
  interaction: ServerCommand,
  change: (current: GuildSettings, locale: string) => Promise<SettingsChange>,
): Promise<void> {
  const locale = await localeFor(context, interaction);
  const t = translator(locale);
  if (!interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild)) {
    await replyPrivately(interaction, plain(t('refused.onlyManagers')));
    return;
  }
  const { guildId, guildLocale } = interaction;
  const current = await context.store.guildSettings(guildId);
  const { settings, note } = await change(current, locale);
  if (JSON.stringify(settings) !== JSON.stringify(current))
    await context.store.saveGuildSettings(guildId, settings);
  const translated =
    settings.locale === current.locale
      ? []
      : await context.tables.by(interaction.id).speak(guildId, tableLocale(settings, interaction));
  const overview = serverSettings(locale, settings, guildLocale ?? 'en-US');
  await replyPrivately(interaction, plain(note === null ? overview : `${note}\n\n${overview}`));
  for (const { id } of translated) await refreshTable(context, id);
}

const numberOption = (name: NumberOption, text: TextKey): CommandOption => ({
  type: Option.Integer,
  ...localized(name, text),
  min_value: 0,
  max_value: NUMBERS[name],
});

const tableOptions: CommandOption[] = [
  choiceOption(
    'pace',
    'command.settings.tables.pace',
    PACES.map((pace) => choice(`pace.${pace}`, pace)),
  ),
  choiceOption('place', 'command.settings.tables.place', [
    choice('choice.place.thread', 'thread'),
    choice('choice.place.channel', 'channel'),
  ]),
  numberOption('max-tables', 'command.settings.tables.maxTables'),
  numberOption('opening-wait', 'command.settings.tables.openingWait'),
  numberOption('nudge-wait', 'command.settings.tables.nudgeWait'),
  choiceOption('language', 'command.settings.tables.language', languageChoices),
  choiceOption(
    'bacchanalia',
    'command.settings.tables.bacchanalia',
    ADULTS.map((where) => choice(`choice.bacchanalia.${where}`, where)),
  ),
];

const channelOptions: CommandOption[] = [
  {
    ...choiceOption('games', 'command.settings.channel.games', [
      choice('choice.games.allow', 'allow'),
      choice('choice.games.forbid', 'forbid'),
      choice('choice.games.everywhere', 'everywhere'),
    ]),
    required: true,
  },
  {
    type: Option.Channel,
    ...localized('channel', 'command.settings.channel.channel'),
    channel_types: [ChannelType.GuildText],
  },
];

export const settingsFeature: Feature = {
  commands: [
    { name: 'settings show', text: 'command.settings.show', handle: showSettings },
    {
      name: 'settings tables',
      text: 'command.settings.tables',
      options: tableOptions,
      handle: tableSettings,
    },
    {
      name: 'settings channel',
      text: 'command.settings.channel',
      options: channelOptions,
      handle: channelSettings,
    },
  ],
};
