import type { ButtonInteraction } from 'discord.js';
import { answered, sayPrivately, shown } from '../answer.ts';
import type { LifeTap } from '../life-tap.ts';
import { plain, replyOf } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { agreementMessage, isOut } from '../views/agreement.ts';

/** Agrees to end the game without a result, or no more. */
export async function onAgreeTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<LifeTap, { on: 'agree' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const before = await room.tables.load(tap.table);
  if (before && isOut(before, interaction.user.id)) {
    const t = await translatorFor(room, interaction);
    await sayPrivately(interaction, plain(t('agree.out', { number: before.number })));
    return;
  }
  const outcome = await room.tables.closing.agree(tap.table, personOf(interaction));
  const { table } = outcome;
  const isOver = !outcome.ok && outcome.refusal.code === 'notPlaying';
  if (table && (outcome.ok || isOver)) await interaction.editReply(replyOf(agreementMessage(table)));
  if (await answered(room, interaction, outcome)) await shown(room, tap.table);
}
