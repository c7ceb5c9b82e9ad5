import { greatestOf } from '../../../games/tuchulcha/highlights.ts';
import type { Color } from '../../../games/tuchulcha/index.ts';
import type { Translate } from '../../../texts/index.ts';
import { shortText } from '../highlights.ts';
import { boardTitle, nameInTitle } from '../view.ts';
import type { FilmFrame } from './view.ts';

/** Whose turn it was and which, or what happened in it. */
export function frameTitle(t: Translate, { board, turn, highlights }: FilmFrame): string {
  const named = (color: Color): string => nameInTitle(t, board.players, color);
  // What the dashed arrows are matters more than what happened, which the message says.
  if (board.betterMoves) return t('picture.film.better', { turn });
  if (board.winners) return boardTitle(t, board);
  const highlight = greatestOf(highlights);
  if (highlight)
    return t('picture.film.highlight', { turn, text: shortText(t, board.locale, highlight, named) });
  if (turn === 0 || !board.toMove) return t('picture.film.start');
  return t('picture.film.turn', { turn, who: named(board.toMove) });
}
