/** Ways to go on, compared by games that are played on from each. */

import type { Puzzle } from '../../src/games/tuchulcha/puzzles/puzzle.ts';
import { gaussian, mix, type Random } from '../../src/games/tuchulcha/random.ts';
import { leadOf, meanOf } from './rollout.ts';

/** A puzzle with what was measured when it was found. */
export interface FoundPuzzle {
  readonly puzzle: Omit<Puzzle, 'id'>;
  /** The text from which the puzzle's id is made. */
  readonly key: string;
  /** The judge's lead over the next best of all; that of the games played on, and its standard error. */
  readonly gap: number;
  readonly lead: number;
  readonly error: number;
  /** Of games played to their end, the mover's share after the best and after the next best of those offered, 0..1. */
  readonly checked: readonly [best: number, next: number];
}

/** By so much the best leads those that are offered, after games played on from each; and by so many standard errors. */
const LEAST_LEAD = 0.04;
const ERRORS = 3;
/** Where it leads by more there is nothing to think about. */
const MOST_LEAD = 0.3;
/** Games from each. */
const GAMES = 60;
/** Games played to their end from the best and the next best: it has to lead in these, too, by so much. */
const WHOLE_GAMES = 40;
const LEAST_WHOLE_LEAD = 0.03;
/** Others, to say what the leads of all puzzles together are worth. */
const CHECKED = 20;

type Measured = Pick<FoundPuzzle, 'lead' | 'error' | 'checked'> & {
  /** By way, the best first. */
  readonly means: readonly number[];
};

/**
 * Null unless the first of so many ways surely leads all others, but not by too much. `play`: the mover's share, 0..1, in the game with a
 * seed that goes on from a way. `turns`: after so many, the judge's chance stands for the rest; left out: to the end.
 */
export function compared(
  count: number,
  play: (way: number, seed: number, turns?: number) => number,
  turns: number,
  seed: number,
): Measured | null {
  const lead = leadAfterPlay(count, (way, game) => play(way, mix(seed, game), turns));
  if (!lead || lead.lead > MOST_LEAD) return null;
  const whole = (way: number, from: number, games: number): readonly number[] =>
    Array.from({ length: games }, (_, game) => play(way, mix(seed, from + game)));
  const [best, next] = [whole(0, 1000, WHOLE_GAMES), whole(lead.next, 1000, WHOLE_GAMES)];
  if (leadOf(best, next).lead < LEAST_WHOLE_LEAD) return null;
  const shareOf = (way: number): number => rounded(meanOf(whole(way, 2000, CHECKED)));
  return {
    means: lead.means.map(rounded),
    lead: rounded(lead.lead),
    error: rounded(lead.error),
    checked: [shareOf(0), shareOf(lead.next)],
  };
}

interface Lead {
  readonly means: readonly number[];
  /** Over the next best, whose place it is. */
  readonly lead: number;
  readonly error: number;
  readonly next: number;
}

function leadAfterPlay(count: number, play: (way: number, game: number) => number): Lead | null {
  const results: number[][] = Array.from({ length: count }, () => []);
  for (let game = 0; game < GAMES; game++) {
    for (const [way, own] of results.entries()) own.push(play(way, game));
    // Most that fail can be seen to soon.
    if (
      game === GAMES / 4 &&
      results.slice(1).some((other) => leadOf(results[0] ?? [], other).lead < LEAST_LEAD / 2)
    )
      return null;
  }
  const [first = [], ...others] = results;
  const leads = others.map((other) => leadOf(first, other));
  if (leads.some(({ lead, error }) => lead < Math.max(LEAST_LEAD, ERRORS * error))) return null;
  const least = leads.reduce((one, other) => (other.lead < one.lead ? other : one));
  return { means: results.map(meanOf), ...least, next: 1 + leads.indexOf(least) };
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Where the best stands must tell nothing. */
export function shuffled<T>(all: readonly T[], random: Random): readonly T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(random(left.length), 1));
}

const TRIES = 400;
/** How far newcomers err: the noise's standard deviation, in log-odds of winning. */
const DOUBT = 0.72;

/** How many newcomers would take the first, 0..1. `chances`: the judge's. */
export function shareThatFinds(chances: readonly number[], random: Random): number {
  let found = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const worths = chances.map((chance) => Math.log(chance / (1 - chance)) + gaussian(random, DOUBT));
    if (worths.indexOf(Math.max(...worths)) === 0) found++;
  }
  return rounded(found / TRIES);
}
