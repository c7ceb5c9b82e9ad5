import { randomFrom } from '../../src/games/tuchulcha/computer-players/levels.ts';
import type { Dice } from '../../src/tables/fairness/dice.ts';

/** The same rolls for the same seed. */
export function seededDice(seed: number): Dice {
  const below = randomFrom(seed);
  return {
    roll: (count) => Array.from({ length: count }, () => 1 + below(6)),
    pick: (outcomes) => below(outcomes),
    draw: (choices) => choices[below(choices.length)] ?? choices[0],
  };
}
