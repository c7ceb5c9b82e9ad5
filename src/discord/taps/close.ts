import type { ButtonInteraction } from 'discord.js';
import { answered, shown } from '../answer.ts';
import type { LifeTap } from '../life-tap.ts';
import { plain, replyOf } from '../message.ts';
import { isManager, personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';

/** The second tap: the table is closed. */
export async function onCloseTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<LifeTap, { on: 'close' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const outcome = await room.tables.closing.close(tap.table, personOf(interaction), isManager(interaction));
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  const t = await translatorFor(room, interaction);
  await interaction.editReply(replyOf(plain(t('abort.done', { number: outcome.table.number }))));
  await shown(room, tap.table);
}
