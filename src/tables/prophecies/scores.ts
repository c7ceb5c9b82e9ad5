import type { Snowflake } from '../game-types.ts';

/**
 * One tap says how sure somebody is: so much of their belief is on the option, and the rest is shared evenly by all options. Of two
 * options `likely` gives the chosen one 67 % and `sure` 90 %, of four 50 % and 85 %.
 */
export const CERTAINTIES = { likely: 1 / 3, sure: 4 / 5 } as const;

export type Certainty = keyof typeof CERTAINTIES;

/** The chance, 0..1, that an answer gives each of so many options; `chosen`: by its place from 0. */
export function chancesOf(options: number, chosen: number, certainty: Certainty): readonly number[] {
  const weight = CERTAINTIES[certainty];
  return Array.from({ length: options }, (_, at) => (1 - weight) / options + (at === chosen ? weight : 0));
}

/** Brier's score of a forecast: 0 is perfect, 2 is as wrong as can be. `outcome`: each option's share, together 1. */
const brier = (chances: readonly number[], outcome: readonly number[]): number =>
  chances.reduce((sum, chance, at) => sum + (chance - (outcome[at] ?? 0)) ** 2, 0);

/**
 * Points of an answer, a whole number: by how much its Brier score is better than that of an even guess, which has none; 100 for
 * certainty that came true. Whoever says what they believe can expect the most.
 */
export function pointsOf(chosen: number, certainty: Certainty, outcome: readonly number[]): number {
  const options = outcome.length;
  const even = Array.from({ length: options }, () => 1 / options);
  const better = brier(even, outcome) - brier(chancesOf(options, chosen, certainty), outcome);
  return Math.round((100 * better) / (1 - 1 / options));
}

/** What somebody's answers in a period come to. */
export interface SeerSums {
  readonly userId: Snowflake;
  readonly answers: number;
  /** Answers that were better than an even guess. */
  readonly right: number;
  readonly points: number;
}

export interface RankedSeer extends SeerSums {
  /** From 1; equals share the better one. */
  readonly rank: number;
  readonly score: number;
}

/** So many even guesses are added to everybody's answers, so that one lucky tap makes no seer. */
export const GUESSES_ADDED = 5;

/** Mean points of an answer, a whole number, with {@link GUESSES_ADDED}. */
export const scoreOf = ({ answers, points }: Pick<SeerSums, 'answers' | 'points'>): number =>
  Math.round(points / (answers + GUESSES_ADDED));

/** The best first; of equals, who has answered more. */
export function rankSeers(sums: readonly SeerSums[]): readonly RankedSeer[] {
  const scored = sums
    .map((one) => ({ ...one, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score || b.answers - a.answers || (a.userId < b.userId ? -1 : 1));
  return scored.map((one) => ({ ...one, rank: 1 + scored.findIndex(({ score }) => score === one.score) }));
}
