import type { Color } from '../../../games/tuchulcha/index.ts';
import { translator } from '../../../texts/index.ts';
import { ALT_LIMIT } from '../../names.ts';
import { joinWhatFits, sentence } from '../../sentences.ts';
import { describeBoard } from '../alt.ts';
import { timedText } from '../highlights.ts';
import { nameInTitle } from '../view.ts';
import { frameTitle } from './title.ts';
import type { FilmFrame } from './view.ts';

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
  return joinWhatFits(
    [t('picture.alt.film', { from: Math.max(1, first.turn), to: last.turn }), sentence(frameTitle(t, last))],
    frames.flatMap(({ turn, highlights }) =>
      highlights.map((one) => sentence(timedText(t, first.board.locale, { turn, ...one }, named))),
    ),
    (count) => t('picture.alt.moreHappened', { count }),
  );
}
