import { FairQueue } from '../worker-queue.ts';

/**
 * One queue for every picture of the process. Each takes some 10 ms of a processor, so that a hundred people who look at profiles
 * would make every game wait for a second. Behind the queue few pictures are drawn at once, those of turns first, and servers take
 * turns. Which thread draws is the job's own matter.
 */

/** `turn`: of a table's own message, which is drawn before all others and never refused. `answer`: for a person who asked. */
export type DrawingPriority = 'turn' | 'answer';

/** Where a picture that was asked for is not drawn: too many wait. */
export const BUSY = Symbol('too many pictures wait');

export interface DrawingQueueOptions {
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
