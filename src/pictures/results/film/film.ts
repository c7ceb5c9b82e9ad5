import type { BoardView } from '../../tuchulcha/view.ts';
import type { Moment } from '../view.ts';

/** One moment of a game. */
export interface FilmFrame {
  /** After the turn or step, with its dice and arrows; `choices` are not drawn. `toMove`: whose turn it was. */
  readonly board: BoardView;
  /** The turn's number; 0 before the first one. */
  readonly turn: number;
  /** What happened in it: the most telling one is told over the board. */
  readonly moments: readonly Moment[];
}

export interface FilmOptions {
  /** The most bytes that the file may have; just under Discord's 10 MiB by default. */
  readonly limit?: number;
}

/** An animated picture. */
export interface Film {
  readonly bytes: Buffer;
  readonly type: 'image/gif';
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How many frames it shows. */
  readonly frames: number;
  /** Milliseconds from the first frame to the last one's end; then it begins again. */
  readonly duration: number;
  /** What was given up to keep within the limit, in this order; all false as a rule. */
  readonly reduced: { readonly size: boolean; readonly colors: boolean; readonly frames: boolean };
}

export type OnProgress = (done: number, total: number) => void;
