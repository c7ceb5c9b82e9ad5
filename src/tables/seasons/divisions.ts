import type { Snowflake } from '../game-types.ts';

const LARGEST = 15;

/** A person who takes part, and what is known of them. */
export interface Entrant {
  readonly userId: Snowflake;
  /** By which newcomers are compared, more is better; null: they have none. */
  readonly rating: number | null;
}

/** How many people each division has, the highest first: one below 16 people, then the fewest of at most 15. */
export function divisionSizes(people: number): readonly number[] {
  const divisions = Math.max(1, Math.ceil(people / LARGEST));
  return Array.from({ length: divisions }, (_, index) => Math.ceil((people - index) / divisions));
}

/**
 * The divisions of a season, each in its order.
 * `entrants`: in the order in which they joined. `last`: the last season's divisions, each by its places.
 */
export function divide(
  entrants: readonly Entrant[],
  last: readonly (readonly Snowflake[])[] = [],
): readonly (readonly Snowflake[])[] {
  const order = seeded(entrants, last);
  let next = 0;
  return divisionSizes(order.length).map((size) => {
    next += size;
    return order.slice(next - size, next);
  });
}

/** Everybody, the strongest first: who comes back by place, newcomers where their rating would be among these, then the others. */
function seeded(entrants: readonly Entrant[], last: readonly (readonly Snowflake[])[]): readonly Snowflake[] {
  const ratings = new Map(entrants.map(({ userId, rating }) => [userId, rating]));
  const back = afterPromotion(last).filter((userId) => ratings.has(userId));
  const newcomers = entrants.filter(({ userId }) => !back.includes(userId));
  const rated = newcomers
    .flatMap(({ userId, rating }) => (rating === null ? [] : [{ userId, rating }]))
    .sort((one, other) => other.rating - one.rating);
  const positions = rated.map(({ userId, rating }) => ({
    userId,
    behind: back.filter((one) => (ratings.get(one) ?? Number.NEGATIVE_INFINITY) >= rating).length,
  }));
  const order = [...back, null].flatMap((userId, index) => [
    ...positions.flatMap((newcomer) => (newcomer.behind === index ? newcomer.userId : [])),
    ...(userId === null ? [] : [userId]),
  ]);
  return [...order, ...newcomers.flatMap(({ userId, rating }) => (rating === null ? userId : []))];
}

/** The last season's people in the order of the next: the first and last sixth of neighbouring divisions, rounded up, change places. */
export function afterPromotion(last: readonly (readonly Snowflake[])[]): readonly Snowflake[] {
  return last.flatMap((division, index) => {
    const [above, below] = [last[index - 1], last[index + 1]];
    const risen = above ? sixthOf(division) : 0;
    const fallen = below ? sixthOf(division) : 0;
    return [
      ...(above ? above.slice(above.length - sixthOf(above)) : []),
      ...division.slice(risen, Math.max(risen, division.length - fallen)),
      ...(below ? below.slice(0, sixthOf(below)) : []),
    ];
  });
}

const sixthOf = ({ length }: readonly Snowflake[]): number => Math.ceil(length / 6);
