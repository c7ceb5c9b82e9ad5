import type { Faces } from '../../results/result.ts';
import type { Frame } from './frames.ts';

interface PipLuck {
  readonly dice: number;
  readonly sum: number;
  /** It is 3.5 a die. */
  readonly expected: number;
  /** How far the sum is above (below: less than 0) that, in standard deviations; 0 without dice. */
  readonly deviations: number;
}

const MEAN = 3.5;

const VARIANCE = 35 / 12;

/** Of all dice of a game, by color or by player or however turns are told apart; turns without a key are left out. */
export function pipsBy<K>(
  frames: readonly Frame[],
  keyOf: (frame: Frame) => K | null,
): ReadonlyMap<K, PipLuck> {
  const rolled = new Map<K, number[]>();
  for (const frame of frames) {
    const key = keyOf(frame);
    if (key === null) continue;
    const dice = rolled.get(key) ?? [];
    dice.push(...frame.dice);
    rolled.set(key, dice);
  }
  return new Map([...rolled].map(([key, dice]) => [key, pipLuck(dice)]));
}

export function pipLuck(dice: readonly number[]): PipLuck {
  const count = dice.length;
  const sum = dice.reduce((pips, die) => pips + die, 0);
  const expected = MEAN * count;
  const deviations = count === 0 ? 0 : (sum - expected) / Math.sqrt(VARIANCE * count);
  return { dice: count, sum, expected, deviations };
}

interface Evenness {
  /** Pearson's statistic, 0 or more, with five degrees of freedom. */
  readonly chiSquare: number;
  /** The share of fair dice, thrown as often, that come out as uneven as these or more: 0..1. */
  readonly p: number;
}

/** Below this many of each face, as expected, the statistic means nothing. */
const LEAST_EXPECTED = 5;

/** Returns null where there are fewer than thirty dice, too few to tell. */
export function evennessOf(faces: Faces): Evenness | null {
  const expected = diceIn(faces) / faces.length;
  if (expected < LEAST_EXPECTED) return null;
  const chiSquare = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { chiSquare, p: upperTail(chiSquare) };
}

/** How likely a chi-square variable with five degrees of freedom is to be this much or more (Abramowitz and Stegun 26.4.4). */
export const upperTail = (x: number): number =>
  erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3);

export const diceIn = (faces: Faces): number => faces.reduce((sum, count) => sum + count, 0);

/** The complementary error function for 0 and more, to 14 digits (Abramowitz and Stegun 7.1.6 and 7.1.14). */
export function erfc(z: number): number {
  const bell = Math.exp(-z * z) / Math.sqrt(Math.PI);
  if (z < 2) {
    let term = 2 * z;
    let sum = 0;
    for (let odd = 3; term > 1e-17; odd += 2) {
      sum += term;
      term *= (2 * z * z) / odd;
    }
    return 1 - bell * sum;
  }
  let below = z;
  for (let level = 80; level > 0; level--) below = z + level / 2 / below;
  return bell / below;
}
