import * as z from 'zod';
import { counter, locale, type Parsed, type Snowflake, snowflake } from '../../game-types.ts';
import type { Skill } from '../../results/result.ts';

/** Days since 1970. Whose day begins when is the caller's to know. */
export type Day = number;

export const postRow = z.object({
  guildId: snowflake,
  day: counter,
  puzzleId: z.string().min(1),
  channelId: snowflake,
  locale,
  /**
   * `waiting` to be sent, being sent, `sent`; then its day is over: it is being closed, `closed`. `dropped`: it could not be sent
   * while its day was.
   */
  state: z.enum(['waiting', 'sending', 'sent', 'closing', 'closed', 'dropped']),
  /** When it is to be sent; once it is, when it is to be closed; after a failure, when to try again. */
  dueAt: z.date(),
  closesAt: z.date(),
  /** How often sending or closing it has been begun. */
  attempts: counter,
  /** Whether Discord didn't let the bot write there when it tried last. */
  refused: z.boolean(),
  messageId: snowflake.nullable(),
});

export type PuzzlePost = Parsed<typeof postRow>;

export type PostState = PuzzlePost['state'];

export type NewPost = Pick<PuzzlePost, 'guildId' | 'day' | 'channelId' | 'locale' | 'dueAt' | 'closesAt'>;

export interface PuzzleAnswer {
  readonly userId: Snowflake;
  readonly puzzleId: string;
  /** Whose post it answers; null: asked for by the person alone. */
  readonly guildId: Snowflake | null;
  readonly day: Day;
  /** The turn's place among those of the puzzle, from 0. */
  readonly choice: number;
  readonly solved: boolean;
  readonly at: Date;
}

/** How hard a puzzle is, and how often it was answered. */
export interface PuzzleRating extends Skill {
  readonly answered: number;
  readonly solved: number;
}

/** How good a person is at puzzles, and how many they answered. */
export interface PuzzleRecord extends PuzzleRating {
  /** Solved in a row: up to now, and at most. */
  readonly streak: number;
  readonly bestStreak: number;
}

export interface PuzzleFacts {
  /** Puzzles that were there before, the oldest first. */
  readonly used: readonly string[];
  /** Puzzles that nobody has tried are missing. */
  readonly ratings: ReadonlyMap<string, Skill>;
  /** The skills of those who are to solve it, if any has solved some. */
  readonly solvers: readonly Skill[];
}

export interface Answered {
  readonly answer: PuzzleAnswer;
  readonly isNew: boolean;
  readonly record: PuzzleRecord;
  /** The person's skill before it, where it is new. */
  readonly before: Skill | null;
  readonly rating: PuzzleRating;
}

/** The puzzles' port to storage. Every method is one transaction. */
export interface PuzzleStore {
  /** A server's puzzle of a day; null where it has none. */
  puzzlePost(guildId: Snowflake, day: Day): Promise<PuzzlePost | null>;
  latestPuzzlePost(guildId: Snowflake): Promise<PuzzlePost | null>;
  /** Facts by which a server's next one is chosen. `since`: solvers are those who have answered there from this day on. */
  puzzleFactsOfServer(guildId: Snowflake, since: Day): Promise<PuzzleFacts>;
  puzzleFactsOfPerson(userId: Snowflake): Promise<PuzzleFacts>;
  /** Writes a post that waits to be sent, unless the server has one of that day. */
  writePuzzlePost(post: NewPost & { readonly puzzleId: string }): Promise<void>;
  /** Posts to be sent or closed, and those that were claimed before `lost` and neither settled nor put off; oldest first. */
  duePuzzlePosts(now: Date, lost: Date, most: number): Promise<PuzzlePost[]>;
  /** Takes one to be sent or closed, if it has still had so many attempts. Of many who try at once, one gets it. */
  claimPuzzlePost(post: PuzzlePost, now: Date): Promise<boolean>;
  /** It was sent (with its message), closed, or is never to be sent. */
  settlePuzzlePost(
    post: PuzzlePost,
    how:
      | { readonly state: 'sent'; readonly channelId: Snowflake; readonly messageId: Snowflake }
      | { readonly state: 'closed' | 'dropped' },
  ): Promise<void>;
  /** Puts it back to where it was before it was claimed. */
  postponePuzzlePost(post: PuzzlePost, dueAt: Date, refused: boolean): Promise<void>;
  /** How many have answered a server's puzzle of a day. */
  puzzleCount(guildId: Snowflake, day: Day): Promise<{ readonly answered: number; readonly solved: number }>;

  /**
   * Writes a person's first answer to a puzzle, and rates both by it; a later one changes nothing. `prior`: the puzzle's skill
   * while nobody has tried it.
   */
  answerPuzzle(answer: PuzzleAnswer, prior: Skill): Promise<Answered>;
  puzzleAnswer(userId: Snowflake, puzzleId: string): Promise<PuzzleAnswer | null>;
  /** The puzzle that the person asked for by themselves on a day, and answered. */
  puzzleAnsweredOn(userId: Snowflake, day: Day): Promise<PuzzleAnswer | null>;
  /** Returns null where the person has answered none. */
  puzzleRecord(userId: Snowflake): Promise<PuzzleRecord | null>;
  puzzleRating(puzzleId: string): Promise<PuzzleRating | null>;
}
