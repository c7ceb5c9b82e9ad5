/** Discord's ids contain their time of creation, counted from 2015. */
const DISCORD_EPOCH = 1_420_070_400_000;

/** A snowflake with the creation time `milliseconds` (Unix time) and a `sequence`, 0 to 4095, within it. */
export function snowflakeAt(milliseconds: number, sequence: number): string {
  return ((BigInt(milliseconds - DISCORD_EPOCH) << 22n) | (1n << 17n) | BigInt(sequence)).toString();
}

/** A snowflake's creation time in Unix milliseconds. */
export function snowflakeTime(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}

/** Generates increasing snowflakes, even if the clock stops or goes back. */
export class Snowflakes {
  readonly #now: () => number;
  #millisecond = 0;
  #sequence = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  next(): string {
    const now = Math.trunc(this.#now());
    if (now > this.#millisecond) {
      this.#millisecond = now;
      this.#sequence = 0;
    } else if (this.#sequence === 0xfff) {
      this.#millisecond += 1;
      this.#sequence = 0;
    } else {
      this.#sequence += 1;
    }
    return snowflakeAt(this.#millisecond, this.#sequence);
  }
}
