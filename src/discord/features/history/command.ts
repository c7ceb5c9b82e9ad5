import { type ChatInputCommandInteraction, GuildMember } from 'discord.js';
import { replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { deferNewReply } from '../../handling/reply.ts';
import { tableNamed } from '../fairness/verify.ts';
import { pastGame } from './past-game.ts';
import { insteadOfGame, showCard, showList } from './show.ts';

/** `/history`: the server's finished games, or one of them, for the person alone. */
export async function history(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await deferNewReply(interaction);
  const { guildId, options, user } = interaction;
  const given = options.getString('table');
  if (given !== null) {
    const table = await tableNamed(context, guildId, given);
    const found = await pastGame(context, table, { guildId, userId: user.id });
    if (found.ok) return showCard(context, interaction, found.game);
    await interaction.editReply(replyOf(await insteadOfGame(context, interaction, found)));
    return;
  }
  const person = options.getUser('person');
  const member = options.getMember('person');
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  const of = person && { userId: person.id, name: nick ?? person.displayName };
  await showList(context, interaction, of);
}
