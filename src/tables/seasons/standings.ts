import * as z from 'zod';
import { counter, type Parsed, type Snowflake, variants } from '../game-types.ts';
import type { Chances } from '../table-game.ts';

export interface CountedTable {
  /** The drawn people in seat order; null for a computer player. */
  readonly seats: readonly (Snowflake | null)[];
  /** Null while unfinished. */
  readonly result: CountedResult | null;
}

/** Per seat, in order. */
export interface CountedResult {
  /** In hundredths. */
  readonly points: readonly number[];
  readonly won: readonly boolean[];
  /** Time that they took. */
  readonly clockMs: readonly number[];
}

/** The criteria that break ties of two people with the same score, in order. */
const TIE_BREAKS = ['wins', 'shared', 'opponents', 'clock'] as const;
type TieBreak = (typeof TIE_BREAKS)[number];

export interface Standing {
  readonly userId: Snowflake;
  /** 1-based; ties share the better place. */
  readonly place: number;
  /** In 1/60 of a hundredth of a point ({@link exactScore}). Unfinished tables count as 0. */
  readonly score: number;
  readonly wins: number;
  /** The numbers of their finished tables, and of all. */
  readonly done: number;
  readonly tables: number;
  /** The criterion that puts them behind the previous one, if both have the same score; null: the score, or none. */
  readonly decidedBy: TieBreak | null;
  /** The places still possible. */
  readonly best: number;
  readonly worst: number;
}

type Record = ReturnType<typeof recordOf>;

/** People who are equal, and the criterion that put them behind the previous group. */
interface Group {
  readonly records: readonly Record[];
  readonly decidedBy: TieBreak | null;
}

/** Everybody has as many tables as an evening has rounds, this many of which are not drawn yet. */
interface Rounds {
  readonly rounds: number;
  readonly toCome: number;
}

/**
 * The standings of a division from its tables, first place first. Ties keep the given order. `people`: everybody who was drawn into
 * it, including those who left. `evening`: scores are sums; null for a season.
 */
export function standings(
  people: readonly Snowflake[],
  tables: readonly CountedTable[],
  atOnce: number,
  evening: Rounds | null = null,
): readonly Standing[] {
  const records = people.map((userId) => recordOf(userId, tables, atOnce, evening));
  const isOver = tables.every(({ result }) => result !== null) && !evening?.toCome;
  let ahead = 0;
  return rankedGroups(records).flatMap(({ records: equal, decidedBy }) => {
    const place = ahead + 1;
    ahead += equal.length;
    return equal.map(
      (record, index): Standing => ({
        userId: record.userId,
        place,
        score: record.score,
        wins: record.wins,
        done: record.done,
        tables: record.count,
        decidedBy: index === 0 ? decidedBy : null,
        ...(isOver ? { best: place, worst: place } : reach(record, records)),
      }),
    );
  });
}

function recordOf(userId: Snowflake, all: readonly CountedTable[], atOnce: number, evening: Rounds | null) {
  const tables = all.filter(({ seats }) => seats.includes(userId));
  const done = tables.flatMap(({ seats, result }) =>
    result ? { seat: seats.indexOf(userId), ...result } : [],
  );
  const points = sumOf(done, (table) => table.points[table.seat] ?? 0);
  const open = tables.length - done.length + (evening?.toCome ?? 0);
  const count = evening?.rounds ?? tables.length;
  const scoreOf = (sum: number): number => exactScore(sum, count, evening?.rounds ?? atOnce);
  return {
    userId,
    tables,
    /** Their total number of tables. */
    count,
    done: done.length,
    wins: done.filter(({ won, seat }) => won[seat]).length,
    clockMs: sumOf(done, (table) => table.clockMs[table.seat] ?? 0),
    score: scoreOf(points),
    /** The score if all open tables are won. */
    most: scoreOf(points + open * POINTS_OF_FIRST),
  };
}

/**
 * Best and worst final place: all own open tables won and all others’ lost, and vice versa. Anyone who could draw level is assumed
 * to be ahead in the worst case.
 */
function reach(own: Record, records: readonly Record[]): Pick<Standing, 'best' | 'worst'> {
  const others = records.filter((record) => record !== own);
  return {
    best: 1 + others.filter((other) => other.score > own.most).length,
    worst: 1 + others.filter((other) => other.most >= own.score).length,
  };
}

function rankedGroups(records: readonly Record[]): readonly Group[] {
  const scores = new Map(records.map(({ userId, score }) => [userId, score]));
  const byScore = split(records, ({ score }) => score);
  return byScore.flatMap((equal) =>
    TIE_BREAKS.reduce<readonly Group[]>(
      (groups, tieBreak) => groups.flatMap((group) => broken(group, tieBreak, scores)),
      [{ records: equal, decidedBy: null }],
    ),
  );
}

function broken(group: Group, tieBreak: TieBreak, scores: ReadonlyMap<Snowflake, number>): readonly Group[] {
  if (group.records.length === 1) return [group];
  const value = tieValues(group.records, scores)[tieBreak];
  return split(group.records, value).map((records, index) => ({
    records,
    decidedBy: index === 0 ? group.decidedBy : tieBreak,
  }));
}

/** Each tied person's value of the criterion; more is better. */
function tieValues(
  tied: readonly Record[],
  scores: ReadonlyMap<Snowflake, number>,
): { readonly [T in TieBreak]: (record: Record) => number } {
  return {
    wins: ({ wins }) => wins,
    shared: ({ userId, tables }) =>
      sumOf(
        tables.filter(({ seats }) => tied.every((other) => seats.includes(other.userId))),
        ({ seats, result }) => result?.points[seats.indexOf(userId)] ?? 0,
      ),
    opponents: ({ userId, tables }) => {
      const met = tables.flatMap(({ seats }) =>
        seats.flatMap((other) => (other !== null && other !== userId ? (scores.get(other) ?? 0) : [])),
      );
      return met.length === 0 ? 0 : sumOf(met, (score) => score) / met.length;
    },
    clock: ({ clockMs }) => -clockMs,
  };
}

/** Groups of people with the same value, greatest first. */
function split(records: readonly Record[], value: (record: Record) => number): readonly Record[][] {
  const groups = new Map<number, Record[]>();
  for (const record of records) groups.set(value(record), [...(groups.get(value(record)) ?? []), record]);
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

const sumOf = <T>(things: readonly T[], value: (thing: T) => number): number =>
  things.reduce((sum, thing) => sum + value(thing), 0);

/** Points are whole hundredths, so that shared and halved ones are exact: 600 for a first place. */
export const HUNDREDTHS = 100;
export const POINTS_OF_FIRST = 600;

/**
 * Each seat's points for its table, in hundredths: 600 times the share of the others that it beat. Ties share the points of their
 * places. `places`: 1-based, per seat; ties have the same.
 */
export function pointsForPlaces(places: readonly number[]): readonly number[] {
  const others = places.length - 1;
  return places.map((place) => {
    const beaten = places.filter((other) => other > place).length;
    const tied = places.filter((other) => other === place).length - 1;
    return (POINTS_OF_FIRST * (2 * beaten + tied)) / (2 * others);
  });
}

/** A reserve gets half of what the seat wins. */
export const pointsOfReserve = (points: number): number => points / 2;

/** One hundredth of a point in units of {@link exactScore}. */
export const UNITS = 60;

/**
 * A season's score: the mean of this many tables' points times `atOnce`, in 1/60 of a hundredth. An integer for up to six tables,
 * so that scores can be compared.
 */
export const exactScore = (points: number, tables: number, atOnce: number): number =>
  tables === 0 ? 0 : (points * atOnce * UNITS) / tables;

const chances = z.array(z.number().min(0).max(1));

/** A judge's verdict on an unfinished table of a finished season, with all data to compute it again. */
export const verdict = z.strictObject({
  position: z.string(),
  weights: z.string(),
  chances: variants('kind', { places: { places: z.array(chances) }, wins: { wins: chances } }),
  /** Per seat, in hundredths, rounded to tenths of a point. */
  points: z.array(counter),
});

export type Verdict = Parsed<typeof verdict>;

const TENTH = 10;
/** Maximum rounding error of binary fractions. */
const ROUNDING = 1e-9;

/** Equal chances, for a table whose game never began. */
export const equalChances = (seats: number): Chances => ({
  kind: 'wins',
  wins: Array.from({ length: seats }, () => 1 / seats),
});

export const verdictOf = (position: string, weights: string, chances: Chances): Verdict => ({
  position,
  weights,
  chances,
  points: expectedPoints(chances),
});

/** Each seat's expected points in hundredths, to one decimal of a point; half a tenth is rounded up. */
export function expectedPoints(chances: Chances): readonly number[] {
  const expected =
    chances.kind === 'places'
      ? chances.places.map(fromPlaces)
      : chances.wins.map((win) => fromWin(win, chances.wins.length));
  return expected.map((points) => Math.round(points / TENTH + ROUNDING) * TENTH);
}

const fromPlaces = (places: readonly number[]): number =>
  places.reduce(
    (sum, chance, index) =>
      sum + (chance * POINTS_OF_FIRST * (places.length - 1 - index)) / (places.length - 1),
    0,
  );

/** The other players get equal shares of all points but the first place's. */
function fromWin(win: number, seats: number): number {
  const others = (POINTS_OF_FIRST * (seats - 2)) / (2 * (seats - 1));
  return win * POINTS_OF_FIRST + (1 - win) * others;
}
