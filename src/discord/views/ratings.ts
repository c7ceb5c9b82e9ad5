import type { ShownRating } from '../../pictures/formats.ts';
import type { GameName } from '../../tables/game-types.ts';
import { pointsOf } from '../../tables/results/ratings.ts';
import type { Skill } from '../../tables/results/result.ts';
import type { Period } from '../../tables/results/results-store.ts';

export function ratingView(skill: Skill): ShownRating {
  const { points, plusMinus } = pointsOf(skill);
  return { rating: points, doubt: plusMinus };
}

/** Looks like `1623 ± 171`. */
export function ratingText(skill: Skill): string {
  const { rating, doubt } = ratingView(skill);
  return `${String(rating).replace('-', '−')} ± ${doubt}`;
}

/** Table sizes with leaderboards; 0: any. */
export const PLAYERS = [0, 2, 3, 4] as const;

export interface LeaderboardPage {
  readonly game: GameName;
  readonly period: Period;
  readonly players: (typeof PLAYERS)[number];
  /** The first page is 1. */
  readonly page: number;
}
