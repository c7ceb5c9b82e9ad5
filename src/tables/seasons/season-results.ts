import type { Snowflake } from '../game-types.ts';
import { type Conduct, isAbsent, reserveWindow } from './absence.ts';
import { exactScore, pointsOfReserve } from './points.ts';
import type { Season } from './season.ts';
import { type Standing, standings } from './standings.ts';

/** Of each division, from the highest. */
export const seasonStandings = ({ divisions, tables, terms }: Season): readonly (readonly Standing[])[] =>
  divisions.map((people, division) =>
    standings(
      people,
      tables.filter((table) => table.division === division),
      terms.atOnce,
    ),
  );

/** A reserve who has taken seats. Reserves are listed apart: they take nobody's place. */
export interface ReserveScore {
  readonly userId: Snowflake;
  /** As a standing's. Tables that go on count as none yet. */
  readonly score: number;
  readonly done: number;
  readonly tables: number;
}

/** The best score first; equals in the order in which they joined. */
export function reserveScores(season: Season): readonly ReserveScore[] {
  const scores = season.reserves.flatMap((userId): ReserveScore[] => {
    const seats = season.tables.flatMap(({ reserves, result }) =>
      [...reserves].flatMap(([seat, one]) => (one === userId ? [result?.seatPoints[seat] ?? null] : [])),
    );
    if (seats.length === 0) return [];
    const points = seats.reduce<number>((sum, won) => sum + pointsOfReserve(won ?? 0), 0);
    const done = seats.filter((won) => won !== null).length;
    const score = exactScore(points, seats.length, season.terms.atOnce);
    return [{ userId, score, done, tables: seats.length }];
  });
  return scores.sort((one, other) => other.score - one.score);
}

/** How a person took part, once the season is over: for the seasons after it. */
export const conductOf = ({ tables, left, excluded }: Season, userId: Snowflake): Conduct => ({
  left: left.includes(userId) || excluded.includes(userId),
  absentAt: tables.filter(({ seats, turns, reserves, result }) => {
    const seat = seats.indexOf(userId);
    const own = turns[seat];
    return result !== null && own !== undefined && (isAbsent(own) || reserves.has(seat));
  }).length,
});

/** A seat that the first reserve may take. */
export interface VacantSeat {
  readonly table: number;
  readonly seat: number;
  readonly until: Date;
}

export const vacantSeats = ({ status, tables }: Season, now: Date): readonly VacantSeat[] =>
  tables.flatMap(({ turns, reserves, result }, table) =>
    status !== 'playing' || result
      ? []
      : turns.flatMap((own, seat) => {
          const until = reserveWindow(own)?.to;
          return until && now < until && !reserves.has(seat) ? [{ table, seat, until }] : [];
        }),
  );
