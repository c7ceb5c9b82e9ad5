import { Secret } from '../fairness/dice.ts';
import type { Snowflake } from '../game-types.ts';
import { Draws, type SeasonSource } from './draws.ts';
import { drawRound, FINALISTS, finalists } from './evenings.ts';
import type { Season, SeasonTable } from './season.ts';
import { seasonStandings, wasAbsentAt } from './season-results.ts';
import { type DrawnTable, drawTables, FEWEST_SEATED, type TableSize } from './seating.ts';

/** A round of an evening that can be drawn. */
interface NextRound {
  readonly round: number;
  readonly isFinal: boolean;
  /** Who plays it, in the order in which the evening lists them. */
  readonly people: readonly Snowflake[];
  readonly size: TableSize;
}

type Rounds = Pick<
  Season,
  'terms' | 'status' | 'isStopped' | 'left' | 'excluded' | 'back' | 'divisions' | 'tables'
>;

/** The round after the one that is over; null: that one goes on, or it was the last. */
export function nextRound(season: Rounds): NextRound | null {
  const { terms, status, isStopped, tables, divisions } = season;
  const { evening, size } = terms;
  if (!evening || status !== 'playing' || isStopped || tables.some(({ result }) => !result)) return null;
  const round = 1 + Math.max(...tables.map((table) => table.round));
  const [all = []] = divisions;
  const staying = all.filter((userId) => isStaying(season, userId));
  if (round <= evening.rounds)
    return staying.length < FEWEST_SEATED ? null : { round, isFinal: false, people: staying, size };
  if (!evening.final || round > evening.rounds + 1) return null;
  const [standings = []] = seasonStandings(season);
  const first = finalists(standings.map(({ userId }) => userId)) ?? [];
  const people = all.filter((userId) => first.includes(userId));
  // A computer player plays for one of the four who has gone, but nobody plays against computers alone.
  const isPlayable = people.filter((userId) => staying.includes(userId)).length > 1;
  return isPlayable ? { round, isFinal: true, people, size: FINALISTS } : null;
}

/** Whether a person is there for the next round: they have not gone, and were not absent in the last one that they played. */
function isStaying({ left, excluded, back, tables }: Rounds, userId: Snowflake): boolean {
  if (left.includes(userId) || excluded.includes(userId)) return false;
  return back.includes(userId) || !wasAbsent(tables, userId);
}

/** Whether a person was absent at the last of these tables that they had, which is over. */
export function wasAbsent(tables: readonly SeasonTable[], userId: Snowflake): boolean {
  const last = tables.findLast(({ seats }) => seats.includes(userId));
  return last !== undefined && wasAbsentAt(last, userId);
}

/** The tables of a later round, by the tables of the rounds before it. */
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

/** The rounds after the first as they were drawn, from who sat at their tables. */
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

/** Whether a season's secret is the one that was fixed, and draws the same tables again. */
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
