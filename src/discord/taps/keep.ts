import type { ButtonInteraction } from 'discord.js';
import { translator } from '../../texts/index.ts';
import { answered } from '../answer.ts';
import type { LifeTap } from '../life-tap.ts';
import { plain, replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import { nameAt } from '../views/names.ts';
import { dropPressed } from './pressed.ts';

/** A table that is to be closed for idleness stays open. */
export async function onKeepTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<LifeTap, { on: 'keep' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const outcome = await room.tables.closing.keepOpen(tap.table, interaction.user.id);
  if (!outcome.ok && outcome.refusal.code === 'notPlaying') await dropPressed(interaction);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  const { locale, number } = outcome.table;
  const name = nameAt(outcome.table, interaction.user.id);
  await interaction.editReply(replyOf(plain(translator(locale)('keep.done', { name, number }))));
}
