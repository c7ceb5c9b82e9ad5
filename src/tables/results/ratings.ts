import { rate } from 'openskill';
import type { GameResult, Placing, Skill } from './result.ts';

/** Weng and Lin's: two of three newcomers are within 25/3 of 25. */
export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/**
 * The computer player's at its strongest, for ever: it neither learns nor tires, and so is what ratings of different servers and years have in
 * common. Its mean is a newcomer's, so that those who begin against it are taken to be as good as it is, no better and no worse.
 * It is as sure as anybody gets: after a season of 190 games people's sigma is 2.2 to 2.4 (`npm run bench -- season`), and a
 * fixed one that is less sure would teach less about those who play against it.
 */
export const COMPUTER: Skill = { mu: 25, sigma: 2 };

/** A game's own chance, on the same scale. */
export const BETA = 25 / 6;
/** How unsure an established player's rating is. */
export const ESTABLISHED_SIGMA = 2.2;

/** Before so many games a rating is too unsure to be compared. */
export const ESTABLISHED_AFTER = 5;

type Conditions = Pick<GameResult, 'advantages' | 'computer' | 'unrated'>;

/**
 * The players' skills after a finished game, by Plackett and Luce's model: of each placing, in their order; null for
 * those who are not rated, computer players and substitutes. Who has an advantage is expected to do better.
 * `skills`: of each placing before; of those who are not rated, anything.
 */
export function rated(
  placings: readonly Placing[],
  skills: readonly Skill[],
  { advantages, computer = COMPUTER, unrated }: Conditions = {},
): readonly (Skill | null)[] {
  const all: (Skill | null)[] = placings.map(() => null);
  if (unrated) return all;
  const ranked = placings.flatMap(({ rank, player, color }, index) => {
    const isPerson = player.kind === 'person';
    return rank === null ? [] : [{ index, rank, isPerson, advantage: advantages?.get(color) ?? 0 }];
  });
  const teams = ranked.map(({ index, isPerson, advantage }) => {
    const { mu, sigma } = isPerson ? (skills[index] ?? NEWCOMER) : computer;
    return [{ mu: mu + advantage, sigma }];
  });
  const after = rate(teams, { rank: ranked.map(({ rank }) => rank) });
  for (const [at, { index, isPerson, advantage }] of ranked.entries()) {
    const [skill] = after[at] ?? [];
    if (skill && isPerson) all[index] = { mu: skill.mu - advantage, sigma: skill.sigma };
  }
  return all;
}

/** The leaderboard is sorted by this: with 99.7 % the skill is higher. */
export const lowOf = ({ mu, sigma }: Skill): number => mu - 3 * sigma;

export const isEstablished = (games: number): boolean => games >= ESTABLISHED_AFTER;

/**
 * Points for people, as chess players know them: a newcomer has 1500, and who has 200 more wins 76 of 100 games for two.
 * (Ratings that are sure: log-odds of d / sqrt(2 * (25/6)²) here, of d * ln 10 / 400 there, so 29.5 points for one.)
 */
const POINTS_PER_MU = 30;
const NEWCOMERS_POINTS = 1500;

interface Points {
  readonly points: number;
  /** With 99.7 % the true number is no further off: `points - plusMinus` is what the leaderboard is sorted by. */
  readonly plusMinus: number;
}

export function pointsOf(skill: Skill): Points {
  const points = pointsFor(skill.mu);
  return { points, plusMinus: points - pointsFor(lowOf(skill)) };
}

/** The `mu` of so many points. */
export const muOf = (points: number): number => NEWCOMER.mu + (points - NEWCOMERS_POINTS) / POINTS_PER_MU;

const pointsFor = (mu: number): number => Math.round(NEWCOMERS_POINTS + (mu - NEWCOMER.mu) * POINTS_PER_MU);
