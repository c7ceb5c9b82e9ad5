import type { Worker } from 'node:worker_threads';
import { FairQueue, startWorker } from '../worker-queue.ts';
import type { DescribedPicture, Drawable } from './painter.ts';

/**
 * One queue for every picture of the process. Each takes some 10 ms of a processor, so that a hundred people who look at profiles
 * would make every game wait for a second. Behind the queue few pictures are drawn at once, those of turns first, and servers take
 * turns. Which thread draws is the job's own matter.
 */

/** `turn`: of a table's own message, which is drawn before all others and never refused. `answer`: for a person who asked. */
type DrawingPriority = 'turn' | 'answer';

/** Where a picture that was asked for is not drawn: too many wait. */
export const BUSY = Symbol('too many pictures wait');

interface DrawingQueueOptions {
  /** How many pictures are drawn at once: while one is encoded, the next is painted. */
  readonly atOnce?: number;
  /** How many answers may wait. */
  readonly waiting?: number;
}

/** How many pictures wait, and how many are being drawn. */
export interface DrawingQueueSize {
  readonly drawing: number;
  readonly turns: number;
  readonly answers: number;
}

interface Waiting {
  readonly draw: () => Promise<void>;
  readonly refuse: () => void;
}

export class DrawingQueue {
  readonly #atOnce: number;
  readonly #turns = new FairQueue<Waiting>(Number.POSITIVE_INFINITY);
  readonly #answers: FairQueue<Waiting>;
  #drawing = 0;

  constructor({ atOnce = 2, waiting = 50 }: DrawingQueueOptions = {}) {
    this.#atOnce = atOnce;
    this.#answers = new FairQueue(waiting);
  }

  get size(): DrawingQueueSize {
    return { drawing: this.#drawing, turns: this.#turns.size, answers: this.#answers.size };
  }

  /** The job's picture when it is drawn. `serverId`: whose share of the queue it takes; in direct messages the person's. */
  submit<T>(serverId: string, priority: 'turn', job: () => Promise<T>): Promise<T>;
  submit<T>(serverId: string, priority: DrawingPriority, job: () => Promise<T>): Promise<T | typeof BUSY>;
  submit<T>(serverId: string, priority: DrawingPriority, job: () => Promise<T>): Promise<T | typeof BUSY> {
    return new Promise((settle, fail) => {
      const waiting: Waiting = {
        draw: () => Promise.resolve().then(job).then(settle, fail),
        refuse: () => settle(BUSY),
      };
      const queue = priority === 'turn' ? this.#turns : this.#answers;
      // Before it is added: what can be drawn now doesn't count as waiting.
      if (this.#drawing < this.#atOnce) this.#draw(waiting);
      else queue.add(serverId, waiting)?.refuse();
    });
  }

  #draw({ draw }: Waiting): void {
    this.#drawing++;
    void draw().finally(() => {
      this.#drawing--;
      const next = this.#turns.next() ?? this.#answers.next();
      if (next) this.#draw(next);
    });
  }
}

export interface DrawingThread {
  /** Rejects where the picture fails, which is a fault of ours. */
  draw(what: Drawable): Promise<DescribedPicture>;
  /** Starts the thread, and has it draw what the first pictures need. */
  warmUp(): Promise<void>;
  /** Gives up what is being drawn, and leaves no thread behind. */
  close(): Promise<void>;
}

/** By the names of their games, the addresses of files that export a `painter`. */
export type PainterFiles = Readonly<Record<string, string>>;

export interface DrawingThreadOptions {
  readonly painters?: PainterFiles;
  /** Milliseconds after which a thread that has not drawn a picture is taken for dead. */
  readonly timeout?: number;
  /** Called when a thread died or was given up. */
  readonly onDeath?: (error: Error) => void;
  /** A file that draws, and ends when asked to, as `worker.ts` does. */
  readonly script?: URL;
}

/** `end` asks a thread to end once the picture that it draws is done. */
export type ThreadMessage = DrawingOrder | 'end';

interface DrawingOrder {
  readonly id: number;
  /** Null: what first pictures need. */
  readonly what: Drawable | null;
}

export type DrawingResult =
  | { readonly id: number; readonly picture: DescribedPicture | null }
  | { readonly id: number; readonly error: unknown };

interface Job extends DrawingOrder {
  readonly settle: (picture: DescribedPicture | null) => void;
  readonly fail: (error: unknown) => void;
  /** A thread died while this was being drawn. It is drawn again alone, to see whether it was the reason. */
  isSuspect: boolean;
}

/**
 * Megabytes for young objects, of which Node gives a thread up to 48: pixels that are no longer needed would be kept, 3 MB for each
 * picture, until so much has come together.
 */
const YOUNG_MB = 4;

/** Milliseconds after which a thread that was asked to end is taken for hung. */
const END_TIMEOUT_MS = 5000;

/**
 * Draws in a thread of its own, so that a picture holds up nothing else: the main thread only sends its view and gets the file. The thread
 * stays, with what it has painted once. Where it dies, another draws what it had begun.
 */
export function createDrawingThread({
  painters = {},
  timeout = 30_000,
  onDeath = () => {},
  script = new URL('./drawing-worker.ts', import.meta.url),
}: DrawingThreadOptions = {}): DrawingThread {
  let worker: Worker | null = null;
  let ids = 0;
  let closed = false;
  const waiting: Job[] = [];
  const drawing = new Map<number, Job & { readonly late: NodeJS.Timeout }>();

  /** A suspect alone; all others at once, since one is encoded beside the next. */
  function next(): void {
    while (waiting[0]) {
      const isAlone = waiting[0].isSuspect || [...drawing.values()].some(({ isSuspect }) => isSuspect);
      if (isAlone && drawing.size > 0) return;
      begin(waiting.shift() as Job);
    }
  }

  function begin(job: Job): void {
    worker ??= start();
    const thread = worker;
    try {
      thread.postMessage({ id: job.id, what: job.what } satisfies ThreadMessage);
    } catch (error) {
      // It holds something that no thread can be sent.
      job.fail(error);
      return;
    }
    thread.ref();
    const late = setTimeout(() => {
      void end(thread);
      die(thread, new Error(`a picture was not drawn in ${timeout} ms`));
    }, timeout);
    drawing.set(job.id, { ...job, late });
  }

  function start(): Worker {
    const started = startWorker(script, {
      workerData: painters,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    started.on('message', (result: DrawingResult) => {
      if (started === worker) settle(result);
    });
    started.on('error', (error) => die(started, error));
    started.on('exit', (code) => die(started, new Error(`the drawing thread ended with code ${code}`)));
    return started;
  }

  function settle(result: DrawingResult): void {
    const job = drawing.get(result.id);
    if (!job) return;
    clearTimeout(job.late);
    drawing.delete(result.id);
    if ('error' in result) job.fail(result.error);
    else job.settle(result.picture && { ...result.picture, bytes: bufferOf(result.picture.bytes) });
    next();
    // An idle thread keeps no process from ending.
    if (drawing.size === 0) worker?.unref();
  }

  function die(dead: Worker, error: Error): void {
    if (dead !== worker) return;
    worker = null;
    const begun = [...drawing.values()];
    drawing.clear();
    for (const { late } of begun) clearTimeout(late);
    onDeath(error);
    for (const job of begun.filter(({ isSuspect }) => isSuspect)) job.fail(error);
    waiting.unshift(
      ...begun.filter(({ isSuspect }) => !isSuspect).map((job) => ({ ...job, isSuspect: true })),
    );
    next();
  }

  const run = (what: Drawable | null): Promise<DescribedPicture | null> =>
    new Promise((settle, fail) => {
      if (closed) return fail(new Error('nothing is drawn any more: the bot is stopping'));
      waiting.push({ id: ids++, what, settle, fail, isSuspect: false });
      next();
    });

  return {
    draw: async (what) => (await run(what)) as DescribedPicture,
    warmUp: async () => {
      await run(null);
    },
    close: async () => {
      closed = true;
      const ended = worker;
      worker = null;
      const isDrawing = drawing.size > 0;
      const left = [...waiting.splice(0), ...drawing.values()];
      for (const { late } of drawing.values()) clearTimeout(late);
      drawing.clear();
      for (const { fail } of left) fail(new Error('the bot is stopping'));
      if (ended && isDrawing) await end(ended);
      else await ended?.terminate();
    },
  };
}

/**
 * Ends a thread that draws. Terminated in the middle of a call to the JPEG encoder, it would take the whole process with it: the
 * encoder's addon has nobody to throw its error to.
 */
async function end(thread: Worker): Promise<void> {
  const ended = new Promise((resolve) => thread.once('exit', resolve));
  thread.postMessage('end' satisfies ThreadMessage);
  const hung = setTimeout(() => thread.terminate(), END_TIMEOUT_MS);
  await ended;
  clearTimeout(hung);
}

/** Bytes arrive from a thread as a plain Uint8Array. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
