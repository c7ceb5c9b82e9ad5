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

/** `/me`: changes what is given, and tells how everything is. */
export async function me(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { id } = interaction.user;
  const so = await room.store.settings(id);
  const turnEnd = interaction.options.getString('turn-end');
  const onlyTurn = interaction.options.getString('only-turn');
  const settings = {
    autoConfirm: turnEnd ? turnEnd === 'auto' : so.autoConfirm,
    autoPlay: onlyTurn ? onlyTurn === 'auto' : so.autoPlay,
  };
  if (turnEnd || onlyTurn) await room.store.saveSettings(id, settings);
  const t = translator(interaction.locale);
  const said = [
    t('me.turnEnd', { auto: settings.autoConfirm ? 'yes' : 'no' }),
    t('me.onlyTurn', { auto: settings.autoPlay ? 'yes' : 'no' }),
  ];
  await sayPrivately(interaction, plain(said.join('\n')));
}
