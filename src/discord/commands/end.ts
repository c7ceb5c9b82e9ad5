import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Outcome } from '../../tables/tables.ts';
import { placeOf } from '../../tables/who-acts.ts';
import { answered, sayPrivately, shown } from '../answer.ts';
import { plain } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { agreementMessage, isOut } from '../views/agreement.ts';
import { playedBy } from './managed.ts';
import { posted } from './posted.ts';
import { whichTable } from './which.ts';

/** `/tuchulcha end`: proposes to end the game without a result. Whoever agrees already asks the others once more. */
export async function end(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const person = personOf(interaction);
  const found = await whichTable(room, interaction, playedBy(person.userId));
  if (!found) return;
  const t = await translatorFor(room, interaction);
  if (isOut(found, person.userId))
    return sayPrivately(interaction, plain(t('agree.out', { number: found.number })));
  const outcome: Outcome =
    found.status === 'playing' && found.watch.abort.includes(person.userId)
      ? { ok: true, table: found }
      : await room.tables.closing.agree(found.id, person);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  await shown(room, found.id);
  const { table } = outcome;
  const { number } = table;
  const isOver = table.status !== 'playing';
  if (!isOver && !(await posted(room, interaction, table, placeOf(table), agreementMessage(table)))) return;
  await sayPrivately(interaction, plain(t(isOver ? 'abort.done' : 'agree.asked', { number })));
}
