/** Compares choices by playing games on from each. */

import { gaussian, type Random } from '../../src/games/tuchulcha/computer-players/levels.ts';
import type { Puzzle } from '../../src/games/tuchulcha/puzzles.ts';
import { mix } from '../training/seeds.ts';
import { leadOf, meanOf } from './rollout.ts';

export interface FoundPuzzle {
  readonly puzzle: Omit<Puzzle, 'id'>;
  /** The text from which the puzzle's id is derived. */
  readonly key: string;
  /** The judge's lead of the best choice over the next best; and the lead in the games, with its standard error. */
  readonly gap: number;
  readonly lead: number;
  readonly error: number;
  /** The mover's share, 0..1, of games played to the end after the best and after the next best choice. */
  readonly checked: readonly [best: number, next: number];
}

/** Minimum lead of the best choice in the games, absolute and in standard errors. */
const MIN_LEAD = 0.04;
const ERRORS = 3;
/** A larger lead makes the choice obvious. */
const MAX_LEAD = 0.3;
const GAMES = 60;
/** Games played to the end from the best and the next best choice, and the minimum lead in them. */
const WHOLE_GAMES = 40;
const MIN_WHOLE_LEAD = 0.03;
/** Additional games for evaluating the leads of all puzzles. */
const CHECKED = 20;

type Measured = Pick<FoundPuzzle, 'lead' | 'error' | 'checked'> & {
  readonly means: readonly number[];
};

/**
 * Returns null unless the first choice surely leads all others, but not by too much. `play` returns the mover's share, 0..1, of a
 * game with a seed from a choice. After `turns`, the judge's chance replaces the rest of the game; without it, games are played to
 * the end.
 */
export function compareChoices(
  count: number,
  play: (way: number, seed: number, turns?: number) => number,
  turns: number,
  seed: number,
): Measured | null {
  const lead = leadAfterPlay(count, (way, game) => play(way, mix(seed, game), turns));
  if (!lead || lead.lead > MAX_LEAD) return null;
  const whole = (way: number, from: number, games: number): readonly number[] =>
    Array.from({ length: games }, (_, game) => play(way, mix(seed, from + game)));
  const [best, next] = [whole(0, 1000, WHOLE_GAMES), whole(lead.next, 1000, WHOLE_GAMES)];
  if (leadOf(best, next).lead < MIN_WHOLE_LEAD) return null;
  const shareOf = (way: number): number => roundChance(meanOf(whole(way, 2000, CHECKED)));
  return {
    means: lead.means.map(roundChance),
    lead: roundChance(lead.lead),
    error: roundChance(lead.error),
    checked: [shareOf(0), shareOf(lead.next)],
  };
}

interface Lead {
  readonly means: readonly number[];
  readonly lead: number;
  readonly error: number;
  readonly next: number;
}

function leadAfterPlay(count: number, play: (way: number, game: number) => number): Lead | null {
  const results: number[][] = Array.from({ length: count }, () => []);
  for (let game = 0; game < GAMES; game++) {
    for (const [way, own] of results.entries()) own.push(play(way, game));
    // Most failures show early.
    if (
      game === GAMES / 4 &&
      results.slice(1).some((other) => leadOf(results[0] ?? [], other).lead < MIN_LEAD / 2)
    )
      return null;
  }
  const [first = [], ...others] = results;
  const leads = others.map((other) => leadOf(first, other));
  if (leads.some(({ lead, error }) => lead < Math.max(MIN_LEAD, ERRORS * error))) return null;
  const least = leads.reduce((one, other) => (other.lead < one.lead ? other : one));
  return { means: results.map(meanOf), ...least, next: 1 + leads.indexOf(least) };
}

export const roundChance = (value: number): number => Math.round(value * 1000) / 1000;

/** Shuffles the choices, so that the position of the best one reveals nothing. */
export function shuffle<T>(all: readonly T[], random: Random): readonly T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(random(left.length), 1));
}

const TRIES = 400;
/** The error of newcomers: the noise's standard deviation, in log-odds of winning. */
const DOUBT = 0.72;

/** The share of newcomers who would choose the first, 0..1, from the judge's chances. */
export function shareThatFinds(chances: readonly number[], random: Random): number {
  let found = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const worths = chances.map((chance) => Math.log(chance / (1 - chance)) + gaussian(random, DOUBT));
    if (worths.indexOf(Math.max(...worths)) === 0) found++;
  }
  return roundChance(found / TRIES);
}
