import type { Draws } from './draws.ts';
import { type SeatedTable, type TableSize, tableShapes } from './seating.ts';

/** Rounds of an evening before its final. */
export const ROUNDS = [2, 3, 4] as const;
/** How many play the final. */
export const FINALISTS = 4 satisfies TableSize;

/** A person before a round of an evening. */
interface RoundPlayer {
  /** Of the rounds so far, more is better. */
  readonly score: number;
  /** How often they began a game. */
  readonly begun: number;
}

interface Swap {
  readonly group: number;
  readonly upper: number;
  readonly lower: number;
  readonly fewer: number;
  readonly difference: number;
}

/**
 * The tables of a round after the first. Everybody is ordered by score (equals are drawn) and cut into groups from the top; where
 * people of a group have met, one of them changes places with one of the next group, as long as fewer pairs meet again by it.
 * `met`: how often two of the players, by their places in the list, have been at a table.
 */
export function drawRound(
  players: readonly RoundPlayer[],
  size: TableSize,
  met: (one: number, other: number) => number,
  draws: Draws,
): readonly SeatedTable[] {
  const shapes = tableShapes(players.length, size, 1);
  const scoreOf = (player: number): number => players[player]?.score ?? 0;
  const order = draws.shuffled([...players.keys()]).sort((one, other) => scoreOf(other) - scoreOf(one));
  let next = 0;
  const groups = shapes.map(({ people }) => {
    next += people;
    return order.slice(next - people, next);
  });
  avoidRepeats(groups, scoreOf, met);
  return groups.map((group, index) => ({
    people: draws
      .shuffled(group)
      .sort((one, other) => (players[one]?.begun ?? 0) - (players[other]?.begun ?? 0)),
    computers: shapes[index]?.computers ?? 0,
  }));
}

/** Nobody moves twice, so that nobody gets further than one group away. */
function avoidRepeats(
  groups: number[][],
  scoreOf: (player: number) => number,
  met: (one: number, other: number) => number,
): void {
  const moved = new Set<number>();
  const repeats = (player: number, group: readonly number[], without: number): number =>
    group.reduce((sum, other) => (other === without || other === player ? sum : sum + met(player, other)), 0);
  for (;;) {
    const [best] = neighbors(groups, moved)
      .map(({ group, upper, lower }): Swap => {
        const [high = [], low = []] = [groups[group], groups[group + 1]];
        const now = repeats(upper, high, upper) + repeats(lower, low, lower);
        const then = repeats(upper, low, lower) + repeats(lower, high, upper);
        return { group, upper, lower, fewer: now - then, difference: scoreOf(upper) - scoreOf(lower) };
      })
      .filter(({ fewer }) => fewer > 0)
      .sort((one, other) => other.fewer - one.fewer || one.difference - other.difference);
    if (!best) return;
    const { group, upper, lower } = best;
    const [high = [], low = []] = [groups[group], groups[group + 1]];
    high[high.indexOf(upper)] = lower;
    low[low.indexOf(lower)] = upper;
    moved.add(upper).add(lower);
  }
}

/** Everybody who may change places with one of the next group. */
function neighbors(
  groups: readonly (readonly number[])[],
  moved: ReadonlySet<number>,
): readonly Pick<Swap, 'group' | 'upper' | 'lower'>[] {
  const free = groups.map((group) => group.filter((player) => !moved.has(player)));
  return free.flatMap((uppers, group) =>
    uppers.flatMap((upper) => (free[group + 1] ?? []).map((lower) => ({ group, upper, lower }))),
  );
}

/** Who plays the final table of an evening, by the standings; null: too few. */
export const finalists = <T>(inOrder: readonly T[]): readonly T[] | null =>
  inOrder.length < FINALISTS ? null : inOrder.slice(0, FINALISTS);
