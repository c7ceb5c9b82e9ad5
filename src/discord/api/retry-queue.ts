import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Seconds before each further attempt. */
const WAITS = [2, 10, 60, 300] as const;

/** Tries again later what failed, a few times; after that the next occasion counts as the first. */
export class RetryQueue {
  readonly #attempts = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor() {
    // Any number may pause at once.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** `work`, which doesn't throw, calls `again` or `done` itself. One attempt a key is waited for. */
  retry(key: string, work: () => Promise<void>): void {
    if (this.#stopping.signal.aborted || this.#timers.has(key)) return;
    const attempt = this.#attempts.get(key) ?? 0;
    const seconds = WAITS[attempt];
    if (seconds === undefined) {
      this.#attempts.delete(key);
      return;
    }
    this.#attempts.set(key, attempt + 1);
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      const running = work().finally(() => this.#running.delete(running));
      this.#running.add(running);
    }, seconds * 1000);
    this.#timers.set(key, timer);
  }

  /** How many wait for another attempt. */
  get length(): number {
    return this.#timers.size;
  }

  /** It has succeeded, on whatever occasion. */
  clear(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.#attempts.delete(key);
  }

  /** Waits so many milliseconds, and no longer than until everything stops. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, null, { signal: this.#stopping.signal }).catch(() => {});
  }

  /** Waits for what is under way; nothing is begun any more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.#running);
  }
}
