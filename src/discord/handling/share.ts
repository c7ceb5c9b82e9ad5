import type { BaseInteraction, ButtonInteraction } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { type Table, tableChannel } from '../../tables/table.ts';
import { type TextKey, translator } from '../../texts/index.ts';
import { accessOf } from '../api/channel-access.ts';
import { isRefused, orNull } from '../api/channel-api.ts';
import { personOf } from '../api/interaction.ts';
import type { OutMessage } from '../api/message.ts';
import { plainName } from '../views/names.ts';
import type { Answerable } from './acknowledgement.ts';
import type { HandlerContext } from './context.ts';
import { tableLocale } from './locale.ts';
import { removePressedButton, replyText } from './reply.ts';

/** The bot has to be a member, and both it and the person may write here. */
export function mayPostHere(interaction: BaseInteraction): boolean {
  if (!interaction.inCachedGuild()) return false;
  const { missing, isOutside, isThread } = accessOf(interaction);
  const speaks = isThread ? 'SendMessagesInThreads' : 'SendMessages';
  return !isOutside && missing.length === 0 && interaction.memberPermissions.has(speaks);
}

/**
 * Shows something to everybody in the channel, once for each tap; rings nobody. Its language is that of the table played there,
 * else the server's. `refusal`: told to the person where that cannot be. `posted` is told of the message.
 */
export async function shareHere(
  context: HandlerContext,
  interaction: ButtonInteraction,
  compose: (locale: string, name: string) => Promise<OutMessage>,
  refusal: TextKey,
  posted: (message: Snowflake) => Promise<void> = async () => {},
): Promise<void> {
  const { store, channelApi } = context;
  const { channelId, guildId } = interaction;
  if (!mayPostHere(interaction) || guildId === null) return replyText(context, interaction, refusal);
  const tables = await store.tablesIn(channelId);
  const here = tables.find(({ showing }) => showing.playChannelId === channelId);
  const locale = here?.locale ?? tableLocale(await store.guildSettings(guildId), interaction);
  const message = await compose(locale, plainName(personOf(interaction).name));
  const options = { nonce: interaction.id, silent: true };
  const shared = await orNull(isRefused, channelApi.send(channelId, message, options));
  if (shared === null) return replyText(context, interaction, refusal);
  await posted(shared);
  await removePressedButton(interaction);
}

/** Under a line that says who shares it. `name`: as a text. */
export const sharedBy = (locale: string, name: string, message: OutMessage): OutMessage => ({
  ...message,
  content: `${translator(locale)('dice.shared', { name })}\n${message.content}`,
});

/** Sends what a command brings about, once. Where the bot may not write there, the person is told, and it is false. */
export async function postOrExplain(
  context: HandlerContext,
  interaction: Answerable,
  table: Table,
  channelId: Snowflake,
  message: OutMessage,
): Promise<boolean> {
  const silent = message.mentions.length === 0;
  try {
    await context.channelApi.send(channelId, message, { nonce: interaction.id, silent });
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    context.log.warn({ err: error, table: table.id, channel: channelId }, 'no access to a table’s channel');
    const isTable = channelId === table.channelId || channelId === tableChannel(table);
    if (isTable) await context.reportTrouble(table, channelId, error);
    await replyText(context, interaction, 'refused.cannotWrite', { number: table.number, game: table.game });
    return false;
  }
}
