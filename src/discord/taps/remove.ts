import type { ButtonInteraction } from 'discord.js';
import { answered, shown } from '../answer.ts';
import type { LifeTap } from '../life-tap.ts';
import { plain, replyOf } from '../message.ts';
import { isManager } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { nameAt } from '../views/names.ts';

/** The second tap: the seat is taken away. */
export async function onRemoveTap(
  room: Room,
  interaction: ButtonInteraction,
  { table: id, userId, becomes }: Extract<LifeTap, { on: 'remove' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const before = await room.tables.load(id);
  const by = interaction.user.id;
  const outcome = await room.tables.substitutes.remove(id, by, isManager(interaction), userId, becomes);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  const t = await translatorFor(room, interaction);
  const values = { number: outcome.table.number, name: before ? nameAt(before, userId) : '', what: becomes };
  await interaction.editReply(replyOf(plain(t('remove.done', values))));
  await shown(room, id);
}
