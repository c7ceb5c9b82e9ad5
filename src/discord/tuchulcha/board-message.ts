import type { ChatInputCommandInteraction } from 'discord.js';
import type { Position } from '../../games/tuchulcha/board.ts';
import { applySteps } from '../../games/tuchulcha/end-of-turn.ts';
import type { Step } from '../../games/tuchulcha/types.ts';
import { type Drawable, drawable } from '../../pictures/painter.ts';
import { boardInLines } from '../../pictures/tuchulcha/alt.ts';
import { type BoardView, isBoard } from '../../pictures/tuchulcha/board-view.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { askAboutDevotion } from '../../tables/tuchulcha/terms.ts';
import { type ComponentRow, joinLines, type Lines, MAX_CONTENT_LENGTH } from '../api/message.ts';
import type { Tap } from '../handling/context.ts';
import { choice, choiceOption, type Feature } from '../handling/feature.ts';
import { refreshIfAccepted } from '../handling/refresh-table.ts';
import { replyPrivately } from '../handling/reply.ts';
import { showTableCommand, tableOption } from '../handling/which-table.ts';
import type { MessageToDraw } from '../views/game-presenter.ts';
import { plainName } from '../views/names.ts';
import { diceAfter, movesAmong, withHits } from './move-texts.ts';

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
      async handle(tap: Tap<ChatInputCommandInteraction>, table: Table) {
        const asks = tap.interaction.options.getString('ask', true) === 'ask';
        const outcome = await askAboutDevotion(tap.tables, table.id, tap.userId, asks);
        if (!(await refreshIfAccepted(tap, outcome))) return;
        const values = { number: table.number, asks: asks ? 'yes' : 'no' };
        await replyPrivately(tap, tap.t('devotion.done', values));
      },
    },
  ],
};

export interface BoardMessage {
  readonly message: MessageToDraw['message'];
  readonly picture: Drawable<BoardView>;
}

export const boardMessage = (
  lines: Lines,
  rows: readonly ComponentRow[],
  board: BoardView,
): BoardMessage => ({
  message: { content: joinLines(lines), rows, mentions: [] },
  picture: drawable('tuchulcha', 'board', board),
});

/** A board without dice, moves and winners, unless `more` has them; without winners, the player at turn is to move. */
export const boardView = (locale: string, position: Position, more: Partial<BoardView> = {}): BoardView => ({
  position,
  locale,
  dice: [],
  lastMoves: [],
  choices: [],
  winners: null,
  toMove: more.winners ? null : position.turn,
  ...more,
});

/** The board after the steps of a turn, which are its arrows. `discarded`: Tuchulcha's die. */
export function boardAfter(
  locale: string,
  before: Position,
  steps: readonly Step[],
  dice: readonly number[],
  discarded: number | null = null,
): BoardView {
  const { position, over } = applySteps(before, steps);
  return boardView(locale, position, {
    dice: diceAfter(dice, discarded, steps),
    lastMoves: movesAmong(withHits(before, steps)),
    toMove: over ? null : before.turn,
    winners: over?.winners ?? null,
  });
}

/** A board for screen readers, under a heading. `room`: characters. */
export function boardInWords(head: string, board: BoardView, room = MAX_CONTENT_LENGTH): string {
  const players = Object.fromEntries(
    Object.entries(board.players ?? {}).map(([color, player]) => [
      color,
      { ...player, name: plainName(player.name) },
    ]),
  );
  return `${head}\n${boardInLines({ ...board, players }, room - head.length - 1)}`;
}
