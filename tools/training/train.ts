/** Trains the learned player by games against itself (docs/learned-player.md): `npm run train`. */
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { projectFile } from '../../src/project-file.ts';
import { startWorker } from '../../src/worker-queue.ts';
import { type Course, type PlayRound, Training } from './course.ts';
import { learnedTurns, match, plainTurns } from './match.ts';
import type { Lessons } from './self-play.ts';
import type { Task } from './self-play-worker.ts';
import { formatTraining, parseTraining } from './training-file.ts';
import { formatWeights } from './weights-file.ts';

const USAGE = `usage: npm run --silent train -- --players 2|3|4 [--games N] [--seed N] [--rate N] [--lambda N] [--guests N]
                                  [--threads N] [--folder FOLDER] [--from FILE]

Plays so many games of the learned player against itself and learns from them; the weights go to assets/players/.
What it has so far is kept in FOLDER (training/): the same command goes on from there. With FILE, another course's training,
it begins with that one's weights. The same numbers give the same weights, with any number of threads.`;

/** Games between two checks of its strength, and the games against the plain player in a check. */
const GAMES_BETWEEN_CHECKS = 9_600;
const CHECK_GAMES = 400;
const CHECK_SEED = 1_000_000;

interface Options {
  readonly course: Course;
  readonly threads: number;
  readonly folder: string;
  readonly from: Uint8Array | null;
}

function parseOptions(): Options | null {
  try {
    const text = (initial: string) => ({ type: 'string', default: initial }) as const;
    const { values } = parseArgs({
      options: {
        players: text(''),
        games: text('100000'),
        seed: text('1'),
        rate: text('0.04'),
        lambda: text('0.7'),
        guests: text('0'),
        threads: text('1'),
        folder: text(projectFile('training')),
        from: text(''),
      },
    });
    const players = [2, 3, 4].find((count) => String(count) === values.players) as 2 | 3 | 4 | undefined;
    const numbers = [values.games, values.seed, values.rate, values.threads].map(Number);
    const [games = 0, seed = 0, rate = 0, threads = 0] = numbers;
    const [lambda = -1, guests = -1] = [values.lambda, values.guests].map(Number);
    const parts = [lambda, guests].every((part) => part >= 0 && part <= 1);
    const whole = [games, seed, threads].every(Number.isSafeInteger);
    if (!players || !whole || games < 1 || threads < 1 || !(rate > 0) || !parts) return null;
    const course = { players, games, seed, rate, lambda, guests };
    const from = values.from === '' ? null : readFileSync(values.from);
    const begun = from ? { ...course, from: createHash('sha256').update(from).digest('hex') } : course;
    return { course: begun, threads, folder: values.folder, from };
  } catch {
    return null;
  }
}

function distribute(workers: readonly Worker[]): PlayRound {
  return async (weights, course, first, games) => {
    const each = Math.ceil(games / workers.length);
    const parts = await Promise.all(
      workers.map((worker, index) => {
        const from = index * each;
        const task: Task = {
          weights,
          course,
          first: first + from,
          games: Math.max(0, Math.min(each, games - from)),
        };
        return new Promise<readonly Lessons[]>((resolve, reject) => {
          worker.removeAllListeners();
          worker.once('message', resolve);
          worker.once('error', reject);
          worker.postMessage(task);
        });
      }),
    );
    return parts.flat();
  };
}

function write(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

function openTraining(file: string, { course, from }: Options): Training {
  if (!statSync(file, { throwIfNoEntry: false }))
    return from ? Training.after(parseTraining(from), course) : new Training(course);
  const training = parseTraining(readFileSync(file));
  if (JSON.stringify(training.course) === JSON.stringify(course)) return training;
  throw new Error(`${file} is of another training: ${JSON.stringify(training.course)}. Move it away first.`);
}

async function run(): Promise<number> {
  const wish = parseOptions();
  if (!wish) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { course, folder } = wish;
  const { players } = course;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${players}.training`);
  const curve = path.join(folder, `${players}.csv`);
  const training = openTraining(file, wish);
  if (training.games === 0) writeFileSync(curve, 'games,seconds,turns,loss,share against the plain player\n');
  const workers = Array.from({ length: wish.threads }, () =>
    startWorker(new URL('./self-play-worker.ts', import.meta.url), {}),
  );
  const play = distribute(workers);
  let started = performance.now();
  let [losses, turns, rounds] = [0, 0, 0];
  while (!training.done) {
    const progress = await training.round(play);
    losses += progress.loss;
    turns += progress.turns;
    rounds++;
    if (training.games % GAMES_BETWEEN_CHECKS !== 0 && !training.done) continue;
    const seconds = (performance.now() - started) / 1000;
    const { share } = match(players, learnedTurns(training.result), plainTurns, CHECK_GAMES, CHECK_SEED);
    const row = [
      training.games,
      seconds.toFixed(0),
      (turns / rounds).toFixed(1),
      (losses / rounds).toFixed(4),
      share.toFixed(3),
    ];
    appendFileSync(curve, `${row.join()}\n`);
    process.stdout.write(`${row.join(' ')}\n`);
    write(file, formatTraining(training));
    [losses, turns, rounds] = [0, 0, 0];
    started = performance.now();
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  const weights = projectFile('assets/players');
  mkdirSync(weights, { recursive: true });
  write(path.join(weights, `${players}.weights`), formatWeights(training.result, players));
  return 0;
}

process.exitCode = await run();
