/** A clock controlled by the test. */
export class TestClock {
  #ms: number;

  /** Unix milliseconds. */
  constructor(ms: number = Date.now()) {
    this.#ms = ms;
  }

  get ms(): number {
    return this.#ms;
  }

  readonly now = (): Date => new Date(this.#ms);

  advance(ms: number): void {
    if (ms < 0) throw new Error('Time does not run backwards.');
    this.#ms += ms;
  }
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
