import { type ChatInputCommandInteraction, GuildMember } from 'discord.js';
import { pastGame } from '../history/past-game.ts';
import { insteadOfGame, showCard, showList } from '../history/show.ts';
import { replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import { answerAnew } from '../rules/reply.ts';
import { tableNamed } from './verify.ts';

/** `/history`: the server's finished games, or one of them, for the person alone. */
export async function history(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await answerAnew(interaction);
  const { guildId, options, user } = interaction;
  const given = options.getString('table');
  if (given !== null) {
    const table = await tableNamed(room, guildId, given);
    const found = await pastGame(room, table, { guildId, userId: user.id });
    if (found.ok) return showCard(room, interaction, found.game);
    await interaction.editReply(replyOf(await insteadOfGame(room, interaction, found)));
    return;
  }
  const person = options.getUser('person');
  const member = options.getMember('person');
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  const of = person && { userId: person.id, name: nick ?? person.displayName };
  await showList(room, interaction, of);
}
