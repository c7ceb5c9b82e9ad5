import { parentPort, Worker, type WorkerOptions, workerData } from 'node:worker_threads';
import { AsyncQueue } from '@sapphire/async-queue';

/** A bounded queue in which owners (servers) take turns, whatever each has waiting. If full, the one with most items loses one. */
export class FairQueue<Item> {
  readonly #most: number;
  /** The first owner is the next to be served. No list is empty. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  /** `most` is the capacity, for all owners together. */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the item that was dropped, which may be this one or another owner's newest; null if all fit. */
  add(owner: string, item: Item): Item | null {
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
    this.#size++;
    return this.#size > this.#most ? this.#giveUp(owner) : null;
  }

  /** Removes and returns the oldest item of the next owner; null if the queue is empty. */
  next(): Item | null {
    for (const [owner, line] of this.#lines) {
      this.#lines.delete(owner);
      const item = line.shift();
      if (item === undefined) continue;
      if (line.length > 0) this.#lines.set(owner, line);
      this.#size--;
      return item;
    }
    return null;
  }

  clear(): Item[] {
    const items = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return items;
  }

  /** On a tie the newcomer loses the item. */
  #giveUp(newcomer: string): Item | null {
    let longest = newcomer;
    for (const [owner, line] of this.#lines)
      if (line.length > (this.#lines.get(longest)?.length ?? 0)) longest = owner;
    const line = this.#lines.get(longest) ?? [];
    const item = line.pop() ?? null;
    if (line.length === 0) this.#lines.delete(longest);
    this.#size--;
    return item;
  }
}

/** Runs heavy work in worker threads, one job at a time, and has the entry point for worker files. */

/** `busy`: the queue is full. `closed`: the bot is stopping. */
export type JobResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: 'busy' | 'closed' };

export interface WorkerQueueSize {
  readonly running: 0 | 1;
  readonly waiting: number;
}

interface WorkerQueue<Input, Value, Progress = never> {
  readonly size: WorkerQueueSize;
  /** Runs a job for `owner`, a server; servers take turns. Rejects if the work fails or times out. */
  run(owner: string, input: Input, onProgress?: (progress: Progress) => void): Promise<JobResult<Value>>;
  /** Terminates the running job, refuses the waiting ones, and ends the thread. */
  close(): Promise<void>;
}

interface WorkerQueueOptions<Input> {
  /** A file that calls {@link runJob}, as `new URL(…, import.meta.url)`: the build bundles each. */
  readonly script: URL;
  readonly waiting: number;
  /** Milliseconds after which a job is aborted. */
  readonly timeout: number;
  /** Names the job in error messages, such as "A film of 12 frames". */
  readonly describe: (input: Input) => string;
}

interface Job<Input, Value, Progress> {
  readonly input: Input;
  readonly onProgress: (progress: Progress) => void;
  readonly settle: (result: JobResult<Value>) => void;
  readonly fail: (error: unknown) => void;
}

type Message<Value, Progress> =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly value: Value };

export function createWorkerQueue<Input, Value, Progress = never>({
  script,
  waiting,
  timeout,
  describe,
}: WorkerQueueOptions<Input>): WorkerQueue<Input, Value, Progress> {
  const jobs = new FairQueue<Job<Input, Value, Progress>>(waiting);
  let running: { readonly worker: Worker; readonly job: Job<Input, Value, Progress> } | null = null;
  let closed = false;

  function start(job: Job<Input, Value, Progress>): void {
    const worker = startWorker(script, { workerData: job.input });
    running = { worker, job };
    const late = setTimeout(() => {
      job.fail(new Error(`${describe(job.input)} was not made in ${timeout} ms`));
      void worker.terminate();
    }, timeout);
    worker.on('message', (message: Message<Value, Progress>) => {
      if (message.type === 'progress') job.onProgress(message.progress);
      else job.settle({ ok: true, value: message.value });
    });
    worker.on('error', job.fail);
    worker.on('exit', (code) => {
      clearTimeout(late);
      running = null;
      // Has no effect if the job is settled, which it is unless the thread died.
      job.fail(new Error(`${describe(job.input)} was not made: its thread ended with code ${code}`));
      const next = jobs.next();
      if (next) start(next);
    });
  }

  return {
    get size() {
      return { running: running ? 1 : 0, waiting: jobs.size } as const;
    },
    run: (owner, input, onProgress = () => {}) => {
      if (closed) return Promise.resolve({ ok: false, reason: 'closed' });
      return new Promise((settle, fail) => {
        const job = { input, onProgress, settle, fail };
        if (running) jobs.add(owner, job)?.settle({ ok: false, reason: 'busy' });
        else start(job);
      });
    },
    close: async () => {
      closed = true;
      for (const { settle } of jobs.clear()) settle({ ok: false, reason: 'closed' });
      running?.job.settle({ ok: false, reason: 'closed' });
      await running?.worker.terminate();
    },
  };
}

/** `script` is `new URL(…, import.meta.url)`, which the build bundles. */
export const startWorker = (script: URL, options: WorkerOptions): Worker =>
  new Worker(runnable(script), { execArgv: [], ...options });

/** On Node 20, a thread that runs TypeScript has to register tsx itself; bundles run as they are. */
function runnable(script: URL): URL {
  if (!script.pathname.endsWith('.ts')) return script;
  const tsx = import.meta.resolve('tsx/esm/api');
  const code = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(script.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

export async function runJob<Input, Value, Progress = never>(
  work: (input: Input, report: (progress: Progress) => void) => Value | Promise<Value>,
): Promise<void> {
  const send = (message: Message<Value, Progress>): void => parentPort?.postMessage(message);
  const value = await work(workerData, (progress) => send({ type: 'progress', progress }));
  send({ type: 'done', value });
}

/** Runs work that shares a key in the order of the calls; work under different keys runs in parallel. */
export class KeyedQueue {
  readonly #queues = new Map<string, AsyncQueue>();

  isBusy(key: string): boolean {
    return this.#queues.has(key);
  }

  /** Whether other work waits for what runs under this key. */
  isAwaited(key: string): boolean {
    return (this.#queues.get(key)?.remaining ?? 0) > 1;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? new AsyncQueue();
    this.#queues.set(key, queue);
    await queue.wait();
    try {
      return await work();
    } finally {
      queue.shift();
      if (queue.remaining === 0) this.#queues.delete(key);
    }
  }
}
