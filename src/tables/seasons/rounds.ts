import { Draws, type SeasonSource, Secret } from '../fairness/dice.ts';
import type { Snowflake } from '../game-types.ts';
import { FINALISTS, latestRound, type Season, type SeasonTable } from './season.ts';
import { seasonStandings, wasAbsentAt } from './season-results.ts';
import {
  type DrawnTable,
  drawTables,
  MIN_SEATED,
  type SeatedTable,
  type TableSize,
  tableShapes,
} from './seating.ts';

/** A person before a round of an evening. */
interface RoundPlayer {
  /** Total of the rounds so far. */
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
 * The tables of a later round. People are ordered by score (equals are drawn) and divided into groups from the top; if people of a
 * group have met, one of them is swapped with one of the next group, as long as fewer pairs meet again. `met`: how often two
 * players, by index, have shared a table.
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

/** Nobody is moved twice, so that nobody gets further than one group away. */
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

/** Everybody who can be swapped with someone from the next group. */
function neighbors(
  groups: readonly (readonly number[])[],
  moved: ReadonlySet<number>,
): readonly Pick<Swap, 'group' | 'upper' | 'lower'>[] {
  const free = groups.map((group) => group.filter((player) => !moved.has(player)));
  return free.flatMap((uppers, group) =>
    uppers.flatMap((upper) => (free[group + 1] ?? []).map((lower) => ({ group, upper, lower }))),
  );
}

/** The players of an evening's final table, by the standings; null if there are too few. */
export const finalists = <T>(inOrder: readonly T[]): readonly T[] | null =>
  inOrder.length < FINALISTS ? null : inOrder.slice(0, FINALISTS);

/** A round of an evening that is ready to be drawn. */
interface NextRound {
  readonly round: number;
  readonly isFinal: boolean;
  /** Its players, in the evening's order. */
  readonly people: readonly Snowflake[];
  readonly size: TableSize;
}

type Rounds = Pick<
  Season,
  'terms' | 'status' | 'isStopped' | 'left' | 'excluded' | 'resting' | 'back' | 'divisions' | 'tables'
>;

/** The round after the current one; null if that is still running, or it was the last. */
export function nextRound(season: Rounds): NextRound | null {
  const { terms, status, isStopped, tables, divisions } = season;
  const { evening, size } = terms;
  if (!evening || status !== 'playing' || isStopped || tables.some(({ result }) => !result)) return null;
  const round = 1 + latestRound(tables);
  const [all = []] = divisions;
  const staying = all.filter((userId) => isStaying(season, userId));
  if (round <= evening.rounds)
    return staying.length < MIN_SEATED ? null : { round, isFinal: false, people: staying, size };
  if (!evening.final || round > evening.rounds + 1) return null;
  const [standings = []] = seasonStandings(season);
  const first = finalists(standings.map(({ userId }) => userId)) ?? [];
  const people = all.filter((userId) => first.includes(userId));
  // A computer player plays for one of the four who has left, but nobody plays against computers alone.
  const isPlayable = people.filter((userId) => staying.includes(userId)).length > 1;
  return isPlayable ? { round, isFinal: true, people, size: FINALISTS } : null;
}

/** Whether a person plays the next round: they haven't left, don't rest, and weren't absent in the last one that they played. */
function isStaying({ left, excluded, resting, back, tables }: Rounds, userId: Snowflake): boolean {
  if ([left, excluded, resting].some((out) => out.includes(userId))) return false;
  return back.includes(userId) || !wasAbsent(tables, userId);
}

/** Whether a person was absent at the last finished one of these tables. */
export function wasAbsent(tables: readonly SeasonTable[], userId: Snowflake): boolean {
  const last = tables.findLast(({ seats }) => seats.includes(userId));
  return last !== undefined && wasAbsentAt(last, userId);
}

/** The tables of a later round, based on those of earlier rounds. */
export function drawNextRound(
  source: SeasonSource,
  { round, isFinal, people, size }: NextRound,
  before: readonly SeasonTable[],
): readonly DrawnTable[] {
  const draws = Draws.from(source, isFinal ? 'final' : `round ${round}`);
  const players = people.map((userId) => ({
    score: before.reduce((sum, { seats, result }) => sum + (result?.points[seats.indexOf(userId)] ?? 0), 0),
    begun: before.filter(({ seats }) => seats[0] === userId).length,
  }));
  const met = (one: number, other: number): number =>
    before.filter(({ seats }) => [one, other].every((index) => seats.includes(people[index] ?? ''))).length;
  return drawRound(players, size, met, draws).map(({ people: seated, computers }) => ({
    division: 0,
    seats: [
      ...seated.map((player) => people[player] ?? null),
      ...Array.from({ length: computers }, () => null),
    ],
  }));
}

/** The later rounds as they were drawn, reconstructed from their tables. */
function drawnRounds({
  terms: { evening, size },
  divisions,
  tables,
}: Pick<Season, 'terms' | 'divisions' | 'tables'>): readonly NextRound[] {
  const [all = []] = divisions;
  const rounds = [...new Set(tables.map(({ round }) => round))].filter((round) => round > 1);
  return rounds.map((round) => {
    const seated = tables.filter((table) => table.round === round).flatMap(({ seats }) => seats);
    const isFinal = round > (evening?.rounds ?? 1);
    const people = all.filter((userId) => seated.includes(userId));
    return { round, isFinal, people, size: isFinal ? FINALISTS : size };
  });
}

/** Whether a season's secret matches its commitment, and draws the same tables. */
export function isDrawRight(season: Drawn): boolean {
  const { id, interactionId, divisions, tables, terms } = season;
  if (season.secret === null) return false;
  const secret = Secret.of(season.secret);
  const source = { id, secret, interactionId };
  const due = [
    ...drawTables(source, divisions, terms),
    ...drawnRounds(season).flatMap((round) =>
      drawNextRound(
        source,
        round,
        tables.filter((table) => table.round < round.round),
      ),
    ),
  ];
  const seatsOf = (all: readonly DrawnTable[]) => JSON.stringify(all.map(({ seats }) => seats));
  return secret.commitment === season.commitment && seatsOf(due) === seatsOf(tables);
}

type Drawn = Pick<
  Season,
  'id' | 'commitment' | 'secret' | 'interactionId' | 'divisions' | 'tables' | 'terms'
>;

const LARGEST = 15;

/** A person who takes part, and what is known of them. */
interface Entrant {
  readonly userId: Snowflake;
  /** The rating by which newcomers are compared; null if they have none. */
  readonly rating: number | null;
}

/** The divisions' sizes, the highest first: one division below 16 people, then as few as possible of at most 15. */
export function divisionSizes(people: number): readonly number[] {
  const divisions = Math.max(1, Math.ceil(people / LARGEST));
  return Array.from({ length: divisions }, (_, index) => Math.ceil((people - index) / divisions));
}

/** The ordered divisions of a season. `entrants`: in joining order. `last`: the last season's divisions, each by place. */
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

/** All entrants, strongest first: returning players by place, rated newcomers among them, then the others. */
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

/** The last season's people for the next one: neighboring divisions have swapped their last and first sixths, rounded up. */
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
