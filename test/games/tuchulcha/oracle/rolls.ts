import type { Role } from './position.ts';

/** Every roll that §3 allows, each as ascending dice. */
export function everyRoll(players: number, role: Role): number[][] {
  const pairs = (dice: number[][]): number[][] => dice.filter((roll) => new Set(roll).size < roll.length);
  if (role !== 't') return [...ascending(2), ...pairs(ascending(3))];
  return players === 4 ? ascending(4) : [...ascending(3), ...pairs(ascending(4))];
}

function ascending(many: number): number[][] {
  if (many === 0) return [[]];
  return ascending(many - 1).flatMap((dice) =>
    [1, 2, 3, 4, 5, 6].filter((die) => die >= (dice.at(-1) ?? 1)).map((die) => [...dice, die]),
  );
}
