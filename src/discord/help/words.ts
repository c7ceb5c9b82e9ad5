import type { BoardView } from '../../pictures/tuchulcha/view.ts';
import type { TableOf } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { type OutMessage, plain, rowsOf } from '../message.ts';
import { boardHead, boardInWords } from '../views/board-text.ts';
import { helpButton } from './buttons.ts';

/** Discord's limit for a message. */
const MESSAGE_ROOM = 2000;

/** The position in words, with the way back. A line that the board has moved on still fits above it. */
export function wordsMessage(t: Translate, table: TableOf<'tuchulcha'>, board: BoardView): OutMessage {
  const room = MESSAGE_ROOM - t('help.moved').length - 1;
  return plain(
    boardInWords(boardHead(t, table), table, board, room),
    rowsOf([helpButton(t, table, 'button.help')]),
  );
}
