import type { ButtonInteraction } from 'discord.js';
import { answered, sayPrivately } from '../answer.ts';
import type { LifeTap } from '../life-tap.ts';
import { plain } from '../message.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { dropPressed } from './pressed.ts';

/** No more reminders of this turn. */
export async function onMuteTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<LifeTap, { on: 'mute' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const outcome = await room.tables.nudging.mute(tap.table, tap.turn, interaction.user.id);
  if (outcome.ok || outcome.refusal.code === 'stale') await dropPressed(interaction);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  const t = await translatorFor(room, interaction);
  await sayPrivately(interaction, plain(t('mute.done', { number: outcome.table.number })));
}
