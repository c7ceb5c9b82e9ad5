/** Makes one film in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Film, FilmFrame, FilmOptions } from '../../results/film/film.ts';
import { makeFilm } from '../../results/film/make.ts';

export interface Order {
  readonly frames: readonly FilmFrame[];
  readonly options: FilmOptions;
}

/** `film.bytes` arrives as a plain Uint8Array. */
export type Report =
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | { readonly type: 'film'; readonly film: Film };

const EVERY = 10;

const { frames, options }: Order = workerData;
const send = (report: Report): void => parentPort?.postMessage(report);

const film = await makeFilm(frames, options, (done, total) => {
  if (done % EVERY === 0 || done === total) send({ type: 'progress', done, total });
});
send({ type: 'film', film });
