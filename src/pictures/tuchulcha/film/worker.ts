import { runJob } from '../../../worker-queue.ts';
import type { FilmOrder } from './animator.ts';
import { type Film, makeFilm } from './film.ts';

const EVERY = 10;

await runJob<FilmOrder, Film, number>(({ frames, options }, report) =>
  makeFilm(frames, options, (done) => {
    if (done % EVERY === 0 || done === frames.length) report(done);
  }),
);
