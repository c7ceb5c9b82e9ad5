import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { seatToAct } from '../../tables/who-acts.ts';
import { answered, sayPrivately } from '../answer.ts';
import { plain } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { who } from '../views/names.ts';
import { playedBy } from './managed.ts';
import { whichTable } from './which.ts';

/** `/nudge`: the player whose turn it is hears of it once more, where the game is played. */
export async function nudge(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const person = personOf(interaction);
  const found = await whichTable(room, interaction, playedBy(person.userId));
  if (!found) return;
  const outcome = await room.tables.nudging.nudge(found.id, person);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  const { table } = outcome;
  const seat = seatToAct(table);
  const t = await translatorFor(room, interaction);
  const values = { number: table.number, who: seat ? who(t, table, seat.color) : '' };
  await sayPrivately(interaction, plain(t('nudge.done', values)));
}
