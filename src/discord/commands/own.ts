import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { translator } from '../../texts/index.ts';
import { sayPrivately } from '../answer.ts';
import { plain } from '../message.ts';
import type { Room } from '../room.ts';
import { gamesMessage } from '../views/games.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** `/games` */
export async function games(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const tables = await room.store.tablesOf(interaction.guildId, interaction.user.id);
  await sayPrivately(interaction, gamesMessage(translator(interaction.locale), tables, interaction.user.id));
}

/** `/me` */
export async function me(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const autoConfirm = interaction.options.getString('turn-end') === 'auto';
  await room.store.saveSettings(interaction.user.id, { autoConfirm });
  const t = translator(interaction.locale);
  await sayPrivately(interaction, plain(t('me.saved', { auto: autoConfirm ? 'yes' : 'no' })));
}
