import type { Logger } from 'pino';

/** Work that nobody waits for, until it is done. */
export class Tasks {
  readonly #running = new Set<Promise<void>>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  get size(): number {
    return this.#running.size;
  }

  readonly run = (work: Promise<void>): void => {
    const done = work
      .catch((error: unknown) => this.#log.error({ err: error }, 'unexpected failure'))
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  };

  /** Settled when everything that is under way now is done. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }
}
