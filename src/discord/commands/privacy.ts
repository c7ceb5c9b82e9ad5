import type { ChatInputCommandInteraction } from 'discord.js';
import { replyOf } from '../message.ts';
import { privacyMessage } from '../record/privacy.ts';
import type { Room } from '../room.ts';
import { answerAnew } from '../rules/reply.ts';
import { translatorFor } from '../speaker.ts';

/** `/privacy`: what is stored about the person, and what they can do about it. */
export async function privacy(room: Room, interaction: ChatInputCommandInteraction): Promise<void> {
  await answerAnew(interaction);
  const t = await translatorFor(room, interaction);
  const hidden = await room.records.isHidden(interaction.user.id);
  await interaction.editReply(replyOf(privacyMessage(t, hidden)));
}
