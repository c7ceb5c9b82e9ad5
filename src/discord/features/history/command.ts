import { GuildMember } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { called } from '../../handling/command-options.ts';
import type { Feature, ServerCommand } from '../../handling/feature.ts';
import { playedTableOption, tableNamed } from '../../handling/named-table.ts';
import { pastGame } from './past-game.ts';
import { insteadOfGame, showCard, showList } from './show.ts';
import { historyRoutes } from './taps.ts';

/** `/history`: the server's finished games, or one of them, for the person alone. */
export async function history(context: HandlerContext, interaction: ServerCommand): Promise<void> {
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

export const historyFeature: Feature = {
  commands: [
    {
      name: 'history',
      text: 'command.history',
      options: [{ type: Option.User, ...called('person', 'command.history.person') }, playedTableOption],
      handle: history,
    },
  ],
  routes: historyRoutes,
};
