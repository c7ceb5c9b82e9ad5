/** The number of dice to roll (docs/rules/tuchulcha.md §3). */
import type { PlayerCount, Role } from './board.ts';

export const firstRoll = (players: PlayerCount, role: Role): 2 | 3 | 4 =>
  role !== 'tuchulcha' ? 2 : players === 4 ? 4 : 3;

/** Whether another die may be rolled: doubles, or two equal ones of Tuchulcha's three. */
export const mayRollMore = (players: PlayerCount, role: Role, dice: readonly number[]): boolean =>
  dice.length === firstRoll(players, role) && dice.length < 4 && hasPair(dice);

export const isDie = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= 6;

/** Possible discards of Tuchulcha: distinct values, descending (§4.6). */
export const distinct = (dice: readonly number[]): readonly number[] =>
  [...new Set(dice)].sort((a, b) => b - a);

export function without(dice: readonly number[], die: number): readonly number[] {
  const index = dice.indexOf(die);
  return index < 0 ? dice : dice.toSpliced(index, 1);
}

export const hasPair = (dice: readonly number[]): boolean => new Set(dice).size < dice.length;

export interface Roll {
  /** Ascending. */
  readonly dice: readonly number[];
  readonly weight: number;
}

export const FACES = [1, 2, 3, 4, 5, 6] as const;
const known = new Map<string, readonly Roll[]>();

/** Rolls of this many dice, sorted by sum. More than `first` dice only if the first ones allow another (§3). */
export function possibleRolls(count: number, first = count): readonly Roll[] {
  const key = `${count} ${first}`;
  const rolls =
    known.get(key) ??
    counted(inOrder(count).filter((dice) => count === first || hasPair(dice.slice(0, first))));
  known.set(key, rolls);
  return rolls;
}

const inOrder = (count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : inOrder(count - 1).flatMap((dice) => FACES.map((face) => [...dice, face]));

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

function counted(all: readonly (readonly number[])[]): readonly Roll[] {
  const weights = new Map<string, Roll>();
  for (const dice of all) {
    const sorted = dice.toSorted();
    const key = sorted.join();
    weights.set(key, { dice: sorted, weight: (weights.get(key)?.weight ?? 0) + 1 });
  }
  return [...weights.values()].sort((one, other) => sumOf(one.dice) - sumOf(other.dice));
}

/** A sample of the rolls, all of the same weight: the middle of each equal part of all ways to fall, in the given order. */
export function sampleOf(rolls: readonly Roll[], size: number): readonly Roll[] {
  const all = rolls.reduce((sum, { weight }) => sum + weight, 0);
  const sample: Roll[] = [];
  let passed = 0;
  for (const { dice, weight } of rolls) {
    passed += weight;
    while (sample.length < size && (all * (sample.length + 0.5)) / size < passed)
      sample.push({ dice, weight: 1 });
  }
  return sample;
}

/** The mean of values, weighted by the rolls' probabilities. */
export function expectedValue(rolls: readonly Roll[], value: (dice: readonly number[]) => number): number {
  let [sum, weights] = [0, 0];
  for (const { dice, weight } of rolls) {
    sum += weight * value(dice);
    weights += weight;
  }
  return sum / weights;
}
