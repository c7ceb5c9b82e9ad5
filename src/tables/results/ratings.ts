import { rate } from 'openskill';
import type { GameResult, Placing, Skill } from './result.ts';
import type { Period } from './results-store.ts';

/** Weng and Lin's default: two of three newcomers are within 25/3 of 25. */
export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/**
 * The strongest computer player, fixed so that ratings of different servers and years are comparable. Its mean is a newcomer's, so
 * that people who begin against it are assumed to be equally good. Its sigma is that of established people: 2.2 to 2.4 after a
 * season of 190 games (`npm run bench -- season`); a larger fixed one would teach less about its opponents.
 */
export const COMPUTER: Skill = { mu: 25, sigma: 2 };

/** The randomness of a game, on the same scale. */
export const BETA = 25 / 6;
/** The uncertainty of an established player's rating. */
export const ESTABLISHED_SIGMA = 2.2;

/** Number of games after which a rating is certain enough to be compared. */
export const ESTABLISHED_AFTER = 5;

/**
 * The players' skills after a finished game, by the Plackett–Luce model, per placing; null if unrated (computer players and
 * substitutes). Players with an advantage are expected to do better. `skills`: each placing's skill before the game; ignored for
 * unrated players.
 */
export function rated(
  placings: readonly Placing[],
  skills: readonly Skill[],
  { advantages, computer = COMPUTER, unrated }: Pick<GameResult, 'advantages' | 'computer' | 'unrated'> = {},
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

/** The sort key of the leaderboard: with 99.7 % the skill is higher. */
export const lowOf = ({ mu, sigma }: Skill): number => mu - 3 * sigma;

export const isEstablished = (games: number): boolean => games >= ESTABLISHED_AFTER;

/**
 * Points on the scale of chess ratings: a newcomer has 1500, and 200 more win 76 of 100 games for two. (For certain ratings:
 * log-odds of d / sqrt(2 * (25/6)²) here, of d * ln 10 / 400 there, so one unit is 29.5 points.)
 */
const POINTS_PER_MU = 30;
const NEWCOMERS_POINTS = 1500;

interface Points {
  readonly rating: number;
  /** With 99.7 % the true number is within this range; the leaderboard is sorted by `rating - doubt`. */
  readonly doubt: number;
}

export function pointsOf(skill: Skill): Points {
  const rating = pointsFor(skill.mu);
  return { rating, doubt: rating - pointsFor(lowOf(skill)) };
}

export const muOf = (points: number): number => NEWCOMER.mu + (points - NEWCOMERS_POINTS) / POINTS_PER_MU;

const pointsFor = (mu: number): number => Math.round(NEWCOMERS_POINTS + (mu - NEWCOMER.mu) * POINTS_PER_MU);

/** The pattern of a {@link Period} in a custom id. */
export const PERIOD_PATTERN = 'all|\\d{4}(?:-Q[1-4])?';

interface PeriodParts {
  readonly year: number;
  /** 1 to 4; null for the whole year. */
  readonly quarter: number | null;
}

export function periodParts(period: Period): PeriodParts | null {
  if (period === 'all') return null;
  const [year, quarter] = period.split('-Q').map(Number);
  return { year: year ?? 0, quarter: quarter ?? null };
}

/** The periods in which a game counts (UTC): `all`, its year, its quarter. */
export function periodsAt(finishedAt: Date): readonly [Period, Period, Period] {
  const year = String(finishedAt.getUTCFullYear());
  return ['all', year, `${year}-Q${1 + Math.floor(finishedAt.getUTCMonth() / 3)}`];
}

/** The start (inclusive) and end (exclusive) of a period (UTC); null for all time. */
export function rangeOf(period: Period): { readonly gte: Date; readonly lt: Date } | null {
  const parts = periodParts(period);
  if (!parts) return null;
  const { year, quarter } = parts;
  const [first, months] = quarter === null ? [0, 12] : [3 * (quarter - 1), 3];
  return { gte: new Date(Date.UTC(year, first)), lt: new Date(Date.UTC(year, first + months)) };
}

/** Everybody's ratings on a server, game by game. */
export class Ratings {
  readonly #skills = new Map<string, Skill>();

  /** Adds the next game in the order of finishing. Returns each placing's rating after it; null if unrated. */
  add(game: string, result: Pick<GameResult, 'placings' | 'advantages' | 'computer' | 'unrated'>) {
    const keys = result.placings.map(({ player }) =>
      player.kind === 'person' ? `${game} ${player.userId}` : '',
    );
    const before = keys.map((key) => this.#skills.get(key) ?? NEWCOMER);
    const after = rated(result.placings, before, result);
    for (const [index, skill] of after.entries()) if (skill) this.#skills.set(keys[index] ?? '', skill);
    return after;
  }
}
