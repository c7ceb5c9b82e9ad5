import type { Dice } from '../../src/tables/fairness/dice.ts';

/** The same rolls for the same seed (mulberry32). */
export function seededDice(seed: number): Dice {
  const below = seeded(seed);
  return {
    roll: (count) => Array.from({ length: count }, () => 1 + below(6)),
    pick: (outcomes) => below(outcomes),
    draw: (choices) => choices[below(choices.length)] ?? choices[0],
  };
}

/** Whole numbers 0..most-1. */
export function seeded(seed: number): (most: number) => number {
  let state = seed | 0;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}
