import type { Dice } from '../../src/tables/fairness/dice.ts';

/** Numbers from 0 (included) to 1 (not), the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Dice by a seed; what is laid out is rolled before. */
export class TestDice implements Dice {
  readonly #random: () => number;
  readonly #laidOut: (readonly number[])[] = [];

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  /** The next rolls, in order; each must have the number of dice that will be rolled. */
  next(...rolls: readonly (readonly number[])[]): void {
    this.#laidOut.push(...rolls);
  }

  /** The game's starting player is the first clockwise: the opener of a test's table. */
  draw<T>(choices: readonly [T, ...T[]]): T {
    return choices[0];
  }

  pick(outcomes: number): number {
    return Math.floor(this.#random() * outcomes);
  }

  roll(count: number): readonly number[] {
    const laid = this.#laidOut.shift();
    if (laid && laid.length !== count)
      throw new Error(`${count} dice were asked for, ${laid.join('-')} was laid out.`);
    return laid ?? Array.from({ length: count }, () => 1 + Math.floor(this.#random() * 6));
  }
}
