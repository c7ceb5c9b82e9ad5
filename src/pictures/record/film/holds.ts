import type { FilmFrame } from './film.ts';

/** All milliseconds. A whole game is looked at in a bit more than a minute, unless that were too fast to follow. */
const WHOLE = 70_000;
const SHORTEST = 350;
const LONGEST = 1400;
const START = 1500;
const END = 6000;
/** What is held longer for, beyond a frame's own time. */
const EXTRA: Readonly<Record<FilmFrame['moments'][number]['kind'], number>> = {
  hit: 700,
  sealed: 700,
  altar: 500,
  lost: 400,
  role: 1300,
  out: 1300,
};

/** How long each frame is shown, in milliseconds: hundredths of a second, which a GIF counts in. */
export function holdsOf(frames: readonly FilmFrame[]): readonly number[] {
  const each = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / Math.max(1, frames.length)));
  return frames.map(({ moments, turn }, i) => {
    if (i === frames.length - 1) return END;
    const extra = Math.max(0, ...moments.map(({ kind }) => EXTRA[kind]));
    return Math.round(((turn === 0 ? Math.max(START, each) : each) + extra) / 10) * 10;
  });
}
