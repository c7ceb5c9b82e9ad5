import { offers } from '../../games/tuchulcha/index.ts';
import { boardInLines } from '../../pictures/tuchulcha/alt.ts';
import type { BoardView, LetteredMove } from '../../pictures/tuchulcha/view.ts';
import { gameOf } from '../../tables/games.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { who } from '../views/names.ts';
import { choicesOf } from './choices.ts';

/** Discord's limit for a message. */
const MESSAGE_ROOM = 2000;

/** Which table it is, and who is to move there. */
export function boardHead(t: Translate, table: Table): string {
  const color = table.state ? gameOf(table).toAct(table.state) : null;
  return t('board.whose', { number: table.number, who: color ? who(t, table, color) : 'nobody' });
}

/** A board to be read aloud, under a heading. `room`: characters. */
export function boardInWords(
  head: string,
  table: TableOf<'tuchulcha'>,
  board: BoardView,
  room = MESSAGE_ROOM,
): string {
  const view = { ...board, choices: movesOn(table), haruspexes: [] };
  return `${head}\n${boardInLines(view, room - head.length - 1)}`;
}

/** Every move that is possible now, whatever buttons it takes. */
function movesOn(table: TableOf<'tuchulcha'>): readonly LetteredMove[] {
  const { state, locale } = table;
  return state ? choicesOf(translator(locale), table, state, offers(state), null).moves : [];
}
