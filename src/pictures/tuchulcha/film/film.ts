import { translator } from '../../../texts/index.ts';
import { PIGMENT } from '../../canvas/palette.ts';
import { FRAME, HEIGHT, line, type Pen, WIDTH } from '../../canvas/pen.ts';
import { encode, type Picture, type Pixels } from '../../canvas/picture.ts';
import { paintBoard } from '../board.ts';
import { type FilmFrame, frameTitle } from './frame.ts';
import type { FilmKind } from './timing.ts';

export interface FilmOptions {
  /** The most bytes that the file may have; just under Discord's 10 MiB by default. */
  readonly limit?: number;
  /** A whole game by default. */
  readonly kind?: FilmKind;
}

export interface Film {
  readonly bytes: Buffer;
  readonly type: 'image/gif';
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** How many pictures it is made of: haruspexes move between frames. */
  readonly pictures: number;
  /** Milliseconds from the first frame to the last one's end; then it begins again. */
  readonly duration: number;
  /** Given up to keep within the limit, in this order; all false as a rule. */
  readonly reduced: { readonly size: boolean; readonly colors: boolean; readonly frames: boolean };
}

export type OnProgress = (done: number, total: number) => void;

/** A frame of the given width in pixels; its height is 7/11 of it. `passed`: 0..1 of the film. */
export function paintFrame(frame: FilmFrame, width: number, passed: number): Pixels {
  const { board } = frame;
  const title = frameTitle(translator(board.locale), frame);
  return paintBoard(
    { ...board, choices: [] },
    { scale: width / WIDTH, title, over: (pen) => drawPassed(pen, passed) },
  );
}

/** How much of the film has passed, along the lower frame. */
function drawPassed(pen: Pen, passed: number): void {
  const y = HEIGHT - FRAME / 2;
  const left = FRAME + 10;
  const right = WIDTH - FRAME - 10;
  line(pen, left, y, right, y, PIGMENT.ink, 14);
  if (passed > 0) line(pen, left, y, left + (right - left) * passed, y, PIGMENT.gold, 8);
}

/** A game after a turn, for looking back: the board as an opaque picture of 1122 by 714 pixels, with the turn's number. */
export const drawTurn = (frame: FilmFrame): Promise<Picture> =>
  encode(
    paintBoard({ ...frame.board, choices: [] }, { title: frameTitle(translator(frame.board.locale), frame) }),
    'turn.jpg',
  );
