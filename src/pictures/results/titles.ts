/** The lines over pictures, which their alt texts begin with. */
import type { Color } from '../../games/tuchulcha/index.ts';
import type { Translate } from '../../texts/index.ts';
import { boardTitle, nameInTitle } from '../tuchulcha/view.ts';
import { periodText } from './figures.ts';
import { momentText, mostTelling } from './moments.ts';
import type { FilmFrame, LeaderboardView, SummaryView } from './view.ts';

/** Game, period and kind of table. */
export const subjectOf = (t: Translate, { game, period, players }: LeaderboardView): string =>
  [
    game,
    periodText(t, period),
    players === 0 ? t('picture.allTables') : t('picture.players', { count: players }),
  ].join(' · ');

export const winnersOf = ({ players }: SummaryView): SummaryView['players'][number]['color'][] =>
  players.filter(({ won }) => won).map(({ color }) => color);

export const summaryTitle = (t: Translate, view: SummaryView): string =>
  t('picture.summary', {
    number: view.number,
    outcome: boardTitle(t, { toMove: null, winners: winnersOf(view) }),
  });

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
