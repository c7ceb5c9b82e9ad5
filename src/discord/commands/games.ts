import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { sayPrivately } from '../answer.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { gamesMessage } from '../views/games.ts';

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
