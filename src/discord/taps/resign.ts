import type { ButtonInteraction } from 'discord.js';
import { answered, shown } from '../answer.ts';
import type { Tap } from '../custom-id.ts';
import { plain, replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';

/** The second tap: the resignation counts. */
export async function onResignTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<Tap, { on: 'resign' }>,
) {
  await interaction.deferUpdate();
  const outcome = await room.tables.resign(tap.table, interaction.user.id);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  const t = await translatorFor(room, interaction);
  const { number, game } = outcome.table;
  await interaction.editReply(replyOf(plain(t('resign.done', { number, game }))));
  await shown(room, tap.table);
}
