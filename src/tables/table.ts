import * as z from 'zod';
import { pace } from './clock/pace.ts';
import type { SeatHistory } from './fairness/check.ts';
import type { Secret } from './fairness/dice.ts';
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

/** The location of a table's messages. Changes don't increment the version. */
export const showingColumns = z.object({
  lobbyMessageId: snowflake.nullable(),
  /** The game's thread, or the channel if no thread can be made; null before the start, or before a private thread is made. */
  playChannelId: snowflake.nullable(),
  /** The people whom the bot has added to the table's private thread; null: the table is played where others can read it. */
  threadMembers: z.array(snowflake).readonly().nullable(),
  /** The message with the current buttons. */
  turnMessageId: snowflake.nullable(),
  /** The turn of that message (`turnNumber` of the state). */
  turnShown: counter,
  /** The table's version on the screen; less than `version` means: to be shown yet. */
  versionShown: counter,
  /** Identify what the messages display; null: unknown. */
  lobbyDigest: z.string().nullable(),
  turnDigest: z.string().nullable(),
});

export type Showing = Parsed<typeof showingColumns>;

export const tableColumns = z.object({
  /** Short, lower-case letters and digits, for custom ids. */
  id: z.string().regex(/^[a-z0-9]+$/),
  /** 1, 2, 3… within its server: its name for people. */
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
  /** For a private table: whether its game counts on the server. */
  counts: z.boolean(),
  /** The public inputs of the dice; null before the start. */
  facts: z.string().min(1).nullable(),
  /** For a rematch: the color that began the previous game; the next one begins. Null: the first player is drawn. */
  firstAfter: anyColor.nullable(),
  /** The season that it was drawn for; null if none. */
  seasonId: z.string().min(1).nullable(),
  logLength: counter,
  /** The latest interaction in the log; null if there is none yet. */
  lastInteractionId: snowflake.nullable(),
  /** Counts every change of everything but `showing` and `reminders`, from 1. */
  version: z.int().min(1),
  /** Counts every change of `reminders`, from 1. */
  remindersVersion: z.int().min(1),
  /** When the table is checked next; null: after a person's action. */
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
 * The id under which tables in a person's direct messages are stored instead of a server's: Discord's ids are unique. Everything
 * counted per server (numbers, limits, profiles, ratings) is counted there for that person alone.
 */
export const directGuildOf = (userId: Snowflake): Snowflake => userId;

/** Whether the table is in its opener's direct messages. */
export const isDirect = ({ guildId, openerId }: Pick<Table, 'guildId' | 'openerId'>): boolean =>
  guildId === directGuildOf(openerId);

export const isOf = <G extends GameName>(game: G, table: Table): table is TableOf<G> => table.game === game;

/** Increases with each change of a table or of its reminders. */
export const changesOf = ({
  version,
  remindersVersion,
}: Pick<Table, 'version' | 'remindersVersion'>): number => version + remindersVersion;

export const isOpen = ({ status }: Pick<Table, 'status'>): boolean =>
  status === 'lobby' || status === 'playing';

/**
 * Whether the game counts on its server: in ratings, leaderboards, public profiles, and the tally of dice. Otherwise only its
 * players see it (docs/ratings.md).
 */
export const countsOnServer = ({ isPrivate, counts }: Pick<Table, 'isPrivate' | 'counts'>): boolean =>
  !isPrivate || counts;

/** The thread or channel where the table is played. */
export const tableChannel = ({ channelId, showing }: Pick<Table, 'channelId' | 'showing'>): Snowflake =>
  showing.playChannelId ?? channelId;

/** Whether the table belongs into a private thread of its channel, lobby included. */
export const isHidden = ({ showing }: Pick<Table, 'showing'>): boolean => showing.threadMembers !== null;

/** Whether it has no private thread yet, so that nothing may be posted. */
export const isWithoutPlace = ({ showing }: Pick<Table, 'showing'>): boolean =>
  showing.threadMembers !== null && showing.playChannelId === null;

/** The thread or channel of the table's lobby. */
export const lobbyChannel = (table: Pick<Table, 'channelId' | 'showing'>): Snowflake =>
  isHidden(table) ? tableChannel(table) : table.channelId;

/** The schemas are those of stored reminders: JSON, with times in Unix milliseconds. */
const people = z.array(snowflake);

/** Version 1.0.0 stores only whether the turn's player has muted it. */
function withNamedMuters(stored: unknown): unknown {
  const turn = stored as { readonly userId?: unknown; readonly muted?: unknown } | null;
  return typeof turn?.muted === 'boolean' ? { ...turn, muted: turn.muted ? [turn.userId] : [] } : stored;
}

/** The current decision of a seat's voters. */
const voteClock = z.strictObject({
  /** The log entry that will result from it, unique at the table. */
  seq: counter,
  begunAt: instant,
  /** The public options in the game's notation (`GameVotes`). */
  ways: z.array(z.string()),
});

export type VoteClock = Parsed<typeof voteClock>;

const turnClock = z.preprocess(
  withNamedMuters,
  z.strictObject({
    turn: counter,
    color: anyColor,
    userId: snowflake,
    begunAt: instant,
    /** The time is charged up to here. */
    since: instant,
    /** Milliseconds left at `since`, negative once the time is up. If the pace has no limit, it only determines reminders. */
    leftMs: z.int(),
    /** Milliseconds at the turn's beginning, the basis of the reminders' shares. */
    totalMs: counter,
    /** The smallest reminded share in percent; 100 at the beginning. */
    reminded: counter.max(100),
    /** The people who want no more reminders of this turn. */
    muted: people,
    nudgedAt: instant.nullable(),
    overdue: z
      .strictObject({
        /** Time is up, the player has left the server, or is on vacation for longer than the turn's time. */
        why: z.enum(['time', 'left', 'vacation']),
        /** The start of another period, after which the computer player plays the turn. */
        since: instant,
        removal: people,
      })
      .nullable(),
    /** Since when Discord refuses to show the turn, whose time stands still; left out: it is shown. */
    hiddenAt: instant.exactOptional(),
  }),
);

export type TurnClock = Parsed<typeof turnClock>;

/** The question to a table's readers at the beginning of a turn. It is open until that turn is over. */
const question = z.strictObject({
  turn: counter,
  /** `winner`, for every game, or one of the game's own. */
  about: z.string().min(1),
  /** For `winner`, the colors that were in the game. */
  options: z.array(z.string()).min(2),
});

export type Question = Parsed<typeof question>;

/** A seat that is offered to a person, until it is taken, declined or withdrawn, or the seat changes. */
const seatOffer = z.strictObject({
  id: z.string().min(1),
  /** The seat's holder. */
  from: snowflake,
  to: snowflake,
  /** The holder is absent: the offer ends when they are back. */
  isAway: z.boolean(),
});

export type SeatOffer = Parsed<typeof seatOffer>;

/**
 * State of a table besides its game: clocks, sent reminders, votes. It changes without a new version of the table, so that buttons
 * stay valid; its own version serves for optimistic locking.
 */
export const remindersJson = z.strictObject({
  /** Milliseconds saved while the clock is not running; a missing color has none. */
  banks: z.partialRecord(anyColor, counter),
  /** The turn that a person has to play; null in the lobby, at the end, and if computer players are to act. */
  turn: turnClock.nullable(),
  /** The turn whose clock a pause has stopped, and the milliseconds that were left; left out: none. */
  stopped: z.strictObject({ turn: counter, color: anyColor, leftMs: z.int() }).optional(),
  /** The open ballot; left out if voters are not to act. */
  vote: voteClock.optional(),
  /** Consecutive turns that were played for a player; for voters: consecutive ballots without a vote. */
  missed: z.partialRecord(anyColor, counter),
  /** A person's last action at the table. */
  touchedAt: instant,
  /** When an idle table is closed; null until that has been announced. */
  closesAt: instant.nullable(),
  /** The people who agree to end the game without a result. */
  abort: people,
  /** Pairs of people of whom the first sits with the second nevertheless (`unwantedPairs`). */
  meets: z.array(z.tuple([snowflake, snowflake])).optional(),
  /** When that was last proposed. */
  proposedAt: instant.optional(),
  /** Open offers of seats; one per seat. */
  offers: z.array(seatOffer).optional(),
  /** The people who agree to publish the chronicle, without those who deleted their data. */
  publish: people,
  /** The questions to readers, in order; default: none. */
  questions: z.array(question).optional(),
  /** Its players have switched off questions to readers. */
  asksNothing: z.literal(true).optional(),
  /** When somebody in a lobby was last nudged to get ready. */
  nudgedAt: instant.optional(),
  /** People who want to hear of open seats have been pinged. */
  seatCalled: z.literal(true).optional(),
  /** Something happened in the game that makes it unrated. */
  unrated: z.literal(true).optional(),
});

export type Reminders = Parsed<typeof remindersJson>;

/** Whether the channel of its lobby gets a result card: unless it was played there, or is private. */
export const hasResultCard = ({ channelId, isPrivate, showing }: Table): boolean =>
  !isPrivate && showing.playChannelId !== channelId;
