/** A person against a puzzle, rated as players are: whoever solves it has won. */
import { rate } from 'openskill';
import { NEWCOMER } from '../../results/ratings.ts';
import type { Skill } from '../../results/result.ts';
import type { PuzzleRecord } from './store.ts';

export const NO_PUZZLES: PuzzleRecord = {
  skill: NEWCOMER,
  answered: 0,
  solved: 0,
  streak: { now: 0, best: 0 },
};

/** One mu's worth in log-odds, where both ratings are sure: 1 / sqrt(2 * (25/6)²). */
const LOG_ODDS_PER_MU = 1 / Math.sqrt(2 * (25 / 6) ** 2);
const PRIOR_SIGMA = 25 / 6;

/** A puzzle's skill before anybody tried it: a newcomer is as likely to solve it as a weak player was to find the turn. */
export function priorOf(found: number): Skill {
  const inside = Math.min(0.95, Math.max(0.05, found));
  return { mu: NEWCOMER.mu - Math.log(inside / (1 - inside)) / LOG_ODDS_PER_MU, sigma: PRIOR_SIGMA };
}

export function ratedByAnswer(
  person: Skill,
  puzzle: Skill,
  solved: boolean,
): { readonly person: Skill; readonly puzzle: Skill } {
  const [[one], [other]] = rate([[person], [puzzle]], { rank: solved ? [1, 2] : [2, 1] }) as [
    Skill[],
    Skill[],
  ];
  if (!one || !other) throw new Error('two were rated, and fewer came back');
  return { person: skillOf(one), puzzle: skillOf(other) };
}

const skillOf = ({ mu, sigma }: Skill): Skill => ({ mu, sigma });

export function withAnswer(record: PuzzleRecord, solved: boolean, skill: Skill): PuzzleRecord {
  const now = solved ? record.streak.now + 1 : 0;
  return {
    skill,
    answered: record.answered + 1,
    solved: record.solved + (solved ? 1 : 0),
    streak: { now, best: Math.max(now, record.streak.best) },
  };
}
