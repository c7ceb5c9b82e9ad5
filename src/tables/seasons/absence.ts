import type { Interval } from '../clock/interval.ts';
import type { Snowflake } from '../game-types.ts';

const HOUR_MS = 3_600_000;
/** How long a reserve may take a seat after its third missed turn. */
export const RESERVE_WINDOW_MS = 48 * HOUR_MS;

/** A person's own turns at a table so far, and when those were that the computer played for them. */
export interface Turns {
  readonly own: number;
  readonly missedAt: readonly Date[];
}

/** Whether a person scores nothing at a table: they missed more than half of their own turns. */
export const isAbsent = ({ own, missedAt }: Turns): boolean => 2 * missedAt.length > own;

/** Until when a reserve may take the seat of one who is absent; null: not at all, or not yet. */
export function reserveWindow(turns: Turns): Interval | null {
  const third = turns.missedAt[2];
  if (!third || !isAbsent(turns)) return null;
  return { from: third, to: new Date(third.getTime() + RESERVE_WINDOW_MS) };
}

/** A person's part in a season, as it decides about the next one. */
export interface Conduct {
  readonly left: boolean;
  /** Tables at which they scored nothing because they were absent. */
  readonly absentAt: number;
}

/** Whether a person sits out the next season. */
export const sitsOut = ({ left, absentAt }: Conduct): boolean => left || absentAt >= 2;

/** How many seasons a person sits out after this one: one, and from the second time on two. `before`: how often they had to. */
export const seasonsToSitOut = (conduct: Conduct, before: number): 0 | 1 | 2 => {
  if (!sitsOut(conduct)) return 0;
  return before === 0 ? 1 : 2;
};

/** Those whose turn it is to take a seat: who has taken the fewest comes first, then who joined first. */
export function nextReserve(
  reserves: readonly Snowflake[],
  taken: ReadonlyMap<Snowflake, number>,
): Snowflake | null {
  const fewest = Math.min(...reserves.map((userId) => taken.get(userId) ?? 0));
  return reserves.find((userId) => (taken.get(userId) ?? 0) === fewest) ?? null;
}
