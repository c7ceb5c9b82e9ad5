import type { ChatInputCommandInteraction } from 'discord.js';
import { boardInLines } from '../../pictures/tuchulcha/alt.ts';
import type { BoardView } from '../../pictures/tuchulcha/board-view.ts';
import { isBoard, tuchulchaPicture } from '../../pictures/tuchulcha/index.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { askAboutDevotion } from '../../tables/tuchulcha/changes.ts';
import { choice, choiceOption } from '../handling/command-options.ts';
import type { HandlerContext } from '../handling/context.ts';
import type { Feature } from '../handling/feature.ts';
import { refreshIfAccepted } from '../handling/refresh-table.ts';
import { replyText } from '../handling/reply.ts';
import { showTableCommand } from '../handling/show-table.ts';
import { tableOption } from '../handling/which-table.ts';
import type { MessageToDraw } from '../views/game-presenter.ts';

/** Sets whether the person is asked about a change of role at a table. */
async function devotion(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
  table: Table,
): Promise<void> {
  const { id } = interaction.user;
  const asks = interaction.options.getString('ask', true) === 'ask';
  const outcome = await askAboutDevotion(context.tables, table.id, id, asks);
  if (!(await refreshIfAccepted(context, interaction, outcome))) return;
  await replyText(context, interaction, 'devotion.done', { number: table.number, asks: asks ? 'yes' : 'no' });
}

export const boardFeature: Feature = {
  commands: [
    showTableCommand('tuchulcha board', 'command.board', (head, picture) =>
      isBoard(picture) ? boardInWords(head, picture.view) : head,
    ),
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
      anywhere: true,
      permission: 'play',
      fits: ({ user }, table) => seatOf(table, user.id) !== undefined,
      handle: devotion,
    },
  ],
};

export interface BoardMessage {
  readonly message: MessageToDraw['message'];
  readonly board: BoardView;
}

/** A board without dice, moves and winners, unless `more` has them; without winners, the player at turn is to move. */
export const boardView = (
  locale: string,
  position: BoardView['position'],
  more: Partial<BoardView> = {},
): BoardView => ({
  position,
  locale,
  dice: [],
  lastMoves: [],
  choices: [],
  winners: null,
  toMove: more.winners ? null : position.turn,
  ...more,
});

export const withBoard = ({ message, board }: BoardMessage): MessageToDraw => ({
  message,
  picture: tuchulchaPicture('board', board),
});

/** Discord's limit for a message. */
const MESSAGE_ROOM = 2000;

/** A board for screen readers, under a heading. `room`: characters. */
export const boardInWords = (head: string, board: BoardView, room = MESSAGE_ROOM): string =>
  `${head}\n${boardInLines(board, room - head.length - 1)}`;
