/** Discord's ids, which tell when they were made. */
const DISCORD_EPOCH = 1_420_070_400_000;

/** A snowflake made at `milliseconds` (Unix time), the `sequence`-th (0 to 4095) of its millisecond. */
export function snowflakeAt(milliseconds: number, sequence: number): string {
  return ((BigInt(milliseconds - DISCORD_EPOCH) << 22n) | (1n << 17n) | BigInt(sequence)).toString();
}

/** When a snowflake was made, in Unix milliseconds. */
export function snowflakeTime(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}

/** Snowflakes that always grow, even while the clock stands still or goes back. */
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
