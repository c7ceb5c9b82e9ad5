import { tuchulchaPicture } from '../../pictures/tuchulcha/index.ts';
import type { BoardView } from '../../pictures/tuchulcha/view.ts';
import type { MessageToDraw } from '../views/game-view.ts';

/** A message whose picture is a board. */
export interface BoardMessage {
  readonly message: MessageToDraw['message'];
  readonly board: BoardView;
}

export const withBoard = ({ message, board }: BoardMessage): MessageToDraw => ({
  message,
  picture: tuchulchaPicture('board', board),
});
