import * as z from 'zod';
import { pace } from './clock/pace.ts';
import type { Secret } from './fairness/dice.ts';
import type { SeatHistory } from './fairness/facts.ts';
import {
  anyColor,
  closedWhy,
  counter,
  type GameName,
  instant,
  locale,
  type Parsed,
  type Seat,
  type SetupOf,
  type Snowflake,
  type StateOf,
  snowflake,
  type TermsOf,
  tableStatus,
} from './game-types.ts';

/** Where a table is shown. Changes without a new version. */
export const showingColumns = z.object({
  /** The channel (or thread) with the lobby message. */
  lobbyMessageId: snowflake.nullable(),
  /** The game's thread, or the channel where no thread may be made; null before the start. */
  playChannelId: snowflake.nullable(),
  /** The message that has the buttons now. */
  turnMessageId: snowflake.nullable(),
  /** Which turn that message is for (`turnNumber` of the state). */
  turnShown: counter,
  /** The table's version that is on the screen; less than `version` means: to be shown yet. */
  versionShown: counter,
});

export type Showing = Parsed<typeof showingColumns>;

/** What a table's row says of it by itself. */
export const tableColumns = z.object({
  /** Short, lower-case letters and digits; stands in custom ids. */
  id: z.string().regex(/^[a-z0-9]+$/),
  /** 1, 2, 3… within its server: how people name it. */
  number: z.int().min(1),
  /** Its server; see also {@link directGuildOf}. */
  guildId: snowflake,
  channelId: snowflake,
  openerId: snowflake,
  locale,
  status: tableStatus,
  /** Null unless `aborted`. */
  closedWhy: closedWhy.nullable(),
  pace,
  /** 2..6, as far as the game has seats. */
  size: counter,
  isPrivate: z.boolean(),
  /** Of a private table: whether its game counts on the server all the same. */
  counts: z.boolean(),
  /** The public facts that go into the dice beside the secret; null before the start. */
  facts: z.string().min(1).nullable(),
  /** Of a rematch: the color that began the game before; the next one begins. Null: who begins is drawn. */
  firstAfter: anyColor.nullable(),
  /** The season that it was drawn for; null: none. */
  seasonId: z.string().min(1).nullable(),
  logLength: counter,
  /** The latest interaction in the log; null: there is none yet. */
  lastInteractionId: snowflake.nullable(),
  /** Counts every change of everything but `showing` and `reminders`, from 1. */
  version: z.int().min(1),
  /** Counts every change of `reminders`, from 1. */
  remindersVersion: z.int().min(1),
  /** When the table is to be looked at again; null: when a person does something. */
  wakeAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

export interface TableOf<G extends GameName> extends Parsed<typeof tableColumns> {
  readonly game: G;
  readonly invited: readonly Snowflake[];
  readonly terms: TermsOf<G>;
  readonly seats: readonly Seat<G>[];
  readonly setup: SetupOf<G> | null;
  /** The source of the dice. It is published when the table is over, never before. */
  readonly secret: Secret;
  readonly seatHistory: SeatHistory;
  /** Null in the lobby. Equals the log replayed on the setup. */
  readonly state: StateOf<G> | null;
  readonly showing: Showing;
  readonly reminders: Reminders;
}

export type Table = TableOf<GameName>;

/**
 * The id by which tables in a person's direct messages with the bot are kept where others have their server's: Discord gives no id
 * twice. What is counted by server (numbers, limits, profiles, ratings) is counted there for that person alone.
 */
export const directGuildOf = (userId: Snowflake): Snowflake => userId;

/** Whether the table is in its opener's direct messages. */
export const isDirect = ({ guildId, openerId }: Pick<Table, 'guildId' | 'openerId'>): boolean =>
  guildId === directGuildOf(openerId);

export const isOf = <G extends GameName>(game: G, table: Table): table is TableOf<G> => table.game === game;

export const isOpen = ({ status }: Pick<Table, 'status'>): boolean =>
  status === 'lobby' || status === 'playing';

/**
 * Whether the game counts on its server: in ratings, leaderboards, the profiles that others see, and the tally of dice. Else it is
 * for its players' own eyes (docs/ratings.md).
 */
export const countsOnServer = ({ isPrivate, counts }: Pick<Table, 'isPrivate' | 'counts'>): boolean =>
  !isPrivate || counts;

/** The thread or channel where the table's people read what happens. */
export const tableChannel = ({ channelId, showing }: Pick<Table, 'channelId' | 'showing'>): Snowflake =>
  showing.playChannelId ?? channelId;

/** The schemas are of reminders as they are stored: JSON, with times in Unix milliseconds. */
const people = z.array(snowflake);

/** What a seat's voters decide now. */
const voteClock = z.strictObject({
  /** The entry of the log that will tell it: no other ballot of the table has the same. */
  seq: counter,
  begunAt: instant,
  /** What is offered to all, as the game writes it (`GameVotes`). */
  ways: z.array(z.string()),
});

export type VoteClock = Parsed<typeof voteClock>;

const turnClock = z.strictObject({
  turn: counter,
  color: anyColor,
  userId: snowflake,
  begunAt: instant,
  /** Up to here the time is charged. */
  since: instant,
  /** Milliseconds left at `since`, below zero once the time is up. Where the pace has no limit, only reminders follow from it. */
  leftMs: z.int(),
  /** Milliseconds at the turn's beginning: what the shares of reminders are of. */
  totalMs: counter,
  /** The smallest share in percent that has been reminded of; 100 at the beginning. */
  reminded: counter.max(100),
  muted: z.boolean(),
  nudgedAt: instant.nullable(),
  overdue: z
    .strictObject({
      why: z.enum(['time', 'left']),
      /** From here another period runs, after which the computer player plays the turn. */
      since: instant,
      removal: people,
    })
    .nullable(),
});

export type TurnClock = Parsed<typeof turnClock>;

/** What a table's readers were asked as a turn began. It is open until that turn is over. */
const question = z.strictObject({
  turn: counter,
  /** `winner`, of every game, or a name of the game's own. */
  about: z.string().min(1),
  /** Of `winner`, the colors that were in the game. */
  options: z.array(z.string()).min(2),
});

export type Question = Parsed<typeof question>;

/**
 * Kept of a table beside its game: clocks, reminders that were sent, votes. It changes without a new
 * version of the table, so that no button on the screen grows old by it; a count of its own keeps two from changing it at once.
 */
export const remindersJson = z.strictObject({
  /** Milliseconds saved by those whose clock is not running; nothing yet where a color is missing. */
  banks: z.partialRecord(anyColor, counter),
  /** The turn that a person has to play; null in the lobby, at the end, and where computer players are to act. */
  turn: turnClock.nullable(),
  /** The ballot that is open; left out where voters are not to act. */
  vote: voteClock.optional(),
  /** Turns in a row that were played for a player because they did not; of voters: ballots in a row without a vote. */
  missed: z.partialRecord(anyColor, counter),
  /** When a person last did something at the table. */
  touchedAt: instant,
  /** When the table is closed if nobody touches it until then; null until that has been announced. */
  closesAt: instant.nullable(),
  abort: people,
  /** The people who agree to publish the chronicle. People who had all their data deleted are not among them. */
  publish: people,
  /** What readers were asked, in order; nothing yet where it is left out. */
  questions: z.array(question).optional(),
  /** Its players want its readers to be asked nothing. */
  asksNothing: z.literal(true).optional(),
  /** Those who want to hear of open seats have been called to it. */
  seatCalled: z.literal(true).optional(),
  /** The game would be rated, but for something that happened in it. */
  unrated: z.literal(true).optional(),
});

export type Reminders = Parsed<typeof remindersJson>;

/**
 * Whether the channel where a table was opened gets a card of its result. What was played in that channel tells its end there; what
 * was private is not told to everybody.
 */
export const hasResultCard = ({ channelId, isPrivate, showing }: Table): boolean =>
  !isPrivate && showing.playChannelId !== channelId;
