/** Events at a season's drawn tables: turns that are missed, reserves that take seats, results. */
import type { Snowflake } from '../game-types.ts';
import { isAbsent, type Turns } from './absence.ts';
import {
  accept,
  refuse,
  type Season,
  type SeasonChanged,
  type SeasonRefusal,
  type SeasonResult,
  type SeasonTable,
} from './season.ts';
import type { DrawnTable } from './seating.ts';
import { pointsOfReserve } from './standings.ts';

/** A drawn table that isn't open yet. */
export const freshTable = (table: DrawnTable, round: number): SeasonTable => ({
  ...table,
  round,
  tableId: null,
  turns: table.seats.map(() => ({ own: 0, missedAt: [] })),
  reserves: new Map(),
  turnsBefore: new Map(),
  result: null,
});

/** Changes an unfinished table, or returns a refusal. */
export function ofTable(
  season: Season,
  index: number,
  change: (table: SeasonTable) => SeasonTable | SeasonRefusal,
): SeasonChanged {
  if (season.status !== 'playing') return refuse({ code: 'notPlaying' });
  const table = season.tables[index];
  if (!table) return refuse({ code: 'noSuchTable' });
  if (table.result) return refuse({ code: 'tableOver' });
  const changed = change(table);
  return 'code' in changed
    ? refuse(changed)
    : accept({ ...season, tables: season.tables.with(index, changed) });
}

/** Updates a seat's number of own turns, some more of which were missed. */
export const withTurns = (
  season: Season,
  { table, seat, turns: own }: { readonly table: number; readonly seat: number; readonly turns: number },
  missedAt: readonly Date[],
): SeasonChanged =>
  ofTable(season, table, (drawn) => {
    const known = drawn.turns[seat];
    if (!known || drawn.seats[seat] === null) return { code: 'noSuchSeat' };
    if (own <= known.own) return { code: 'badResult' };
    return {
      ...drawn,
      turns: drawn.turns.with(seat, { own, missedAt: [...known.missedAt, ...missedAt] }),
    };
  });

export const fits = ({ seats }: SeasonTable, values: readonly number[]): boolean =>
  values.length === seats.length && values.every((value) => Number.isFinite(value) && value >= 0);

interface Outcome extends Omit<SeasonResult, 'points' | 'reservePoints'> {
  /** Each seat's points, including absent people's. */
  readonly seatPoints: readonly number[];
}

/** Absent people, reserves too, and people who lost their seat to a reserve get no points. */
export function ended(
  table: SeasonTable,
  own: readonly number[],
  { won, seatPoints, ...told }: Outcome,
): SeasonTable {
  const turns = table.turns.map(({ missedAt }, seat) => ({
    own: Math.max(own[seat] ?? 0, missedAt.length),
    missedAt,
  }));
  const counts = turns.map((one, seat) => !isAbsent(one) && !table.reserves.has(seat));
  const ofReserve = (seat: number, before: Turns): number => {
    const { own: count = 0, missedAt = [] } = turns[seat] ?? {};
    const since = { own: count - before.own, missedAt: missedAt.slice(before.missedAt.length) };
    return isAbsent(since) ? 0 : pointsOfReserve(seatPoints[seat] ?? 0);
  };
  const result: SeasonResult = {
    ...told,
    points: seatPoints.map((points, seat) => (counts[seat] ? points : 0)),
    reservePoints: new Map([...table.turnsBefore].map(([seat, before]) => [seat, ofReserve(seat, before)])),
    won: won.map((isWon, seat) => isWon && counts[seat] === true),
  };
  return { ...table, turns, result };
}

/** The number of seats that each reserve has taken. */
export function seatsTaken({ tables }: Season): ReadonlyMap<Snowflake, number> {
  const taken = new Map<Snowflake, number>();
  for (const userId of tables.flatMap(({ reserves }) => [...reserves.values()]))
    taken.set(userId, (taken.get(userId) ?? 0) + 1);
  return taken;
}

export const hasTakenSeat = (season: Season, userId: Snowflake): boolean => seatsTaken(season).has(userId);
