import { AsyncQueue } from '@sapphire/async-queue';

/** Runs the work under one key in the order in which it was asked for; work under other keys runs meanwhile. */
export class KeyedQueue {
  readonly #queues = new Map<string, AsyncQueue>();

  /** Whether work under the key is running or waiting. */
  isBusy(key: string): boolean {
    return this.#queues.has(key);
  }

  /** Resolves and rejects as the work does. */
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
