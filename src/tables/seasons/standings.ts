import type { Snowflake } from '../game-types.ts';
import { exactScore, POINTS_OF_FIRST } from './points.ts';

/** A table of a season, as it counts. */
export interface CountedTable {
  /** In the order of its seats, as they were drawn; null: a computer player. */
  readonly seats: readonly (Snowflake | null)[];
  /** Null: it goes on. */
  readonly result: CountedResult | null;
}

/** Of each seat, in their order. */
export interface CountedResult {
  /** In hundredths. */
  readonly points: readonly number[];
  readonly won: readonly boolean[];
  /** Time that they took. */
  readonly clockMs: readonly number[];
}

/** By which of two people with the same score is ahead, in the order in which they are asked. */
const TIE_BREAKS = ['wins', 'shared', 'opponents', 'clock'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface Standing {
  readonly userId: Snowflake;
  /** 1.. ; those whom nothing tells apart share the better one. */
  readonly place: number;
  /** In 1/60 of a hundredth of a point ({@link exactScore}). Tables that go on count as none yet. */
  readonly score: number;
  readonly wins: number;
  /** How many of their tables are done, of how many. */
  readonly done: number;
  readonly tables: number;
  /** Why they are behind the one before them, where both have the same score; null: by the score, or not at all. */
  readonly decidedBy: TieBreak | null;
  /** The places still possible. */
  readonly best: number;
  readonly worst: number;
}

type Record = ReturnType<typeof recordOf>;

/** Those who are equal, and what put them behind the group before. */
interface Group {
  readonly records: readonly Record[];
  readonly decidedBy: TieBreak | null;
}

/** Everybody has as many tables as an evening has rounds, of which so many are not drawn yet. */
interface Rounds {
  readonly rounds: number;
  readonly toCome: number;
}

/**
 * The standings of a division from its tables, the first place first. Those who share one stay in the given order.
 * `people`: everybody who was drawn into it, also those who left. `evening`: of one, whose scores are sums; null: of a season.
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
    /** How many tables they have in all. */
    count,
    done: done.length,
    wins: done.filter(({ won, seat }) => won[seat]).length,
    clockMs: sumOf(done, (table) => table.clockMs[table.seat] ?? 0),
    score: scoreOf(points),
    /** The score if all open tables are won. */
    most: scoreOf(points + open * POINTS_OF_FIRST),
  };
}

/** If all one's open tables were won and all others' lost, and the reverse. Whoever could draw level is taken to be ahead in the end. */
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

/** Of those who are equal so far: the value of each, of which more is better. */
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

/** Groups of those with the same value, the greatest first. */
function split(records: readonly Record[], value: (record: Record) => number): readonly Record[][] {
  const groups = new Map<number, Record[]>();
  for (const record of records) groups.set(value(record), [...(groups.get(value(record)) ?? []), record]);
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

const sumOf = <T>(things: readonly T[], value: (thing: T) => number): number =>
  things.reduce((sum, thing) => sum + value(thing), 0);
