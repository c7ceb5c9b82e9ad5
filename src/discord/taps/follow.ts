import type { ButtonInteraction } from 'discord.js';
import { answered, sayPrivately } from '../answer.ts';
import { follow } from '../commands/follow.ts';
import type { LifeTap } from '../life-tap.ts';
import { type OutMessage, plain, replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import { isTheirsAlone, rowsLeft } from './pressed.ts';

/** Follows a table, otherwise than before, or no more. */
export async function onFollowTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<LifeTap, { on: 'follow' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const table = await room.tables.load(tap.table);
  if (!table) {
    await answered(room, interaction, { ok: false, refusal: { code: 'noSuchTable' }, table });
    return;
  }
  const message = await follow(room, interaction, table, tap.at);
  if (!isTheirsAlone(interaction)) await sayPrivately(interaction, message);
  else await interaction.editReply(replyOf(interaction.guildId ? message : added(interaction, message)));
}

/** What a direct message told stays: what has changed is written below it. */
const added = (interaction: ButtonInteraction, { content }: OutMessage): OutMessage =>
  plain(`${interaction.message.content}\n-# ${content}`, rowsLeft(interaction));
