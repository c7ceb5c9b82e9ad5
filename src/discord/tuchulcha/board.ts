import { describeTableau } from '../../pictures/bacchanalia/index.ts';
import type { TableauView } from '../../pictures/bacchanalia/view.ts';
import { isBoard } from '../../pictures/tuchulcha/index.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { askAboutDevotion } from '../../tables/tuchulcha/changes.ts';
import { translator } from '../../texts/index.ts';
import { plain, replyOf, rowsOf } from '../api/message.ts';
import { choice, choiceOption } from '../handling/command-options.ts';
import type { HandlerContext } from '../handling/context.ts';
import type { Feature, ServerCommand } from '../handling/feature.ts';
import { localeFor, translatorFor } from '../handling/locale.ts';
import { refreshIfAccepted, refreshTable } from '../handling/refresh-table.ts';
import { answer, drawAnswer, replyPrivately } from '../handling/reply.ts';
import { tableOption } from '../handling/which-table.ts';
import { lobbyMessage } from '../table-message/lobby-message.ts';
import { gameViewOf, type MessageToDraw } from '../views/game-presenter.ts';
import { goToButton } from '../views/refusal.ts';
import { boardHead, boardInWords } from './board-message.ts';

/** Shows a table again, privately, as a picture or in words, and restores its message if that was deleted. */
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
        ...lobbyMessage({ ...fresh, locale }, gameViewOf(fresh).lobby),
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

/** Sets whether the person is asked about a change of role at a table. */
async function devotion(context: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  const { id } = interaction.user;
  const asks = interaction.options.getString('ask', true) === 'ask';
  const outcome = await context.tables.run(askAboutDevotion, table.id, id, asks);
  if (!(await refreshIfAccepted(context, interaction, outcome))) return;
  const t = await translatorFor(context, interaction);
  await replyPrivately(
    interaction,
    plain(t('devotion.done', { number: table.number, asks: asks ? 'yes' : 'no' })),
  );
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
      name: 'bacchanalia tableau',
      text: 'command.tableau',
      options: [asOption, tableOption],
      deed: 'see',
      fits: () => true,
      handle: board,
    },
  ],
};
