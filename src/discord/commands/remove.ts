import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { gameOf } from '../../tables/games.ts';
import type { TableRefusal } from '../../tables/refusal.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { isOpen } from '../../tables/who-acts.ts';
import { answered, sayPrivately, shown } from '../answer.ts';
import { button, plain, rowsOf } from '../message.ts';
import { isManager } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { nameAt } from '../views/names.ts';
import { mayManage } from './managed.ts';
import { whichTable } from './which.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** `/tuchulcha remove`: from a lobby at once; in a game it asks once more. */
export async function remove(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { options, user } = interaction;
  const userId = options.getUser('player', true).id;
  const fits = (found: Table) => isOpen(found) && mayManage(interaction, found);
  const table = await whichTable(
    room,
    interaction,
    (found) => fits(found) && seatOf(found, userId) !== undefined,
  );
  if (!table) return;
  const code = whyNot(interaction, table, userId);
  if (code) {
    await answered(room, interaction, { ok: false, refusal: { code }, table });
    return;
  }
  const t = await translatorFor(room, interaction);
  const isOut = options.getString('becomes') === 'out' || !gameOf(table).hasComputers;
  const becomes = isOut ? 'out' : 'computer';
  const { id, number, game } = table;
  const name = nameAt(table, userId);
  if (table.status === 'playing') {
    const sure = button(
      { on: 'remove', table: id, userId, becomes },
      t(`button.remove.${becomes}`, { game }),
      'danger',
    );
    const question = t(`remove.question.${becomes}`, { name, number, game });
    await sayPrivately(interaction, plain(question, rowsOf([sure])));
    return;
  }
  const outcome = await room.tables.substitutes.remove(id, user.id, isManager(interaction), userId, becomes);
  if (!(await answered(room, interaction, outcome))) return;
  await shown(room, id);
  await sayPrivately(interaction, plain(t('remove.done', { name, number, what: 'seat' })));
}

function whyNot(
  interaction: Command,
  table: Table,
  userId: Snowflake,
): Extract<TableRefusal['code'], 'notPlaying' | 'onlyOpenerOrAdmin' | 'nobodyThere'> | null {
  if (!isOpen(table)) return 'notPlaying';
  if (!mayManage(interaction, table)) return 'onlyOpenerOrAdmin';
  return seatOf(table, userId) ? null : 'nobodyThere';
}
