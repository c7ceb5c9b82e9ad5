import type { Color } from '../../../games/tuchulcha/index.ts';
import type { Translate } from '../../../texts/index.ts';
import { momentText, mostTelling } from '../moments.ts';
import { boardTitle, nameInTitle } from '../view.ts';
import type { FilmFrame } from './view.ts';

/** Whose turn it was and which, or what happened in it. */
export function frameTitle(t: Translate, { board, turn, moments }: FilmFrame): string {
  const named = (color: Color): string => nameInTitle(t, board.players, color);
  // What the dashed arrows are matters more than what happened, which the message says.
  if (board.betterMoves) return t('picture.film.better', { turn });
  if (board.winners) return boardTitle(t, board);
  const moment = mostTelling(moments);
  if (moment) return t('picture.film.moment', { turn, text: momentText(t, moment, named) });
  if (turn === 0 || !board.toMove) return t('picture.film.start');
  return t('picture.film.turn', { turn, who: named(board.toMove) });
}
