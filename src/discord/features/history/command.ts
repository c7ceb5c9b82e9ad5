import { type ChatInputCommandInteraction, GuildMember } from 'discord.js';
import { replyOf } from '../../api/message.ts';
import type { Room } from '../../context.ts';
import { answerAnew } from '../../handling/reply.ts';
import { tableNamed } from '../fairness/verify.ts';
import { pastGame } from './past-game.ts';
import { insteadOfGame, showCard, showList } from './show.ts';

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
