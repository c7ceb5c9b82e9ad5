import type { ChatInputCommandInteraction } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import { sayPrivately } from '../answer.ts';
import { type OutMessage, plain } from '../message.ts';
import { isRefused } from '../post.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';

/** Sends what a command brings about, once. Where the bot may not write there, the person is told, and it is false. */
export async function posted(
  room: Room,
  interaction: ChatInputCommandInteraction,
  table: Table,
  channelId: Snowflake,
  message: OutMessage,
): Promise<boolean> {
  const silent = message.mentions.length === 0;
  try {
    await room.post.send(channelId, message, { nonce: interaction.id, silent });
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    room.log.warn(
      { err: error, table: table.id, channel: channelId },
      'a table’s channel is closed to the bot',
    );
    await room.troubled(table, channelId, error);
    const t = await translatorFor(room, interaction);
    await sayPrivately(
      interaction,
      plain(t('refused.cannotWrite', { number: table.number, game: table.game })),
    );
    return false;
  }
}
