import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Certainty,
  chancesOf,
  GUESSES_ADDED,
  pointsOf,
  rankSeers,
  type SeerSums,
} from '../../../src/tables/prophecies/prophecies.ts';
import { runs } from '../../runs.ts';

/** Brier's score, as his paper has it: written again without the code that is tested. */
function scoreByHand(forecast: number[], came: number[]): number {
  let sum = 0;
  for (let option = 0; option < forecast.length; option++)
    sum +=
      (Number(forecast[option]) - Number(came[option])) * (Number(forecast[option]) - Number(came[option]));
  return sum;
}

/** Two thirds of an even guess and a third of certainty, or a fifth and four fifths. */
const forecastByHand = (options: number, chosen: number, sure: boolean): number[] =>
  [...Array(options).keys()].map((option) =>
    sure ? 0.2 / options + (option === chosen ? 0.8 : 0) : 2 / 3 / options + (option === chosen ? 1 / 3 : 0),
  );

const certainty = fc.constantFrom<Certainty>('likely', 'sure');

/** Beliefs about this many options: any shares that sum to 1. */
const beliefs = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 6 })
  .map((parts) => parts.map((part) => part / parts.reduce((sum, one) => sum + one, 0)));

describe('points of an answer', () => {
  test.each([
    ['of two, likely and right', 0, 'likely', [1, 0], 56],
    ['of two, likely and wrong', 0, 'likely', [0, 1], -78],
    ['of two, sure and right', 1, 'sure', [0, 1], 96],
    ['of two, sure and wrong', 1, 'sure', [1, 0], -224],
    ['of four, likely and right', 2, 'likely', [0, 0, 1, 0], 56],
    ['of four, likely and wrong', 2, 'likely', [1, 0, 0, 0], -33],
    ['of four, sure and right', 3, 'sure', [0, 0, 0, 1], 96],
    ['of four, sure and wrong', 3, 'sure', [1, 0, 0, 0], -117],
    ['of four, likely, and two share it', 0, 'likely', [0.5, 0.5, 0, 0], 11],
  ] as const)('%s', (_, chosen, said, outcome, points) => {
    expect(pointsOf(chosen, said, outcome)).toBe(points);
  });

  test('are those of Brier, worked out by hand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(), fc.nat(), certainty, (options, a, b, said) => {
        const [chosen, came] = [a % options, b % options];
        const outcome = [...Array(options).keys()].map((option) => (option === came ? 1 : 0));
        const even = scoreByHand(Array(options).fill(1 / options), outcome);
        const own = scoreByHand(forecastByHand(options, chosen, said === 'sure'), outcome);
        const byHand = (100 * (even - own)) / (1 - 1 / options);
        expect(Math.abs(pointsOf(chosen, said, outcome) - byHand)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
      { numRuns: runs(200, 1000) },
    );
  });

  test('can be expected most for the option that somebody believes in most, and more than none from 7 in 10 of two', () => {
    fc.assert(
      fc.property(beliefs, certainty, (believed, said) => {
        const expected = (chosen: number) =>
          believed.reduce((sum, chance, came) => {
            const outcome = believed.map((_, option) => (option === came ? 1 : 0));
            return sum + chance * pointsOf(chosen, said, outcome);
          }, 0);
        const best = believed.indexOf(Math.max(...believed));
        // Points are whole numbers.
        for (const chosen of believed.keys())
          expect(expected(best)).toBeGreaterThanOrEqual(expected(chosen) - 1);
      }),
      { numRuns: runs(200, 1000) },
    );
    const at = (chance: number, said: Certainty) =>
      chance * pointsOf(0, said, [1, 0]) + (1 - chance) * pointsOf(0, said, [0, 1]);
    expect([at(0.5, 'likely') < 0, at(0.67, 'likely') > 0, at(0.67, 'likely') > at(0.67, 'sure')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(at(0.9, 'sure')).toBeGreaterThan(at(0.9, 'likely'));
  });

  test('come from chances that are together 1', () => {
    for (const options of [2, 3, 4, 6])
      for (const said of ['likely', 'sure'] as const) {
        const chances = chancesOf(options, 1, said);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(chances[1]).toBe(Math.max(...chances));
      }
  });
});

describe('seers', () => {
  const seer = (userId: string, answers: number, points: number): SeerSums => ({
    userId,
    answers,
    points,
    right: 0,
  });

  test('are ranked by their mean with five even guesses; of equals, who answered more comes first', () => {
    expect(GUESSES_ADDED).toBe(5);
    const ranked = rankSeers([seer('1', 1, 96), seer('2', 20, 1000), seer('3', 15, 800), seer('4', 3, -100)]);
    expect(ranked.map(({ userId, rank, score }) => [userId, rank, score])).toEqual([
      ['2', 1, 40],
      ['3', 1, 40],
      ['1', 3, 16],
      ['4', 4, -12],
    ]);
  });
});
