import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Room } from '../../context.ts';
import { sayPrivately } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { gamesMessage } from './view.ts';

/** `/games` */
export async function games(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const tables = await room.store.tablesOf(interaction.guildId, interaction.user.id);
  const timed = await Promise.all(
    tables.map(async (table) => ({ table, ...(await room.tables.times(table)) })),
  );
  await sayPrivately(
    interaction,
    gamesMessage(await translatorFor(room, interaction), timed, interaction.user.id),
  );
}
