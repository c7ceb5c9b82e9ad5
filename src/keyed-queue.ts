import { AsyncQueue } from '@sapphire/async-queue';

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
