import type { Client, Interaction } from 'discord.js';
import type { GameName, Snowflake } from '../../tables/game-types.ts';
import { gameOf } from '../../tables/games.ts';
import type { GuildSettings, SettingsStore } from '../../tables/settings.ts';
import type { Table } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { LOOKUP_TIMEOUT_MS, withTimeout } from '../api/interaction.ts';
import type { HandlerContext } from './context.ts';

/**
 * The language of private answers: the one that the person chose, else that of their Discord, as where the store is slow. Never
 * throws.
 */
export async function localeFor(
  { people, log }: Pick<HandlerContext, 'people' | 'log'>,
  { user, locale }: Pick<Interaction, 'user' | 'locale'>,
): Promise<string> {
  const chosen = people.settings(user.id).then(
    (settings) => settings.locale,
    (error: unknown) => {
      log.warn({ err: error, user: user.id }, 'failed to look up the person’s language');
      return null;
    },
  );
  return (await withTimeout(LOOKUP_TIMEOUT_MS, chosen, null)) ?? locale;
}

export const translatorFor = async (
  context: Pick<HandlerContext, 'people' | 'log'>,
  interaction: Pick<Interaction, 'user' | 'locale' | 'guildId'>,
): Promise<Translate> => translator(await localeFor(context, interaction), interaction.guildId);

/**
 * The language of messages that a person gets unasked: the one that they chose, else that of their Discord when they last used
 * the bot, else the table's.
 */
export async function localeUnasked(
  store: Pick<SettingsStore, 'settings' | 'discordLocale'>,
  userId: Snowflake,
  { locale }: Pick<Table, 'locale'>,
): Promise<string> {
  const chosen = (await store.settings(userId)).locale;
  return chosen ?? (await store.discordLocale(userId)) ?? locale;
}

/** The language that a server has chosen for its Discord, as far as this process knows the server. */
export const discordLocaleOf = (client: Client, guildId: Snowflake): string =>
  client.guilds.cache.get(guildId)?.preferredLocale ?? 'en-US';

/** The language of a new table of a game: its opener's or the server's, as the game has it. */
export const newTableLocale = (
  context: Pick<HandlerContext, 'people' | 'log'>,
  settings: Pick<GuildSettings, 'locale'>,
  interaction: Pick<Interaction, 'user' | 'locale' | 'guildLocale'>,
  game: GameName,
): Promise<string> =>
  gameOf({ game }).isInOpenersLanguage
    ? localeFor(context, interaction)
    : Promise.resolve(tableLocale(settings, interaction));

/** The language that the server chose, else that of its Discord. */
export const tableLocale = (
  { locale }: Pick<GuildSettings, 'locale'>,
  { guildLocale }: Pick<Interaction, 'guildLocale'>,
): string => locale ?? guildLocale ?? 'en-US';
