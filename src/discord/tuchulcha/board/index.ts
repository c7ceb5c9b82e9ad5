import type { ButtonInteraction } from 'discord.js';
import type { TableauView } from '../../../pictures/bacchanalia/view.ts';
import { describeTableau, isBoard } from '../../../pictures/index.ts';
import { seatOf } from '../../../tables/seats.ts';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { button, plain, replyOf, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { ValuesOf } from '../../custom-id.ts';
import { choice, choiceOption, tableOption } from '../../handling/command-options.ts';
import { type Feature, respond, type ServerCommand, updating } from '../../handling/feature.ts';
import { acceptedTable, refreshIfAccepted, refreshTable, replyPrivately } from '../../handling/handler.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { drawAnswer } from '../../handling/pictures.ts';
import { answer } from '../../handling/reply.ts';
import { isPlayedBy } from '../../handling/which-table.ts';
import { lobbyMessage } from '../../table-message/lobby-message.ts';
import type { MessageToDraw } from '../../views/game-view.ts';
import { links } from '../../views/links.ts';
import { goToButton } from '../../views/refusal.ts';
import { boardHead, boardInWords } from '../board-text.ts';

/** Shows a table again, privately, drawn or in words; and in its place, should its message be gone. */
async function board(context: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  await refreshTable(context, table.id, true);
  const fresh = (await context.tables.load(table.id)) ?? table;
  const locale = await localeFor(context, interaction);
  const t = translator(locale);
  const undrawn = await context.tableMessages.current({ ...fresh, locale });
  if (!undrawn) {
    await answer(
      interaction,
      replyOf({
        ...lobbyMessage({ ...fresh, locale }, context.viewOf(fresh).lobby),
        rows: rowsOf(goToButton(t, fresh)),
      }),
    );
    return;
  }
  const content = boardHead(t, fresh);
  if (interaction.options.getString('as') === 'text') {
    const words = inWords(content, undrawn);
    await answer(interaction, replyOf(plain(words, rowsOf(goToButton(t, fresh)))));
    return;
  }
  const drawn = await drawAnswer(context, fresh.guildId, {
    ...undrawn,
    message: { ...undrawn.message, mentions: [], content, rows: rowsOf(goToButton(t, fresh)) },
  });
  await answer(interaction, replyOf(drawn));
}

function inWords(head: string, { picture }: MessageToDraw): string {
  if (!picture) return head;
  return isBoard(picture)
    ? boardInWords(head, picture.view)
    : `${head}\n${describeTableau(picture.view as TableauView)}`;
}

/** Whether the person is asked about a change of role at a table. */
async function devotion(context: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  const { id } = interaction.user;
  const asks = interaction.options.getString('ask', true) === 'ask';
  const outcome = await context.tables.askAboutDevotion(table.id, id, asks);
  if (!(await refreshIfAccepted(context, interaction, outcome))) return;
  const t = await translatorFor(context, interaction);
  await replyPrivately(
    interaction,
    plain(t('devotion.done', { number: table.number, asks: asks ? 'yes' : 'no' })),
  );
}

/** Asks once more: the second tap resigns. */
async function resign(context: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  const t = await translatorFor(context, interaction);
  const values = { number: table.number, game: table.game };
  const sure = button(links.resign({ table: table.id }), t('button.resign', values), 'danger');
  await replyPrivately(interaction, plain(t('resign.question', values), rowsOf([sure])));
}

/** The second tap: the resignation counts. */
async function confirmResignation(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof links.resign>,
): Promise<void> {
  const outcome = await context.tables.resign(values.table, interaction.user.id);
  const table = await acceptedTable(context, interaction, outcome);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  const { number, game } = table;
  await answer(interaction, replyOf(plain(t('resign.done', { number, game }))));
  await refreshTable(context, values.table);
}

const asOption = choiceOption('as', 'command.board.as', [
  choice('choice.as.picture', 'picture'),
  choice('choice.as.text', 'text'),
]);

export const boardFeature: Feature = {
  commands: [
    {
      name: 'tuchulcha board',
      text: 'command.board',
      options: [asOption, tableOption],
      deed: 'see',
      fits: () => true,
      handle: board,
    },
    {
      name: 'tuchulcha devotion',
      text: 'command.devotion',
      options: [
        {
          ...choiceOption('ask', 'command.devotion.ask', [
            choice('choice.devotion.ask', 'ask'),
            choice('choice.devotion.never', 'never'),
          ]),
          required: true,
        },
        tableOption,
      ],
      deed: 'play',
      fits: ({ user }, table) => seatOf(table, user.id) !== undefined,
      handle: devotion,
    },
    {
      name: 'tuchulcha resign',
      text: 'command.resign',
      options: [tableOption],
      deed: 'play',
      fits: isPlayedBy,
      handle: resign,
    },
    {
      name: 'bacchanalia tableau',
      text: 'command.tableau',
      options: [asOption, tableOption],
      deed: 'see',
      fits: () => true,
      handle: board,
    },
  ],
  routes: respond({ resign: links.resign }, { resign: updating(confirmResignation) }, { resign: 'play' }),
};
