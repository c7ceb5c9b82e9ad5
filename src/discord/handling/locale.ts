import type { Interaction } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import type { TableStore } from '../../tables/store.ts';
import type { Table } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { withTimeout } from '../api/interaction.ts';
import type { HandlerContext } from '../context.ts';

/** Discord waits three seconds for an answer: a slow store costs a person their own language, not the answer. */
const PATIENCE_MS = 1000;

/** In what a person is spoken to privately: the language that they chose, else that of their Discord. Never throws. */
export async function localeFor(
  { people, log }: Pick<HandlerContext, 'people' | 'log'>,
  { user, locale }: Pick<Interaction, 'user' | 'locale'>,
): Promise<string> {
  const chosen = people.settings(user.id).then(
    (settings) => settings.locale,
    (error: unknown) => {
      log.warn({ err: error, user: user.id }, 'nobody knows which language the person chose');
      return null;
    },
  );
  return (await withTimeout(PATIENCE_MS, chosen, null)) ?? locale;
}

/** The person's own language; see {@link localeFor}. */
export const translatorFor = async (
  context: Pick<HandlerContext, 'people' | 'log'>,
  interaction: Pick<Interaction, 'user' | 'locale'>,
): Promise<Translate> => translator(await localeFor(context, interaction));

/**
 * In what a person is written to about a table without having asked just now: the language that they chose, else that of their
 * Discord when they were last heard of, else the table's.
 */
export async function localeUnasked(
  store: Pick<TableStore, 'settings' | 'discordLocale'>,
  userId: Snowflake,
  { locale }: Pick<Table, 'locale'>,
): Promise<string> {
  const chosen = (await store.settings(userId)).locale;
  return chosen ?? (await store.discordLocale(userId)) ?? locale;
}

/** In what everybody reads at a table that is opened now: what the server chose, else the language of its Discord. */
export const tableLocale = (
  { locale }: Pick<GuildSettings, 'locale'>,
  { guildLocale }: Pick<Interaction, 'guildLocale'>,
): string => locale ?? guildLocale ?? 'en-US';
