import type { ShownRating } from '../../pictures/index.ts';
import { pointsOf } from '../../tables/results/ratings.ts';
import type { Skill } from '../../tables/results/result.ts';

/** A rating in points, with the doubt that the leaderboard takes off. */
export function shownRating(skill: Skill): ShownRating {
  const { points, plusMinus } = pointsOf(skill);
  return { rating: points, doubt: plusMinus };
}

/** `1623 ± 171` */
export function ratingText(skill: Skill): string {
  const { rating, doubt } = shownRating(skill);
  return `${String(rating).replace('-', '−')} ± ${doubt}`;
}
