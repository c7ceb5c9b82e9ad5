import type { Worker } from 'node:worker_threads';
import { FairQueue, startWorker } from '../worker-queue.ts';
import type { DescribedPicture, Drawable } from './painter.ts';

/**
 * One queue for all pictures of the process. Each takes about 10 ms of CPU, so a hundred people who look at profiles would delay
 * every game by a second. Few pictures are drawn at the same time, those of turns first, and servers take turns. The job chooses
 * the drawing thread.
 */

/** `turn`: of a table's own message, which is drawn before all others and never refused. `answer`: for a person who asked. */
type DrawingPriority = 'turn' | 'answer';

/** The result if a requested picture is not drawn because too many are waiting. */
export const BUSY = Symbol('too many pictures wait');

interface DrawingQueueOptions {
  /** Number of pictures drawn at the same time: while one is encoded, the next is painted. */
  readonly atOnce?: number;
  /** Maximum number of waiting answers. */
  readonly waiting?: number;
}

/** The numbers of waiting pictures, and of those being drawn. */
interface DrawingQueueSize {
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

  /** Resolves to the job's picture. `serverId`: the owner of the share of the queue; in direct messages the person. */
  submit<T>(serverId: string, priority: 'turn', job: () => Promise<T>): Promise<T>;
  submit<T>(serverId: string, priority: DrawingPriority, job: () => Promise<T>): Promise<T | typeof BUSY>;
  submit<T>(serverId: string, priority: DrawingPriority, job: () => Promise<T>): Promise<T | typeof BUSY> {
    return new Promise((settle, fail) => {
      const waiting: Waiting = {
        draw: () => Promise.resolve().then(job).then(settle, fail),
        refuse: () => settle(BUSY),
      };
      const queue = priority === 'turn' ? this.#turns : this.#answers;
      // Before it is added, since a picture that can be drawn now doesn't count as waiting.
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
  /** Rejects if the picture fails, which is a bug. */
  draw(what: Drawable): Promise<DescribedPicture>;
  /** Starts the thread, and lets it draw what the first pictures need. */
  warmUp(): Promise<void>;
  /** Aborts drawing, and ends the thread. */
  close(): Promise<void>;
}

/** URLs of files that export a `painter`, by game. */
export type PainterFiles = Readonly<Record<string, string>>;

export interface DrawingThreadOptions {
  readonly painters?: PainterFiles;
  /** Milliseconds after which a thread that has not drawn a picture is considered dead. */
  readonly timeout?: number;
  /** Called when a thread died or was ended. */
  readonly onDeath?: (error: Error) => void;
  /** A file that draws, and ends on request, like `worker.ts`. */
  readonly script?: URL;
}

/** `end` asks a thread to end after its current picture. */
export type ThreadMessage = DrawingOrder | 'end';

interface DrawingOrder {
  readonly id: number;
  /** Null: a warm-up. */
  readonly what: Drawable | null;
}

export type DrawingResult =
  | { readonly id: number; readonly picture: DescribedPicture | null }
  | { readonly id: number; readonly error: unknown };

interface Job extends DrawingOrder {
  readonly settle: (picture: DescribedPicture | null) => void;
  readonly fail: (error: unknown) => void;
  /** A thread died while drawing this. It is drawn again alone, to see whether it was the reason. */
  isSuspect: boolean;
}

/** Megabytes for young objects. With Node's default of up to 48, unused pixels would be kept until that size is reached. */
const YOUNG_MB = 4;

/** Milliseconds after which a thread that was asked to end is considered hung. */
const END_TIMEOUT_MS = 5000;

/**
 * Draws in a separate thread, so that a picture blocks nothing else: the main thread only sends its view and gets the file. The
 * thread stays, with its cached drawings. If it dies, another one draws its pending pictures.
 */
export function createDrawingThread({
  painters = {},
  timeout = 30_000,
  onDeath = () => {},
  script = new URL('./drawing-worker.ts', import.meta.url),
}: DrawingThreadOptions): DrawingThread {
  let worker: Worker | null = null;
  let ids = 0;
  let closed = false;
  const waiting: Job[] = [];
  const drawing = new Map<number, Job & { readonly late: NodeJS.Timeout }>();

  /** A suspect alone; all others together, since one is encoded while the next is painted. */
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
      // It contains something that can't be sent to a thread.
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
    // An idle thread doesn't keep a process alive.
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
 * Ends a drawing thread. Terminating it during a call to the JPEG encoder would crash the whole process: the encoder's addon can't
 * throw its error anywhere.
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
