import { randomFrom } from '../../src/games/tuchulcha/computer-players/levels.ts';
import type { Dice } from '../../src/tables/fairness/dice.ts';

/** Numbers from 0 (included) to 1 (not), the same for the same seed. */
export function seeded(seed: number): () => number {
  const below = randomFrom(seed);
  return () => below(2 ** 32) / 2 ** 32;
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
