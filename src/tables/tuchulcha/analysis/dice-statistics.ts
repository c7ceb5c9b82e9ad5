import type { Faces } from '../../results/result.ts';

/** Minimum expected number of each face for a meaningful statistic. */
const MIN_EXPECTED = 5;

/**
 * Pearson's chi-square statistic with five degrees of freedom, and the p-value: the share (0..1) of equally many fair dice that are
 * at least as uneven. Null for fewer than thirty dice.
 */
export function evennessOf(faces: Faces): { readonly chiSquare: number; readonly p: number } | null {
  const expected = diceIn(faces) / faces.length;
  if (expected < MIN_EXPECTED) return null;
  const chiSquare = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { chiSquare, p: upperTail(chiSquare) };
}

/** The probability that a chi-square variable with five degrees of freedom is at least this much (Abramowitz and Stegun 26.4.4). */
export const upperTail = (x: number): number =>
  erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3);

export const diceIn = (faces: Faces): number => faces.reduce((sum, count) => sum + count, 0);

/** The complementary error function for x >= 0, to 14 digits (Abramowitz and Stegun 7.1.6 and 7.1.14). */
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
