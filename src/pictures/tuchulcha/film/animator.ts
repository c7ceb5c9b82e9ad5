import { createWorkerQueue, type JobResult } from '../../../worker-queue.ts';
import type { FilmFrame } from '../alt.ts';
import type { Film, FilmOptions } from './film.ts';

/** A game, or a part of it: its frames in order. */
export interface FilmOrder {
  readonly frames: readonly FilmFrame[];
  readonly options: FilmOptions;
}

export type Animation = JobResult<Film>;

export type Animator = ReturnType<typeof createAnimator>;

/**
 * Makes films in a separate thread, one after the other. Progress is reported about every ten frames; it starts over if a film
 * turns out too large and is made smaller. `waiting`: maximum number of waiting films; `timeout`: milliseconds after which one is
 * aborted.
 */
export const createAnimator = ({ waiting = 4, timeout = 60_000 } = {}) =>
  createWorkerQueue<FilmOrder, Film, number>({
    script: new URL('./worker.ts', import.meta.url),
    describe: ({ frames }) => `A film of ${frames.length} frames`,
    waiting,
    timeout,
  });
