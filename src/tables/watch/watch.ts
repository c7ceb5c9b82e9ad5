import type { SeatColor } from '../game.ts';
import type { Snowflake } from '../table.ts';

/** Unix milliseconds. A watch is stored as JSON. */
export type Instant = number;

/**
 * What is kept of a table beside its game: clocks, what has been reminded of, what people agree on. It changes without a new
 * version of the table, so that no button on the screen grows old by it; a count of its own keeps two from changing it at once.
 */
export interface Watch {
  /** Milliseconds saved by those whose clock is not running; nothing yet where a colour is missing. */
  readonly banks: Readonly<Partial<Record<SeatColor, number>>>;
  /** The turn that a person has to play; null in the lobby, at the end, and where computer players are to act. */
  readonly turn: TurnWatch | null;
  /** Turns in a row that were played for somebody because they did not. */
  readonly missed: Readonly<Partial<Record<SeatColor, number>>>;
  /** When a person last did something at the table. */
  readonly touchedAt: Instant;
  /** When the table is closed if nobody touches it until then; null until that has been announced. */
  readonly closesAt: Instant | null;
  /** The people who agree to end the game without a result. */
  readonly abort: readonly Snowflake[];
  /** The people who agree to publish the chronicle. Whoever had all their data deleted is not among them. */
  readonly publish: readonly Snowflake[];
}

export interface TurnWatch {
  /** `turnNumber` of the state. */
  readonly turn: number;
  readonly color: SeatColor;
  readonly userId: Snowflake;
  /** When the turn began. */
  readonly begunAt: Instant;
  /** Up to here the time is charged. */
  readonly since: Instant;
  /** Milliseconds left at `since`. Where the pace has no limit, only reminders follow from it. */
  readonly leftMs: number;
  /** Milliseconds at the turn's beginning: what the shares of reminders are of. */
  readonly totalMs: number;
  /** The smallest share in percent that has been reminded of; 100 at the beginning. */
  readonly reminded: number;
  /** The player wants no more reminders of this turn. */
  readonly muted: boolean;
  readonly nudgedAt: Instant | null;
  /** The time is up, or the player left the server. */
  readonly overdue: Overdue | null;
}

export interface Overdue {
  readonly why: 'time' | 'left';
  /** From here another period runs, after which the computer player plays the turn. */
  readonly since: Instant;
  /** The people who want the player removed. */
  readonly removal: readonly Snowflake[];
}

/** A person has done something at the table: it is not idle. */
export const touched = (watch: Watch, now: Instant): Watch => ({ ...watch, touchedAt: now, closesAt: null });

/** At the opening of a table, and again when its game starts. */
export const freshWatch = (now: Instant): Watch => ({
  banks: {},
  turn: null,
  missed: {},
  touchedAt: now,
  closesAt: null,
  abort: [],
  publish: [],
});
