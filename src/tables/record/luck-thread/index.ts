import { Worker } from 'node:worker_threads';
import type { Frame } from '../../results/frames.ts';
import type { TurnLuck } from '../../results/luck.ts';

export interface LuckThread {
  /**
   * What {@link luckOf} says of a game, one game after the other, in a thread of its own. Null: too many wait already, or all
   * stops. Rejects where it fails or takes too long, which is a fault of ours.
   */
  luckOf(frames: readonly Frame[]): Promise<readonly TurnLuck[] | null>;
  /** Gives up what is under way, refuses those that wait, and leaves no thread behind. */
  close(): Promise<void>;
}

export interface LuckThreadOptions {
  /** How many games may wait while one is weighed. */
  readonly waiting?: number;
  /** Milliseconds after which a game is given up. */
  readonly patience?: number;
}

interface Job {
  readonly frames: readonly Frame[];
  readonly settle: (luck: readonly TurnLuck[] | null) => void;
  readonly fail: (error: unknown) => void;
}

const SCRIPT = new URL('./worker.mjs', import.meta.url);

export function createLuckThread({ waiting = 8, patience = 60_000 }: LuckThreadOptions = {}): LuckThread {
  const jobs: Job[] = [];
  let running: { readonly worker: Worker; readonly job: Job } | null = null;
  let closed = false;

  function next(): void {
    const job = running ? undefined : jobs.shift();
    if (!job) return;
    const worker = new Worker(SCRIPT, { workerData: job.frames, execArgv: [] });
    running = { worker, job };
    const late = setTimeout(() => {
      job.fail(new Error(`The luck of ${job.frames.length} turns was not weighed in ${patience} ms`));
      void worker.terminate();
    }, patience);
    worker.on('message', job.settle);
    worker.on('error', job.fail);
    worker.on('exit', (code) => {
      clearTimeout(late);
      running = null;
      // Settled already, unless the thread died without a word.
      job.fail(new Error(`The thread of a game's luck ended with code ${code}`));
      if (!closed) next();
    });
  }

  return {
    luckOf: (frames) => {
      if (closed || (running && jobs.length >= waiting)) return Promise.resolve(null);
      return new Promise((settle, fail) => {
        jobs.push({ frames, settle, fail });
        next();
      });
    },
    close: async () => {
      closed = true;
      for (const job of jobs.splice(0)) job.settle(null);
      running?.job.settle(null);
      await running?.worker.terminate();
    },
  };
}
