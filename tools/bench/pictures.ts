/** Measures the cost of pictures: CPU time of all threads and of the main thread, bytes, the first one, and memory. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { createAnimator } from '../../src/pictures/tuchulcha/film/animator.ts';
import { compiled } from '../../test/compiled.ts';
import { longPlay } from '../../test/pictures/tuchulcha/film/played.ts';
import type { Cost } from './picture-cost.ts';

const TARGET = { milliseconds: 8, kilobytes: 150 };

const WAYS = {
  thread: 'in the drawing thread',
  warm: 'in the drawing thread, warm',
  here: 'in the main thread',
} as const;

export async function benchPictures(): Promise<void> {
  console.log(
    `pictures (wanted: boards of ${TARGET.milliseconds} ms of all threads, ${TARGET.kilobytes} KB)`,
  );
  const script = await compiled(path.join(import.meta.dirname, 'picture-cost.ts'));
  const costs: (readonly [string, Cost])[] = [];
  for (const [way, name] of Object.entries(WAYS)) {
    const { stdout } = await promisify(execFile)(process.execPath, [script, way]);
    costs.push([name, JSON.parse(stdout)]);
  }
  for (const [name, { first, kinds, memory }] of costs) {
    console.log(`  ${name}`);
    console.log(`    the first: ${first.cpu} ms of processor time, there after ${first.wall} ms`);
    for (const [kind, { cpu, main, bytes }] of Object.entries(kinds))
      console.log(
        `    ${kind}: ${cpu} ms of all threads, ${main} of the main thread, ${Math.round(bytes / 1000)} KB`,
      );
    const [before, after, all] = memory;
    console.log(`    memory: ${before} MB before the first, ${after} after it, ${all} after those of games`);
  }
  await benchFilm();
}

const LONG = 200;
const FILM = { seconds: 10, megabytes: 10 };

async function benchFilm(): Promise<void> {
  const frames = longPlay(LONG);
  const animator = createAnimator();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  const animation = await animator.run('1', { frames, options: {} });
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  await animator.close();
  if (!animation.ok) return console.log(`  film: ${animation.reason}`);
  const { value: film } = animation;
  console.log(
    [
      `  film of ${LONG} turns (wanted: under ${FILM.seconds} s, under ${FILM.megabytes} MiB):`,
      `${seconds.toFixed(1)} s, ${((seconds * 1000) / film.frames).toFixed(1)} ms a frame,`,
      `${(film.bytes.length / 2 ** 20).toFixed(1)} MiB, ${film.frames} frames of ${film.width}x${film.height},`,
      `event loop late by at most ${Math.round(delay.max / 1e6)} ms`,
    ].join(' '),
  );
}
