import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import { maySayHere } from '../share.ts';
import { localeFor } from '../speaker.ts';
import { facesMessage } from '../views/faces.ts';

/** `/dice`: how even the dice of the server's finished games have been. */
export async function dice(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const locale = await localeFor(room, interaction);
  const faces = await room.records.faces(interaction.guildId);
  await interaction.editReply(replyOf(facesMessage(locale, faces, maySayHere(interaction))));
}
