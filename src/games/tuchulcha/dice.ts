/** How many dice are rolled (docs/rules/tuchulcha.md §3). */
import type { PlayerCount, Role } from './position.ts';

/** Dice of the first roll. */
export const firstRoll = (players: PlayerCount, role: Role): 2 | 3 | 4 =>
  role !== 'tuchulcha' ? 2 : players === 4 ? 4 : 3;

/** Whether one more die may be rolled: doubles, or two equal ones of Tuchulcha's three. */
export const mayRollMore = (players: PlayerCount, role: Role, dice: readonly number[]): boolean =>
  dice.length === firstRoll(players, role) && dice.length < 4 && hasPair(dice);

/** Whether these, in any order, can be all the dice of a turn. */
export function canBeRolled(players: PlayerCount, role: Role, dice: readonly number[]): boolean {
  const first = firstRoll(players, role);
  const more = first < 4 && dice.length === first + 1 && hasPair(dice);
  return dice.every(isDie) && (dice.length === first || more);
}

export const isDie = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= 6;

/** Possible discards of Tuchulcha: distinct values, descending (§4.6). */
export const distinct = (dice: readonly number[]): readonly number[] =>
  [...new Set(dice)].sort((a, b) => b - a);

/** The dice without one of that value. */
export function without(dice: readonly number[], die: number): readonly number[] {
  const index = dice.indexOf(die);
  return index < 0 ? dice : dice.toSpliced(index, 1);
}

const hasPair = (dice: readonly number[]): boolean => new Set(dice).size < dice.length;
