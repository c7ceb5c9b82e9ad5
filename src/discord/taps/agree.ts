import type { ButtonInteraction } from 'discord.js';
import { answered, shown } from '../answer.ts';
import type { LifeTap } from '../life-tap.ts';
import { replyOf } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { agreementMessage } from '../views/agreement.ts';

/** Agrees to end the game without a result, or no more. */
export async function onAgreeTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<LifeTap, { on: 'agree' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const outcome = await room.tables.closing.agree(tap.table, personOf(interaction));
  const { table } = outcome;
  const isOver = !outcome.ok && outcome.refusal.code === 'notPlaying';
  if (table && (outcome.ok || isOver)) await interaction.editReply(replyOf(agreementMessage(table)));
  if (await answered(room, interaction, outcome)) await shown(room, tap.table);
}
