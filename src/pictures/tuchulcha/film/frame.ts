import type { Color } from '../../../games/tuchulcha/board.ts';
import { greatestOf, type Highlight } from '../../../games/tuchulcha/highlights.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { ALT_LIMIT, joinWithOverflow, sentence } from '../../formats.ts';
import { describeBoard } from '../alt.ts';
import { type BoardView, boardTitle, nameInTitle, type ShownMove } from '../board-view.ts';
import { shortText, timedText } from '../highlights.ts';

export interface FilmFrame {
  /** After the turn or step, with its dice and arrows; `choices` are not drawn. `toMove`: the turn's player. */
  readonly board: BoardView;
  /** The turn's number; 0 before the first one. */
  readonly turn: number;
  /** The greatest is shown over the board. */
  readonly highlights: readonly Highlight[];
  /** The move from the previous frame, in a film that shows each. */
  readonly move?: ShownMove;
  /** The turn continues in the next frame, so this one is passed quickly. */
  readonly passing?: boolean;
}

/** The turn's player and number, or its events. */
export function frameTitle(t: Translate, { board, turn, highlights }: FilmFrame): string {
  const named = (color: Color): string => nameInTitle(t, board.players, color);
  // The meaning of the dashed arrows is more important than the events, which the message contains.
  if (board.betterMoves) return t('picture.film.better', { turn });
  if (board.winners) return boardTitle(t, board);
  const highlight = greatestOf(highlights);
  if (highlight)
    return t('picture.film.highlight', { turn, text: shortText(t, board.locale, highlight, named) });
  if (turn === 0 || !board.toMove) return t('picture.film.start');
  return t('picture.film.turn', { turn, who: named(board.toMove) });
}

/** A game after a turn as text: at most 1,024 characters. */
export function describeTurn(frame: FilmFrame): string {
  const title = sentence(frameTitle(translator(frame.board.locale), frame));
  const board = describeBoard({ ...frame.board, choices: [] });
  const text = `${title} ${board}`;
  return text.length <= ALT_LIMIT ? text : board;
}

/** A film as text: its first and last turn, its end, and as many events as fit into 1,024 characters. */
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
