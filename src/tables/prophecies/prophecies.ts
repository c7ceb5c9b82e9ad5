import * as z from 'zod';
import { counter, type Parsed, type Snowflake, snowflake } from '../game-types.ts';
import type { Period } from '../results/results-store.ts';

/**
 * One tap says how sure somebody is: so much of their belief is on the option, and the rest is shared evenly by all options. Of two
 * options `likely` gives the chosen one 67 % and `sure` 90 %, of four 50 % and 85 %.
 */
export const CERTAINTIES = { likely: 1 / 3, sure: 4 / 5 } as const;

export const certainty = z.enum(['likely', 'sure']);

export type Certainty = keyof typeof CERTAINTIES;

/** The chance, 0..1, that an answer gives each of so many options; `chosen`: by its place from 0. */
export function chancesOf(options: number, chosen: number, certainty: Certainty): readonly number[] {
  const weight = CERTAINTIES[certainty];
  return Array.from({ length: options }, (_, at) => (1 - weight) / options + (at === chosen ? weight : 0));
}

/** Brier's score of a forecast: 0 is perfect, 2 is as wrong as can be. `outcome`: each option's share, together 1. */
const brier = (chances: readonly number[], outcome: readonly number[]): number =>
  chances.reduce((sum, chance, at) => sum + (chance - (outcome[at] ?? 0)) ** 2, 0);

/**
 * Points of an answer, a whole number: by how much its Brier score is better than that of an even guess, which has none; 100 for
 * certainty that came true. Whoever says what they believe can expect the most.
 */
export function pointsOf(chosen: number, certainty: Certainty, outcome: readonly number[]): number {
  const options = outcome.length;
  const even = Array.from({ length: options }, () => 1 / options);
  const better = brier(even, outcome) - brier(chancesOf(options, chosen, certainty), outcome);
  return Math.round((100 * better) / (1 - 1 / options));
}

/** What somebody's answers in a period come to. */
export interface SeerSums {
  readonly userId: Snowflake;
  readonly answers: number;
  /** Answers that were better than an even guess. */
  readonly right: number;
  readonly points: number;
}

export interface RankedSeer extends SeerSums {
  /** From 1; equals share the better one. */
  readonly rank: number;
  readonly score: number;
}

/** So many even guesses are added to everybody's answers, so that one lucky tap makes no seer. */
export const GUESSES_ADDED = 5;

/** Mean points of an answer, a whole number, with {@link GUESSES_ADDED}. */
export const scoreOf = ({ answers, points }: Pick<SeerSums, 'answers' | 'points'>): number =>
  Math.round(points / (answers + GUESSES_ADDED));

/** The best first; of equals, who has answered more. */
export function rankSeers(sums: readonly SeerSums[]): readonly RankedSeer[] {
  const scored = sums
    .map((one) => ({ ...one, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score || b.answers - a.answers || (a.userId < b.userId ? -1 : 1));
  return scored.map((one) => ({ ...one, rank: 1 + scored.findIndex(({ score }) => score === one.score) }));
}

/** A reader's answer to a question at a table. */
export const prophecyRow = z.object({
  tableId: z.string().min(1),
  guildId: snowflake,
  turn: counter,
  userId: snowflake,
  name: z.string(),
  option: z.string().min(1),
  certainty,
  at: z.date(),
  /** The tap that gave it. */
  interactionId: snowflake,
});

export type Prophecy = Parsed<typeof prophecyRow>;

/** How many gave an answer to a question. */
export interface ProphecyCount extends Pick<Prophecy, 'option' | 'certainty'> {
  readonly count: number;
}

/** Who answered better than an even guess, and at which turn first. */
export type Seen = Pick<Prophecy, 'name' | 'turn' | 'certainty'>;

export interface Seer extends RankedSeer {
  readonly name: string;
}

/**
 * The port to storage for prophecies. They are scored in the transaction that ends their table's game. Every method is one
 * transaction, and none touches a table.
 */
export interface ProphecyStore {
  /** Writes an answer, unless the person has given one to this question; the one that stands. */
  prophesy(prophecy: Prophecy): Promise<Prophecy>;
  prophecy(tableId: string, turn: number, userId: Snowflake): Promise<Prophecy | null>;
  prophecyCounts(tableId: string, turn: number): Promise<readonly ProphecyCount[]>;
  /** People who aren't hidden and were right at one of these turns of a table, each once, with their first: the earliest first, then the surest. */
  whoSaw(tableId: string, turns: readonly number[]): Promise<readonly Seen[]>;
  /** A server's seers whose answers were scored in the period, best first, without those who are hidden; `total`: how many there are. */
  seers(
    guildId: Snowflake,
    period: Period,
    page: { readonly offset: number; readonly most: number },
  ): Promise<{ readonly rows: readonly Seer[]; readonly total: number }>;
  /** Null: none of their answers was scored in it, or they are hidden. */
  seer(guildId: Snowflake, period: Period, userId: Snowflake): Promise<RankedSeer | null>;
}
