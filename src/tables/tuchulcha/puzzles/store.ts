import * as z from 'zod';
import { counter, locale, type Parsed, type Snowflake, snowflake } from '../../game-types.ts';
import type { Skill } from '../../results/result.ts';

/** Days since 1970; the caller decides when a day begins. */
export type Day = number;

export const postRow = z.object({
  guildId: snowflake,
  day: counter,
  puzzleId: z.string().min(1),
  channelId: snowflake,
  locale,
  /** `sending` and `closing` are claimed; `closed`: its day is over; `dropped`: it could not be sent during its day. */
  state: z.enum(['waiting', 'sending', 'sent', 'closing', 'closed', 'dropped']),
  /** When to send it; once sent, when to close it; after a failure, when to retry. */
  dueAt: z.date(),
  closesAt: z.date(),
  /** The number of attempts to send or close it. */
  attempts: counter,
  /** Whether Discord refused the last attempt for lack of permission. */
  refused: z.boolean(),
  messageId: snowflake.nullable(),
});

export type PuzzlePost = Parsed<typeof postRow>;

export type PostState = PuzzlePost['state'];

export type NewPost = Pick<PuzzlePost, 'guildId' | 'day' | 'channelId' | 'locale' | 'dueAt' | 'closesAt'>;

export interface PuzzleAnswer {
  readonly userId: Snowflake;
  readonly puzzleId: string;
  /** The server of the answered post; null if the person asked for the puzzle alone. */
  readonly guildId: Snowflake | null;
  readonly day: Day;
  /** The 0-based index of the turn among the puzzle's. */
  readonly choice: number;
  readonly solved: boolean;
  readonly at: Date;
}

/** A puzzle's skill, and its number of answers. */
export interface PuzzleRating extends Skill {
  readonly answered: number;
  readonly solved: number;
}

/** A person's puzzle skill, and their number of answers. */
export interface PuzzleRecord extends PuzzleRating {
  /** Consecutive solved ones: current, and maximum. */
  readonly streak: number;
  readonly bestStreak: number;
}

export interface PuzzleFacts {
  /** Earlier puzzles, oldest first. */
  readonly used: readonly string[];
  /** Only puzzles that somebody has tried. */
  readonly ratings: ReadonlyMap<string, Skill>;
  /** The skills of its likely solvers, if any has solved some. */
  readonly solvers: readonly Skill[];
}

export interface Answered {
  readonly answer: PuzzleAnswer;
  readonly isNew: boolean;
  readonly record: PuzzleRecord;
  /** The person's skill before a new answer. */
  readonly before: Skill | null;
  readonly rating: PuzzleRating;
}

/** The puzzles' port to storage. Every method is one transaction. */
export interface PuzzleStore {
  /** A server's puzzle of a day; null if there is none. */
  puzzlePost(guildId: Snowflake, day: Day): Promise<PuzzlePost | null>;
  latestPuzzlePost(guildId: Snowflake): Promise<PuzzlePost | null>;
  /** Data for choosing a server's next one. `since`: solvers are people who have answered there from this day on. */
  puzzleFactsOfServer(guildId: Snowflake, since: Day): Promise<PuzzleFacts>;
  puzzleFactsOfPerson(userId: Snowflake): Promise<PuzzleFacts>;
  /** Writes a post to be sent, unless the server has one of that day. */
  writePuzzlePost(post: NewPost & { readonly puzzleId: string }): Promise<void>;
  /** Posts to send or close, and those that were claimed before `lost` and neither settled nor postponed; oldest first. */
  duePuzzlePosts(now: Date, lost: Date, most: number): Promise<PuzzlePost[]>;
  /** Claims one for sending or closing, if it still has this number of attempts. Of concurrent callers, one succeeds. */
  claimPuzzlePost(post: PuzzlePost, now: Date): Promise<boolean>;
  /** It was sent (with its message), closed, or given up. */
  settlePuzzlePost(
    post: PuzzlePost,
    how:
      | { readonly state: 'sent'; readonly channelId: Snowflake; readonly messageId: Snowflake }
      | { readonly state: 'closed' | 'dropped' },
  ): Promise<void>;
  /** Restores its state before it was claimed. */
  postponePuzzlePost(post: PuzzlePost, dueAt: Date, refused: boolean): Promise<void>;
  /** The number of people who have answered a server's puzzle of a day. */
  puzzleCount(guildId: Snowflake, day: Day): Promise<{ readonly answered: number; readonly solved: number }>;

  /** Writes a person's first answer, and rates both; later ones change nothing. `prior`: the puzzle's skill without answers. */
  answerPuzzle(answer: PuzzleAnswer, prior: Skill): Promise<Answered>;
  puzzleAnswer(userId: Snowflake, puzzleId: string): Promise<PuzzleAnswer | null>;
  /** The puzzle that the person asked for alone and answered on a day. */
  puzzleAnsweredOn(userId: Snowflake, day: Day): Promise<PuzzleAnswer | null>;
  /** Returns null if the person has answered none. */
  puzzleRecord(userId: Snowflake): Promise<PuzzleRecord | null>;
  puzzleRating(puzzleId: string): Promise<PuzzleRating | null>;
}
