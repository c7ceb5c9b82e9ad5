import { createWorkerQueue, type JobResult } from '../../../worker-queue.ts';
import type { Film, FilmOptions } from './film.ts';
import type { FilmFrame } from './frame.ts';

/** A game, or a part of it: a frame each, in order. */
export interface FilmOrder {
  readonly frames: readonly FilmFrame[];
  readonly options: FilmOptions;
}

export type Animation = JobResult<Film>;

export type Animator = ReturnType<typeof createAnimator>;

/**
 * Films are made in a thread of their own, one after the other. Told about every ten frames is how many are done; that begins
 * again where a film turns out too large and is made smaller. `waiting`: how many films may wait while one is made;
 * `timeout`: milliseconds after which one is given up.
 */
export const createAnimator = ({ waiting = 4, timeout = 60_000 } = {}) =>
  createWorkerQueue<FilmOrder, Film, number>({
    script: new URL('./worker.ts', import.meta.url),
    describe: ({ frames }) => `A film of ${frames.length} frames`,
    waiting,
    timeout,
  });
