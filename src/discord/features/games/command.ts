import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { HandlerContext } from '../../context.ts';
import { replyPrivately } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { gamesMessage } from './view.ts';

/** `/games` */
export async function games(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const tables = await context.store.tablesOf(interaction.guildId, interaction.user.id);
  const timed = await Promise.all(
    tables.map(async (table) => ({ table, ...(await context.tables.times(table)) })),
  );
  await replyPrivately(
    interaction,
    gamesMessage(await translatorFor(context, interaction), timed, interaction.user.id),
  );
}
