import type { Secret } from '../fairness/dice.ts';
import type { Snowflake } from '../game-types.ts';

/** The source of a season's draws, like a table's source of its dice. */
export interface SeasonSource {
  /** The season's id. */
  readonly id: string;
  readonly secret: Secret;
  /** The last interaction before joining closed; null if there was none. */
  readonly interactionId: Snowflake | null;
}

const VALUES = 65_536;

/** Numbers from a season's secret, two bytes each. */
export class Draws {
  readonly #block: (number: number) => Uint8Array;
  #blocks = 0;
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;

  /** `block`: the bytes of each block, from block 0; an even number of them. */
  constructor(block: (number: number) => Uint8Array) {
    this.#block = block;
  }

  /** `what`: the draw's name, e.g. `division 1`. */
  static from({ id, secret, interactionId }: SeasonSource, what: string): Draws {
    const from = `${id}\n${interactionId ?? '-'}\n${what}`;
    return new Draws((block) => secret.mac(`${from}\n${block}`));
  }

  /** A number in 0..`outcomes` - 1, all equally likely; at most 65,536 outcomes. */
  below(outcomes: number): number {
    const end = VALUES - (VALUES % outcomes);
    for (;;) {
      const value = this.#next();
      if (value < end) return value % outcomes;
    }
  }

  /** The number of leading zero bits of a 16-bit value: at least k with probability 1 in 2^k; 0..16. */
  zeros(): number {
    return Math.clz32(this.#next()) - 16;
  }

  shuffled<T>(things: readonly T[]): T[] {
    const left = [...things];
    const order: T[] = [];
    while (left.length > 0) order.push(...left.splice(this.below(left.length), 1));
    return order;
  }

  #next(): number {
    if (this.#at >= this.#bytes.length) {
      this.#bytes = this.#block(this.#blocks++);
      this.#at = 0;
    }
    const [high = 0, low = 0] = [this.#bytes[this.#at], this.#bytes[this.#at + 1]];
    this.#at += 2;
    return 256 * high + low;
  }
}
