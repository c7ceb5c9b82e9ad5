import { Secret } from '../fairness/secret.ts';
import type { Snowflake } from '../game-types.ts';
import { Draws, type SeasonSource } from './draws.ts';
import { drawRound, FINALISTS, finalists } from './evenings.ts';
import type { Season, SeasonTable } from './season.ts';
import { seasonStandings, wasAbsentAt } from './season-results.ts';
import { type DrawnTable, drawTables, FEWEST_SEATED, type TableSize } from './seating.ts';

/** A round of an evening that can be drawn. */
export interface NextRound {
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
export function drawnRounds({
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
