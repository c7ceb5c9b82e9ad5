import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { isOpen } from '../../tables/who-acts.ts';
import { answered, sayPrivately, shown } from '../answer.ts';
import { button, plain, rowsOf } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { mayManage } from './managed.ts';
import { whichTable } from './which.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** `/tuchulcha close`: asks once more; the second tap closes a lobby or a game. */
export async function close(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const table = await whichTable(
    room,
    interaction,
    (found) => isOpen(found) && mayManage(interaction, found),
  );
  if (!table) return;
  const code = isOpen(table) ? 'onlyOpenerOrAdmin' : 'notPlaying';
  if (!isOpen(table) || !mayManage(interaction, table)) {
    await answered(room, interaction, { ok: false, refusal: { code }, table });
    return;
  }
  const t = await translatorFor(room, interaction);
  const values = { number: table.number, status: table.status };
  const sure = button({ on: 'close', table: table.id }, t('button.close', values), 'danger');
  await sayPrivately(interaction, plain(t('close.question', values), rowsOf([sure])));
}

/** `/tuchulcha abort`: its opener closes a lobby at once. */
export async function abort(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { id } = interaction.user;
  const table = await whichTable(
    room,
    interaction,
    (found) => found.status === 'lobby' && found.openerId === id,
  );
  if (!table) return;
  if (table.status !== 'lobby') {
    await answered(room, interaction, { ok: false, refusal: { code: 'notInLobby' }, table });
    return;
  }
  const outcome = await room.tables.closing.close(table.id, personOf(interaction), false);
  if (!(await answered(room, interaction, outcome))) return;
  await shown(room, table.id);
  const t = await translatorFor(room, interaction);
  await sayPrivately(interaction, plain(t('abort.done', { number: table.number })));
}
