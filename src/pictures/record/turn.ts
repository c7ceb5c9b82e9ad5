import { translator } from '../../texts/index.ts';
import { paintBoard } from '../board.ts';
import { encode, type Picture } from '../encode.ts';
import type { FilmFrame } from './film/film.ts';
import { frameTitle } from './film/frame.ts';

/** One moment of a game, for looking back: the board as an opaque picture of 1320 by 840 pixels, with the turn's number. */
export const drawTurn = (frame: FilmFrame): Promise<Picture> =>
  encode(
    paintBoard({ ...frame.board, choices: [] }, { title: frameTitle(translator(frame.board.locale), frame) }),
    'turn.jpg',
  );
