import type { ButtonInteraction } from 'discord.js';
import { answered, sayPrivately, shown } from '../answer.ts';
import type { LifeTap } from '../life-tap.ts';
import { plain, rowsOf } from '../message.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { awaySeats } from '../views/away.ts';
import { goTo } from '../views/refusal.ts';
import { dropPressed, isTheirsAlone } from './pressed.ts';

/** Takes one's seat back from the computer player that sits in. */
export async function onBackTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<LifeTap, { on: 'back' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const outcome = await room.tables.substitutes.back(tap.table, interaction.user.id);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  await shown(room, tap.table);
  const table = (await room.tables.load(tap.table)) ?? outcome.table;
  // The turn's own message is drawn by the table's screen; any other keeps the button while somebody else may need it.
  const isTurn = interaction.message.id === table.showing.turnMessageId;
  const isNeeded = !isTheirsAlone(interaction) && awaySeats(table).length > 0;
  if (!isTurn && !isNeeded) await dropPressed(interaction);
  const t = await translatorFor(room, interaction);
  await sayPrivately(interaction, plain(t('back.done', { number: table.number }), rowsOf(goTo(t, table))));
}
