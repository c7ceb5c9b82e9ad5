/** Seconds. */
const WAITS = [2, 10, 60] as const;
const LAST_WAIT = 300;

/**
 * Retries failed work after increasing delays: a few times, or, if the problem is temporary, every five minutes. After the last
 * attempt, a new failure starts again from the first delay.
 */
export class RetryQueue {
  readonly #attempts = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;

  /** `work` must not throw; it calls `retry` again or `clear` itself. Only one attempt is scheduled for each key. */
  retry(key: string, work: () => Promise<void>, { mayPass = false } = {}): void {
    if (this.#isStopped || this.#timers.has(key)) return;
    const attempt = this.#attempts.get(key) ?? 0;
    if (attempt > WAITS.length && !mayPass) {
      this.#attempts.delete(key);
      return;
    }
    const seconds = WAITS[attempt] ?? LAST_WAIT;
    this.#attempts.set(key, attempt + 1);
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      const running = work().finally(() => this.#running.delete(running));
      this.#running.add(running);
    }, seconds * 1000);
    this.#timers.set(key, timer);
  }

  get length(): number {
    return this.#timers.size;
  }

  clear(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.#attempts.delete(key);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.#running);
  }
}
