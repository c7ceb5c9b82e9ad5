import { randomInt } from 'node:crypto';

/** Where chance comes from. */
export interface Dice {
  /** `count` values 1..6. */
  roll(count: number): readonly number[];
  /** One of `choices`, all equally likely. */
  draw<T>(choices: readonly [T, ...T[]]): T;
}

/** The operating system's randomness. */
export const systemDice: Dice = {
  roll: (count) => Array.from({ length: count }, () => randomInt(1, 7)),
  draw: (choices) => choices[randomInt(choices.length)] ?? choices[0],
};
