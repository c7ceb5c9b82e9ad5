import type { ChatInputCommandInteraction } from 'discord.js';
import { findTable } from '../../tables/changes/table-transaction.ts';
import { gameOf } from '../../tables/game-registry.ts';
import type { Table } from '../../tables/table.ts';
import { type TextKey, type Translate, translator } from '../../texts/index.ts';
import { plain, rowsOf } from '../api/message.ts';
import { lobbyMessage } from '../table-message/lobby-message.ts';
import type { MessageToDraw } from '../views/game-presenter.ts';
import { who } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';
import { choice, choiceOption } from './command-options.ts';
import type { HandlerContext } from './context.ts';
import type { Command } from './feature.ts';
import { localeFor } from './locale.ts';
import { refreshTable } from './refresh-table.ts';
import { answer, drawAnswer } from './reply.ts';
import { tableOption } from './which-table.ts';

/** A heading with the table's number and the player to move. */
export function tableHead(t: Translate, table: Table): string {
  const color = table.state ? gameOf(table).toAct(table.state) : null;
  return t('board.whose', { number: table.number, who: color ? who(t, table, color) : 'nobody' });
}

/**
 * A command that shows a table again, privately, as a picture or in words, and restores its message if that was deleted.
 * `inWords` describes the picture, under a heading.
 */
export const showTableCommand = (
  name: Command['name'],
  text: TextKey,
  inWords: (head: string, picture: NonNullable<MessageToDraw['picture']>) => string,
): Command => ({
  name,
  text,
  anywhere: true,
  options: [
    choiceOption('as', 'command.board.as', [
      choice('choice.as.picture', 'picture'),
      choice('choice.as.text', 'text'),
    ]),
    tableOption,
  ],
  permission: 'see',
  fits: () => true,
  async handle(context: HandlerContext, interaction: ChatInputCommandInteraction, table: Table) {
    await refreshTable(context, table.id, true);
    const locale = await localeFor(context, interaction);
    const fresh = { ...((await findTable(context.tables, table.id)) ?? table), locale };
    const t = translator(locale);
    const rows = rowsOf(goToButton(t, fresh));
    const undrawn = await context.tableMessages.current(fresh);
    if (!undrawn) return answer(interaction, { ...lobbyMessage(fresh), rows });
    const content = tableHead(t, fresh);
    const { message, picture } = undrawn;
    const shown =
      interaction.options.getString('as') === 'text'
        ? plain(picture ? inWords(content, picture) : content, rows)
        : await drawAnswer(context, fresh.guildId, {
            message: { ...message, mentions: [], content, rows },
            picture,
          });
    await answer(interaction, shown);
  },
});
