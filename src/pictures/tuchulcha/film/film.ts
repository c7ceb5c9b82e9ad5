import type { Highlight } from '../../../games/tuchulcha/highlights.ts';
import { translator } from '../../../texts/index.ts';
import { FRAME, HEIGHT, WIDTH } from '../../canvas/geometry.ts';
import { PIGMENT } from '../../canvas/palette.ts';
import { line, type Pen } from '../../canvas/pen.ts';
import type { Pixels } from '../../canvas/sprite.ts';
import { paintBoard } from '../board.ts';
import { type FilmFrame, frameTitle } from './frame.ts';

export interface FilmOptions {
  /** Maximum number of bytes of the file; default: just under Discord's 10 MiB. */
  readonly limit?: number;
  /** Default: a whole game. */
  readonly kind?: FilmKind;
}

export interface Film {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** The number of pictures: haruspexes move between frames. */
  readonly pictures: number;
  /** Milliseconds from the first frame to the last one's end, before it repeats. */
  readonly duration: number;
  /** Reductions to stay within the limit, in this order; usually all false. */
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

/** The progress of the film, along the lower frame. */
function drawPassed(pen: Pen, passed: number): void {
  const y = HEIGHT - FRAME / 2;
  const left = FRAME + 10;
  const right = WIDTH - FRAME - 10;
  line(pen, left, y, right, y, [14, PIGMENT.ink]);
  if (passed > 0) line(pen, left, y, left + (right - left) * passed, y, [8, PIGMENT.gold]);
}

/** A game after a turn, for looking back: the board with the turn's number. */
export const paintTurn = (frame: FilmFrame): Pixels =>
  paintBoard({ ...frame.board, choices: [] }, { title: frameTitle(translator(frame.board.locale), frame) });

/** `speed`: 1 is the motions' own speed. */
type FrameTiming = { readonly hold: number; readonly speed: number };

/**
 * `game`: a whole game, in which turns without highlights pass quickly. `turns`: a few, to be followed. `story`: a few separate
 * ones, in ten seconds.
 */
export type FilmKind = 'game' | 'turns' | 'story';

/** A whole game lasts about a minute and a half, unless that is too fast to follow. */
const WHOLE = 40_000;
const SHORTEST = 160;
const LONGEST = 900;
const START = 1500;
const END = 6000;
/** Added to a turn's own time, by the highlight that it shows. */
const EXTRA: Readonly<Record<Highlight['kind'], number>> = {
  hit: 500,
  sealed: 500,
  altar: 400,
  lost: 300,
  role: 1200,
  out: 1200,
};

/** In a few turns: the dice, a step, a turn's end, the first frame and the last. */
const FEW = { roll: 360, step: 90, turn: 650, start: 700, end: 3000 } as const;
/** At most three seconds, including rounding to whole pictures. */
const MAX_TURN_MS = 2800;
/** A story's whole film, and its last frame. */
const STORY = { whole: 9600, end: 2000 } as const;

/** `motions`: the duration of each frame's own motion at normal speed; 0 if it has none. */
export function timingsOf(
  frames: readonly FilmFrame[],
  motions: readonly number[],
  kind: FilmKind,
): readonly FrameTiming[] {
  return kind === 'game' ? gameTimings(frames) : turnTimings(frames, motions, kind === 'story');
}

function gameTimings(frames: readonly FilmFrame[]): readonly FrameTiming[] {
  const told = new Map<number, number>();
  for (const { turn, highlights } of frames) {
    const extra = Math.max(0, ...highlights.map(({ kind }) => EXTRA[kind]));
    told.set(turn, Math.max(told.get(turn) ?? 0, extra));
  }
  const each = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / Math.max(1, told.size)));
  const quick = Math.min(4, Math.max(1.6, told.size / 25));
  return frames.map(({ turn, passing }, i) => {
    const extra = told.get(turn) ?? 0;
    const speed = extra > 0 ? 1.2 : quick;
    if (i === frames.length - 1) return { hold: END, speed };
    if (i === 0) return { hold: START, speed };
    return { hold: passing ? 0 : inHundredths(each + extra), speed };
  });
}

function turnTimings(
  frames: readonly FilmFrame[],
  motions: readonly number[],
  isStory: boolean,
): readonly FrameTiming[] {
  const end = isStory ? STORY.end : FEW.end;
  const holds = frames.map(({ passing, move }, i) => {
    if (i === frames.length - 1) return end;
    if (i === 0) return FEW.start;
    if (!passing) return FEW.turn;
    return move ? FEW.step : FEW.roll;
  });
  const whole = new Map<number, number>();
  for (const [i, { turn }] of frames.entries()) {
    const shown = i === 0 || i === frames.length - 1 ? 0 : (holds[i] ?? 0);
    whole.set(turn, (whole.get(turn) ?? 0) + shown + (motions[i] ?? 0));
  }
  const most = isStory ? Math.min(MAX_TURN_MS, (STORY.whole - FEW.start - end) / whole.size) : MAX_TURN_MS;
  return frames.map(({ turn }, i) => {
    const speed = Math.max(1, (whole.get(turn) ?? 0) / most);
    const isEdge = i === 0 || i === frames.length - 1;
    return { hold: inHundredths((holds[i] ?? 0) / (isEdge ? 1 : speed)), speed };
  });
}

/** The unit of a GIF's delays. */
const inHundredths = (ms: number): number => Math.round(ms / 10) * 10;
