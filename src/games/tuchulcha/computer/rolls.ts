/** Which rolls there are, and how often each of them falls. */

export interface Roll {
  /** Ascending. */
  readonly dice: readonly number[];
  /** In how many ways the dice fall so. */
  readonly weight: number;
}

const FACES = 6;
const known = new Map<number, readonly Roll[]>();

/** All rolls of so many dice, from the lowest sum to the highest: 21 of two dice, 56 of three, 126 of four. */
export function possibleRolls(count: number): readonly Roll[] {
  const rolls =
    known.get(count) ??
    combinations(count, 1)
      .map((dice) => ({ dice, weight: waysOf(dice) }))
      .sort((one, other) => sumOf(one.dice) - sumOf(other.dice));
  known.set(count, rolls);
  return rolls;
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

function combinations(count: number, least: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const faces = Array.from({ length: FACES + 1 - least }, (_, index) => least + index);
  return faces.flatMap((face) => combinations(count - 1, face).map((rest) => [face, ...rest]));
}

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

function waysOf(dice: readonly number[]): number {
  let ways = factorial(dice.length);
  for (const face of new Set(dice)) ways /= factorial(dice.filter((die) => die === face).length);
  return ways;
}

/** So many of the rolls, all of the same weight: of each equal part of all ways to fall, in the order given, the one in its middle. */
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
