import { boardInLines } from '../../pictures/tuchulcha/alt.ts';
import type { BoardView } from '../../pictures/tuchulcha/board-view.ts';
import { tuchulchaPicture } from '../../pictures/tuchulcha/index.ts';
import type { MessageToDraw } from '../views/game-presenter.ts';

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
