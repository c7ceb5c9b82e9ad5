import { Worker } from 'node:worker_threads';
import type { Film, FilmFrame, FilmOptions, OnProgress } from '../../results/film/film.ts';
import type { Order, Report } from './worker.ts';

export interface AnimationOptions extends FilmOptions {
  /** Called about every ten frames; begins anew where a film turns out too large and is made smaller. */
  readonly onProgress?: OnProgress;
}

/** `busy`: too many wait already. `closed`: the bot is stopping. */
export type Animation =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly reason: 'busy' | 'closed' };

export interface Animator {
  /**
   * A game, or a part of it, as an animated picture: a frame each, in order. Made in a thread of its own, one after the
   * other. Rejects where a film fails, which is a fault of ours.
   */
  animateGame(frames: readonly FilmFrame[], options?: AnimationOptions): Promise<Animation>;
  /** Ends the film in the making, refuses those that wait, and leaves no thread behind. */
  close(): Promise<void>;
}

export interface AnimatorOptions {
  /** How many films may wait while one is made. */
  readonly waiting?: number;
  /** Milliseconds after which a film is given up. */
  readonly patience?: number;
}

interface Job {
  readonly order: Order;
  readonly onProgress: OnProgress;
  readonly settle: (animation: Animation) => void;
  readonly fail: (error: unknown) => void;
}

const SCRIPT = new URL('./worker.mjs', import.meta.url);

export function createAnimator({ waiting = 4, patience = 60_000 }: AnimatorOptions = {}): Animator {
  const jobs: Job[] = [];
  let running: { readonly worker: Worker; readonly job: Job } | null = null;
  let closed = false;

  function next(): void {
    const job = running ? undefined : jobs.shift();
    if (!job) return;
    const worker = new Worker(SCRIPT, { workerData: job.order, execArgv: [] });
    running = { worker, job };
    const late = setTimeout(() => {
      job.fail(new Error(`A film of ${job.order.frames.length} frames was not made in ${patience} ms`));
      void worker.terminate();
    }, patience);
    worker.on('message', (report: Report) => {
      if (report.type === 'progress') job.onProgress(report.done, report.total);
      else job.settle({ ok: true, film: { ...report.film, bytes: Buffer.from(report.film.bytes) } });
    });
    worker.on('error', job.fail);
    worker.on('exit', (code) => {
      clearTimeout(late);
      running = null;
      // Settled already, unless the thread died without a word.
      job.fail(new Error(`The thread of a film ended with code ${code}`));
      if (!closed) next();
    });
  }

  return {
    animateGame: (frames, { onProgress = () => {}, ...options } = {}) => {
      if (closed) return Promise.resolve({ ok: false, reason: 'closed' });
      if (running && jobs.length >= waiting) return Promise.resolve({ ok: false, reason: 'busy' });
      return new Promise((settle, fail) => {
        jobs.push({ order: { frames, options }, onProgress, settle, fail });
        next();
      });
    },
    close: async () => {
      closed = true;
      for (const job of jobs.splice(0)) job.settle({ ok: false, reason: 'closed' });
      running?.job.settle({ ok: false, reason: 'closed' });
      await running?.worker.terminate();
    },
  };
}
