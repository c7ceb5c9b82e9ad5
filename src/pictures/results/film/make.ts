import { setImmediate as breathe } from 'node:timers/promises';
import { HEIGHT, WIDTH } from '../../canvas/pen.ts';
import type { FilmFrame } from '../view.ts';
import { type Film, type FilmOptions, type OnProgress, paintFrame } from './film.ts';
import { type Colors, colorsOf, GifWriter } from './gif.ts';

/** All milliseconds. A whole game is looked at in a bit more than a minute, unless that were too fast to follow. */
const WHOLE = 70_000;
const SHORTEST = 350;
const LONGEST = 1400;
const START = 1500;
const END = 6000;
/** Added to a frame's own time, by the moment it shows. */
const EXTRA: Readonly<Record<FilmFrame['moments'][number]['kind'], number>> = {
  hit: 700,
  sealed: 700,
  altar: 500,
  lost: 400,
  role: 1300,
  out: 1300,
};

/** How long each frame is shown, in milliseconds: hundredths of a second, which a GIF counts in. */
export function delaysOf(frames: readonly FilmFrame[]): readonly number[] {
  const each = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / Math.max(1, frames.length)));
  return frames.map(({ moments, turn }, i) => {
    if (i === frames.length - 1) return END;
    const extra = Math.max(0, ...moments.map(({ kind }) => EXTRA[kind]));
    return Math.round(((turn === 0 ? Math.max(START, each) : each) + extra) / 10) * 10;
  });
}

/** Discord takes 10 MiB; some of it is left for the request around the file. */
const LIMIT = 10 * 1024 * 1024 - 64 * 1024;

/** Pixels, and how many colours. */
interface Quality {
  readonly width: number;
  readonly colors: number;
}

/** Tried in this order until a film keeps within its limit. */
const QUALITIES: readonly Quality[] = [
  { width: 660, colors: 255 },
  { width: 528, colors: 255 },
  { width: 440, colors: 255 },
  { width: 440, colors: 64 },
];

/**
 * A film of a game, all in the calling thread: seconds for a long one. Where it would be larger than its limit, it gets smaller
 * frames, then fewer colours, then fewer frames. Throws where there is no frame, or where not even two of them fit.
 */
export async function makeFilm(
  frames: readonly FilmFrame[],
  options: FilmOptions,
  onProgress: OnProgress,
): Promise<Film> {
  const limit = options.limit ?? LIMIT;
  let shown = frames;
  for (;;) {
    for (const quality of shown === frames ? QUALITIES : QUALITIES.slice(-1)) {
      const film = await encodeFilm(shown, quality, limit, onProgress);
      if (!film) continue;
      const [best] = QUALITIES;
      return {
        ...film,
        reduced: {
          size: quality.width !== best?.width,
          colors: quality.colors !== best?.colors,
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

/** Every second frame without anything to tell; where all have, every second one; the first and the last always. */
function dropFrames(frames: readonly FilmFrame[]): readonly FilmFrame[] {
  const isEnd = (i: number): boolean => i === 0 || i === frames.length - 1;
  let quiet = 0;
  const fewer = frames.filter(({ moments }, i) => isEnd(i) || moments.length > 0 || quiet++ % 2 === 0);
  if (fewer.length < frames.length * 0.8) return fewer;
  return frames.filter((_, i) => isEnd(i) || i % 2 === 0);
}

/** From how many frames on the size of the whole is foretold. */
const TELLING = 20;

/** Null where it would be too large. */
async function encodeFilm(
  frames: readonly FilmFrame[],
  { width, colors }: Quality,
  limit: number,
  onProgress: OnProgress,
): Promise<Omit<Film, 'reduced'> | null> {
  const height = Math.round((width * HEIGHT) / WIDTH);
  const holds = delaysOf(frames);
  const reel = new GifWriter(width, height, colorsOfFilm(frames, width, colors));
  for (const [i, frame] of frames.entries()) {
    reel.add(paintFrame(frame, width, i / Math.max(1, frames.length - 1)).rgba, holds[i] ?? 0);
    const done = i + 1;
    onProgress(done, frames.length);
    // The pixels of a canvas are given back between two turns of the event loop only: without one, all frames' would add up.
    await breathe();
    if (reel.size > limit) return null;
    if (done >= TELLING && (reel.size / done) * frames.length > limit * 1.2) return null;
  }
  const bytes = reel.finish();
  if (bytes.length > limit) return null;
  return {
    bytes,
    type: 'image/gif',
    name: 'game.gif',
    width,
    height,
    frames: frames.length,
    duration: holds.reduce((sum, hold) => sum + hold, 0),
  };
}

/** From frames throughout: every sign of the game is in one of them. */
function colorsOfFilm(frames: readonly FilmFrame[], width: number, count: number): Colors {
  const last = frames.length - 1;
  const sampled = new Set([0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(last * part)));
  const samples = [...sampled].flatMap((i) => {
    const frame = frames[i];
    return frame ? [paintFrame(frame, width, i / Math.max(1, last)).rgba] : [];
  });
  if (samples.length === 0) throw new Error('A film needs a frame');
  return colorsOf(samples, count);
}
