import { runJob } from '../../../worker-queue.ts';
import type { Film, FilmOptions } from './film.ts';
import type { FilmFrame } from './frame.ts';
import { makeFilm } from './make.ts';

export interface FilmOrder {
  readonly frames: readonly FilmFrame[];
  readonly options: FilmOptions;
}

export interface FilmProgress {
  readonly done: number;
  readonly total: number;
}

const EVERY = 10;

await runJob<FilmOrder, Film, FilmProgress>(({ frames, options }, report) =>
  makeFilm(frames, options, (done, total) => {
    if (done % EVERY === 0 || done === total) report({ done, total });
  }),
);
