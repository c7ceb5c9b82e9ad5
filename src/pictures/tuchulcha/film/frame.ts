import type { Color } from '../../../games/tuchulcha/board.ts';
import { greatestOf, type Highlight } from '../../../games/tuchulcha/highlights.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { ALT_LIMIT, joinWithOverflow, sentence } from '../../short-names.ts';
import { describeBoard } from '../alt.ts';
import { type BoardView, boardTitle, nameInTitle, type ShownMove } from '../board-view.ts';
import { shortText, timedText } from '../highlights.ts';

export interface FilmFrame {
  /** After the turn or step, with its dice and arrows; `choices` are not drawn. `toMove`: whose turn it was. */
  readonly board: BoardView;
  /** The turn's number; 0 before the first one. */
  readonly turn: number;
  /** The greatest is told over the board. */
  readonly highlights: readonly Highlight[];
  /** The move that led here from the frame before, in a film that shows each. */
  readonly move?: ShownMove;
  /** The turn goes on in the next frame: in a film this one is passed by. */
  readonly passing?: boolean;
}

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

/** A game after a turn in words: at most 1,024 characters. */
export function describeTurn(frame: FilmFrame): string {
  const title = sentence(frameTitle(translator(frame.board.locale), frame));
  const board = describeBoard({ ...frame.board, choices: [] });
  const text = `${title} ${board}`;
  return text.length <= ALT_LIMIT ? text : board;
}

/** A film in words: from which turn to which, how it ends, and what happened, as far as 1,024 characters hold it. */
export function describeFilm(frames: readonly FilmFrame[]): string {
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last) return '';
  const t = translator(first.board.locale);
  const named = (color: Color): string => nameInTitle(t, first.board.players, color);
  return joinWithOverflow(
    [t('picture.alt.film', { from: Math.max(1, first.turn), to: last.turn }), sentence(frameTitle(t, last))],
    frames.flatMap(({ turn, highlights }) =>
      highlights.map((one) => sentence(timedText(t, first.board.locale, { turn, ...one }, named))),
    ),
    (count) => t('picture.alt.moreHappened', { count }),
  );
}
