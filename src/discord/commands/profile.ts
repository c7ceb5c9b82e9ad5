import { type ChatInputCommandInteraction, GuildMember } from 'discord.js';
import { translator } from '../../texts/index.ts';
import { plain, replyOf } from '../message.ts';
import { personOf } from '../person.ts';
import { profileMessage } from '../record/profile-of.ts';
import type { Room } from '../room.ts';
import { answerAnew } from '../rules/reply.ts';
import { maySayHere } from '../share.ts';
import { localeFor } from '../speaker.ts';

/** `/profile`: one's own record on this server, or somebody else's, for the person alone. */
export async function profile(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await answerAnew(interaction);
  const { guildId, options, user } = interaction;
  const locale = await localeFor(room, interaction);
  const other = options.getUser('person');
  if (other?.bot) {
    await interaction.editReply(replyOf(plain(translator(locale)('profile.bot'))));
    return;
  }
  const isOwn = other === null || other.id === user.id;
  const member = options.getMember('person');
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  const message = await profileMessage(room, {
    ...{ guildId, userId: other?.id ?? user.id, isOwn, locale },
    name: other ? (nick ?? other.displayName) : personOf(interaction).name,
    ...{ sharable: maySayHere(interaction), sharedBy: null },
  });
  await interaction.editReply(replyOf(message));
}
