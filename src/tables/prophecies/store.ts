import type { Snowflake } from '../game-types.ts';
import type { Period } from '../results/results-store.ts';
import type { Certainty, RankedSeer } from './scores.ts';

/** A reader's answer to a question at a table. */
export interface Prophecy {
  readonly tableId: string;
  readonly guildId: Snowflake;
  readonly turn: number;
  readonly userId: Snowflake;
  readonly name: string;
  readonly option: string;
  readonly certainty: Certainty;
  readonly at: Date;
  /** The tap that gave it. */
  readonly interactionId: Snowflake;
}

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
