import { type ButtonInteraction, type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { describeTableau } from '../../../pictures/index.ts';
import { seatOf } from '../../../tables/seats.ts';
import { isOf, type Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { button, plain, replyOf, rowsOf } from '../../api/message.ts';
import type { Room } from '../../context.ts';
import type { Tap } from '../../custom-id.ts';
import { answered, sayPrivately, shown } from '../../handling/handler.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { playedBy, whichTable } from '../../handling/which-table.ts';
import { lobbyMessage } from '../../table-message/lobby.ts';
import { boardHead, boardInWords } from '../../tuchulcha/board-text.ts';
import { isBoard, type View } from '../../views/game-view.ts';
import { goTo } from '../../views/refusal.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** Shows a table again, privately, drawn or in words; and in its place, should its message be gone. */
export async function board(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const table = await whichTable(room, interaction, () => true);
  if (!table) return;
  await shown(room, table.id, true);
  const fresh = (await room.tables.load(table.id)) ?? table;
  const locale = await localeFor(room, interaction);
  const t = translator(locale);
  const undrawn = await room.screen.current({ ...fresh, locale });
  if (!undrawn) {
    await interaction.editReply(
      replyOf({ ...lobbyMessage({ ...fresh, locale }), rows: rowsOf(goTo(t, fresh)) }),
    );
    return;
  }
  const content = boardHead(t, fresh);
  const { board: view } = undrawn;
  if (interaction.options.getString('as') === 'text') {
    const words = inWords(content, { ...fresh, locale }, view);
    await interaction.editReply(replyOf(plain(words, rowsOf(goTo(t, fresh)))));
    return;
  }
  const drawn = await room.screen.drawn(undrawn);
  await interaction.editReply(replyOf({ ...drawn, mentions: [], content, rows: rowsOf(goTo(t, fresh)) }));
}

function inWords(head: string, table: Table, view: View): string {
  if (!isBoard(view)) return `${head}\n${describeTableau(view)}`;
  return isOf('tuchulcha', table) ? boardInWords(head, table, view) : head;
}

/** Whether the person is asked about a change of role at a table. */
export async function devotion(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { id } = interaction.user;
  const table = await whichTable(room, interaction, (found) => seatOf(found, id) !== undefined);
  if (!table) return;
  const asks = interaction.options.getString('ask', true) === 'ask';
  if (!(await answered(room, interaction, await room.tables.askAboutDevotion(table.id, id, asks)))) return;
  await shown(room, table.id);
  const t = await translatorFor(room, interaction);
  await sayPrivately(
    interaction,
    plain(t('devotion.done', { number: table.number, asks: asks ? 'yes' : 'no' })),
  );
}

/** Asks once more: the second tap resigns. */
export async function resign(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { id } = interaction.user;
  const table = await whichTable(room, interaction, playedBy(id));
  if (!table) return;
  const t = await translatorFor(room, interaction);
  const values = { number: table.number, game: table.game };
  const sure = button({ on: 'resign', table: table.id }, t('button.resign', values), 'danger');
  await sayPrivately(interaction, plain(t('resign.question', values), rowsOf([sure])));
}

/** The second tap: the resignation counts. */
export async function onResignTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<Tap, { on: 'resign' }>,
) {
  await interaction.deferUpdate();
  const outcome = await room.tables.resign(tap.table, interaction.user.id);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  const t = await translatorFor(room, interaction);
  const { number, game } = outcome.table;
  await interaction.editReply(replyOf(plain(t('resign.done', { number, game }))));
  await shown(room, tap.table);
}
