import { setImmediate as breathe } from 'node:timers/promises';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Highlight } from '../../../games/tuchulcha/highlights.ts';
import { translator } from '../../../texts/index.ts';
import { type Box, FRAME, HEIGHT, WIDTH } from '../../canvas/geometry.ts';
import { PIGMENT } from '../../canvas/palette.ts';
import { line, type Pen, preparePen } from '../../canvas/pen.ts';
import type { Pixels } from '../../canvas/sprite.ts';
import { withDrawableNames } from '../../draw-picture.ts';
import { MAX_FILE_BYTES } from '../../painter.ts';
import { type FilmFrame, frameTitle } from '../alt.ts';
import { paintBoard } from '../board.ts';
import { type Colors, GifWriter, paletteOf } from './gif.ts';
import { drawMotion, type Motion, motionBetween, reachOf } from './motion.ts';

export interface FilmOptions {
  /** Maximum number of bytes of the file; default: what Discord accepts. */
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

type OnProgress = (done: number, total: number) => void;

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

/** `game`: turns without highlights pass quickly. `turns`: a few, to be followed. `story`: a few separate ones, in ten seconds. */
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

/** Width in pixels, number of colors, and milliseconds between two pictures of a motion. */
interface Quality {
  readonly width: number;
  readonly colors: number;
  readonly tick: number;
}

const TURNS: readonly [Quality, ...Quality[]] = [
  { width: 880, colors: 255, tick: 50 },
  { width: 660, colors: 255, tick: 60 },
  { width: 528, colors: 255, tick: 70 },
  { width: 440, colors: 64, tick: 90 },
];

/** Tried in this order until a film is within its limit. A few turns are made for phones, with three device pixels per pixel. */
const QUALITIES: Readonly<Record<FilmKind, readonly [Quality, ...Quality[]]>> = {
  game: [
    { width: 660, colors: 255, tick: 60 },
    { width: 528, colors: 255, tick: 70 },
    { width: 440, colors: 255, tick: 80 },
    { width: 440, colors: 64, tick: 90 },
  ],
  turns: TURNS,
  story: TURNS,
};

/**
 * Makes a film of a game in the calling thread: seconds for a long one. If it would exceed its limit, it gets smaller frames, then
 * fewer colors, then fewer frames. Throws if there is no frame, or not even two of them fit.
 */
export async function makeFilm(
  frames: readonly FilmFrame[],
  options: FilmOptions,
  onProgress: OnProgress,
): Promise<Film> {
  const { limit = MAX_FILE_BYTES, kind = 'game' } = options;
  const qualities = QUALITIES[kind];
  const [best] = qualities;
  // Copied together, so that data shared by frames stays shared.
  const all = withDrawableNames(frames, frames[0]?.board.locale ?? 'en');
  let shown: readonly FilmFrame[] = all;
  for (;;) {
    for (const quality of shown === all ? qualities : qualities.slice(-1)) {
      const film = await encodeFilm(shown, quality, { limit, kind }, onProgress);
      if (!film) continue;
      return {
        ...film,
        reduced: {
          size: quality.width !== best.width,
          colors: quality.colors !== best.colors,
          frames: shown.length < frames.length,
        },
      };
    }
    const fewer = dropFrames(shown);
    if (fewer.length === shown.length)
      throw new Error(`A film of ${frames.length} frames can't be had in ${limit} bytes`);
    shown = fewer;
  }
}

/**
 * First drops all but the ends of turns; then every second one without highlights; if all have some, every second one; the first
 * and the last always stay.
 */
function dropFrames(frames: readonly FilmFrame[]): readonly FilmFrame[] {
  const isEnd = (i: number): boolean => i === 0 || i === frames.length - 1;
  const turns = frames.filter(({ passing }, i) => isEnd(i) || !passing);
  if (turns.length < frames.length) return turns;
  let quiet = 0;
  const fewer = frames.filter(({ highlights }, i) => isEnd(i) || highlights.length > 0 || quiet++ % 2 === 0);
  if (fewer.length < frames.length * 0.8) return fewer;
  return frames.filter((_, i) => isEnd(i) || i % 2 === 0);
}

/** The number of frames after which the total size is estimated. */
const TELLING = 20;

/** Null if it would be too large. */
async function encodeFilm(
  frames: readonly FilmFrame[],
  { width, colors, tick }: Quality,
  { limit, kind }: Required<FilmOptions>,
  onProgress: OnProgress,
): Promise<Omit<Film, 'reduced'> | null> {
  const height = Math.round((width * HEIGHT) / WIDTH);
  const motions = frames.map((frame, i) => motionTo(frame, frames[i - 1]));
  const timings = timingsOf(
    frames,
    motions.map((motion) => motion?.duration ?? 0),
    kind,
  );
  const reel = new GifWriter(width, height, colorsOfFilm(frames, width, colors));
  const overlay = new Overlay(width, height);
  let duration = 0;
  const add = (delay: number, rgba: Buffer, region?: Box): void => {
    duration += delay;
    reel.add(rgba, delay, region);
  };
  for (const [i, frame] of frames.entries()) {
    const passed = i / Math.max(1, frames.length - 1);
    const { hold, speed } = timings[i] ?? { hold: 0, speed: 1 };
    const motion = motions[i];
    if (motion) {
      overlay.lay(paintFrame(stillOf(frame, motion), width, passed));
      const ticks = Math.max(2, Math.round(motion.duration / speed / tick));
      let before = 0;
      for (let n = 1; n <= ticks; n++) {
        const at = (motion.duration * n) / ticks;
        // The first is the whole picture, since the board below it is new.
        const reach = n === 1 ? null : reachOf(motion, before, at);
        const { pixels, region } = overlay.paint(reach, (pen) => drawMotion(pen, motion, at));
        add(tick, pixels, region);
        before = at;
      }
    }
    if (hold > 0) add(hold, paintFrame(frame, width, passed).rgba);
    const done = i + 1;
    onProgress(done, frames.length);
    // Pixels of a canvas are freed only between two turns of the event loop: otherwise all frames' would add up.
    await breathe();
    if (reel.size > limit) return null;
    if (done >= TELLING && (reel.size / done) * frames.length > limit * 1.2) return null;
  }
  const bytes = reel.finish();
  if (bytes.length > limit) return null;
  const size = { width, height, frames: frames.length, pictures: reel.frames, duration };
  return { bytes, ...size };
}

/** From the previous frame; null if nobody moves, or if it is not of this turn or the one before. */
function motionTo(frame: FilmFrame, before: FilmFrame | undefined): Motion | null {
  if (!before || frame.turn - before.turn > 1) return null;
  return motionBetween(before.board.position, frame.board.position, frame.move ?? null);
}

/** Unmoved parts during a motion: the arrow of a move appears after it. */
function stillOf(frame: FilmFrame, { still }: Motion): FilmFrame {
  const { lastMoves } = frame.board;
  const shown = frame.move ? lastMoves.slice(0, -1) : lastMoves;
  return { ...frame, board: { ...frame.board, position: still, lastMoves: shown } };
}

/** Samples frames throughout, so that every symbol of the game is included. */
function colorsOfFilm(frames: readonly FilmFrame[], width: number, count: number): Colors {
  const last = frames.length - 1;
  const sampled = new Set([0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(last * part)));
  const samples = [...sampled].flatMap((i) => {
    const frame = frames[i];
    return frame ? [paintFrame(frame, width, i / Math.max(1, last)).rgba] : [];
  });
  if (samples.length === 0) throw new Error('A film needs a frame');
  return paletteOf(samples, count);
}

/** Moving parts over a static board: only the area around them is painted again. */
class Overlay {
  readonly #canvas: Canvas;
  readonly #pen: Pen;
  readonly #scale: number;
  #still: ImageData | null = null;

  constructor(width: number, height: number) {
    this.#scale = width / WIDTH;
    this.#canvas = createCanvas(width, height);
    this.#pen = preparePen(this.#canvas, this.#scale);
  }

  lay({ rgba, width, height }: Pixels): void {
    this.#still = new ImageData(
      new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.byteLength),
      width,
      height,
    );
  }

  /** `box`: the area to be painted again, in the board's units; null: everything. */
  paint(box: Box | null, draw: (pen: Pen) => void): { readonly pixels: Buffer; readonly region: Box } {
    const region = this.#pixelsOf(box ?? { x: 0, y: 0, width: WIDTH, height: HEIGHT });
    const { x, y, width, height } = region;
    if (this.#still) this.#pen.putImageData(this.#still, 0, 0, x, y, width, height);
    draw(this.#pen);
    const { data } = this.#pen.getImageData(x, y, width, height);
    return { pixels: Buffer.from(data.buffer, data.byteOffset, data.byteLength), region };
  }

  #pixelsOf(box: Box): Box {
    const left = Math.max(0, Math.floor(box.x * this.#scale) - 2);
    const top = Math.max(0, Math.floor(box.y * this.#scale) - 2);
    const right = Math.min(this.#canvas.width, Math.ceil((box.x + box.width) * this.#scale) + 2);
    const bottom = Math.min(this.#canvas.height, Math.ceil((box.y + box.height) * this.#scale) + 2);
    return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  }
}
