import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS, pace, WEEK_MS } from '../clock/pace.ts';
import type { Secret } from '../fairness/dice.ts';
import { gameName } from '../game-registry.ts';
import { counter, type Parsed, type Snowflake, snowflake, variants } from '../game-types.ts';
import type { UsualLength } from '../table-game.ts';
import type { Turns } from './absence.ts';
import { AT_ONCE, type DrawnTable, drawnTable, TABLE_SIZES, type TableSize } from './seating.ts';
import { type CountedResult, type Verdict, verdict } from './standings.ts';

/** Possible numbers of rounds of an evening before its final. */
export const ROUNDS = [2, 3, 4] as const;
/** Number of players in the final. */
export const FINALISTS = 4 satisfies TableSize;

/** The rounds of an evening (docs/seasons.md "Evenings"). */
const eveningTerms = z.strictObject({
  rounds: z.literal(ROUNDS),
  /** Minutes after which unfinished tables of a round are judged. */
  minutes: z.int().min(1),
  /** Whether the first four play a final. */
  final: z.boolean(),
});

export type EveningTerms = Parsed<typeof eveningTerms>;

/** A season's settings. */
const terms = z.strictObject({
  game: gameName,
  size: z.literal(TABLE_SIZES),
  atOnce: z.literal(AT_ONCE),
  pace,
  /** From the start to the end, in local time; 0 for an evening. */
  weeks: z.int().min(0),
  /** A zone's name, e.g. `Europe/Amsterdam`. */
  timeZone: z.string().min(1),
  /** Left out: all tables open at once. */
  evening: eveningTerms.exactOptional(),
});

export type SeasonTerms = Parsed<typeof terms>;

const table = counter;
const seat = counter;
const digits = z.string().regex(/^[0-9a-f]{64}$/);
/** Times are stored as ISO 8601. */
const time = z.iso.datetime().transform((text) => new Date(text));
/** The end of a table, by its own log, with an entry per seat; `turns`: the number of own turns, including missed ones. */
const ofSeats = { table, turns: z.array(counter), clockMs: z.array(counter) };

/** A change of a season, as stored. Tables and seats are numbered from 0, in the order of the draw. */
export const seasonChangeJson = variants('type', {
  opened: {
    id: z.string().min(1),
    terms,
    startsAt: time,
    /** The SHA-256 of its secret. */
    commitment: digits,
    /** People who may not join because of an earlier season. */
    sittingOut: z.array(snowflake),
    /** The season of the same channel that it follows, which was running when it was opened. */
    follows: z.string().min(1).exactOptional(),
  },
  /** As a player before joining closes, later as a reserve. */
  joined: { userId: snowflake },
  /** Before the start; for a reserve without a seat at any time. */
  withdrew: { userId: snowflake },
  /** Too few had joined: the start is postponed by a week. */
  moved: {},
  /** The previous season is still running: the start is postponed by a week. */
  waited: {},
  /** At the start: people who have to sit it out because of the previous season. */
  satOut: { userIds: z.array(snowflake) },
  /** On vacation when a round of an evening is due, and not drawn: reserves from the first one on, away from a later one. */
  rested: { userIds: z.array(snowflake) },
  /** `tooFew`: after the maximum number of postponements. */
  calledOff: { why: z.enum(['tooFew', 'manager']) },
  drawn: { divisions: z.array(z.array(snowflake)), tables: z.array(drawnTable) },
  /** The next round of an evening, or its final. */
  roundDrawn: { tables: z.array(drawnTable) },
  /** An entry of an earlier version without effect now. It stays, since the draw may depend on its interaction. */
  obsolete: {},
  /** Its card, messages and tables continue in another channel; also after its end, if the old channel was unreachable. */
  channelChosen: { channelId: snowflake },
  /** A drawn table can be played now. */
  tableOpened: { table, tableId: z.string().min(1) },
  /** The computer player had to play for a person. `turns`: the seat's number of own turns, including this one. */
  missed: { table, seat, turns: counter },
  /** A person whose seat a reserve could have taken plays again: `turns` of their own, no more than half of them missed. */
  returned: { table, seat, turns: counter },
  replaced: { table, seat, userId: snowflake },
  left: { userId: snowflake },
  excluded: { userId: snowflake },
  /** A person who was excluded plays again. */
  readmitted: { userId: snowflake },
  /** `places`: 1-based; ties share a place. */
  finished: { ...ofSeats, places: z.array(z.int().min(1)) },
  /** The season is over before the table is. */
  judged: { ...ofSeats, verdict },
  extended: { weeks: z.int().min(1) },
  /** A week of an extension is taken back. */
  shortened: {},
  paused: {},
  resumed: {},
  /** A manager ends it now. Unfinished tables can be judged. */
  stopped: {},
  /** Every table has its result; the secret is published. */
  ended: { secret: digits },
});

export type SeasonChange = Parsed<typeof seasonChangeJson>;

export type SeasonEntry = SeasonChange & {
  readonly at: Date;
  /** The interaction that caused it; left out if there was none. */
  readonly interactionId?: Snowflake;
  /** The person who did it; left out if it was automatic. */
  readonly by?: Snowflake;
};

/** `playing` from the draw on, also while it is paused. */
type SeasonStatus = 'joining' | 'playing' | 'ended' | 'calledOff';

export const isOver = ({ status }: Pick<Season, 'status'>): boolean =>
  status === 'ended' || status === 'calledOff';

export interface SeasonTable extends DrawnTable {
  /** 1-based; the final comes after the last. A season has one. */
  readonly round: number;
  /** The id of its table; null if it isn't open yet. */
  readonly tableId: string | null;
  /** Per seat, as far as known. */
  readonly turns: readonly Turns[];
  /** Reserves who have taken a person's seat, by seat. */
  readonly reserves: ReadonlyMap<number, Snowflake>;
  /** The turns of those seats until then. */
  readonly turnsBefore: ReadonlyMap<number, Turns>;
  readonly result: SeasonResult | null;
}

/** The highest round of these tables, from 1; 0 if there are none. */
export const latestRound = (tables: readonly Pick<SeasonTable, 'round'>[]): number =>
  Math.max(0, ...tables.map(({ round }) => round));

/** `points` and `won` are those of the person to whom the seat was drawn. */
export interface SeasonResult extends CountedResult {
  /** Per seat; null if a judge's verdict replaces them. */
  readonly places: readonly number[] | null;
  /** Reserves' points for the seats that they have taken, in hundredths. */
  readonly reservePoints: ReadonlyMap<number, number>;
  /** Null if there are places. */
  readonly verdict: Verdict | null;
}

/** A season as the result of its log. */
export interface Season {
  readonly id: string;
  readonly terms: SeasonTerms;
  readonly status: SeasonStatus;
  readonly commitment: string;
  /** Null while it is secret. */
  readonly secret: string | null;
  readonly startsAt: Date;
  /** How often the start was postponed. */
  readonly moved: number;
  /** For an evening: the end of the round. */
  readonly endsAt: Date;
  /** How many weeks it was extended by. */
  readonly extraWeeks: number;
  /** A manager has ended it: there are no more rounds. */
  readonly isStopped: boolean;
  readonly pausedAt: Date | null;
  /** The latest interaction before joining closed, an input of the draw. */
  readonly interactionId: Snowflake | null;
  readonly sittingOut: readonly Snowflake[];
  readonly follows: string | null;
  /** The players, in the order in which they joined, including those who left. */
  readonly people: readonly Snowflake[];
  readonly reserves: readonly Snowflake[];
  /** How often each person has joined. */
  readonly joins: ReadonlyMap<Snowflake, number>;
  readonly left: readonly Snowflake[];
  readonly excluded: readonly Snowflake[];
  /** The players among those who were excluded before the start. */
  readonly excludedBefore: readonly Snowflake[];
  /** People who play again after they were excluded. */
  readonly readmitted: readonly Snowflake[];
  /** People who weren't drawn into a later round of an evening because of a vacation. */
  readonly resting: readonly Snowflake[];
  /** People who were absent in the last round of an evening, or are not drawn, and have said that they're back. */
  readonly back: readonly Snowflake[];
  readonly divisions: readonly (readonly Snowflake[])[];
  readonly tables: readonly SeasonTable[];
  /** The time of the latest log entry. */
  readonly at: Date;
}

/** Why an entry does not fit a season. Nothing has changed. */
export type SeasonRefusal =
  /** An evening has no weeks; a season has no rounds, or no round is due. */
  | { readonly code: 'isEvening' | 'noRound' | 'roundIsDue' | 'notExtended' }
  /** The season was opened already, or not yet. `outOfOrder`: the entry is older than the previous one. */
  | { readonly code: 'alreadyOpened' | 'notOpened' | 'outOfOrder' }
  | { readonly code: 'begun' | 'notPlaying' | 'over' | 'paused' | 'notPaused' | 'enough' | 'wrongSecret' }
  | { readonly code: 'alreadyIn' | 'notIn' | 'sitsOut' }
  /** The draw does not contain exactly the members, each as often as agreed. */
  | { readonly code: 'wrongDraw' }
  | { readonly code: 'noSuchTable' | 'noSuchSeat' | 'tableOver' | 'tableOpened' | 'badResult' }
  | { readonly code: 'seatTaken' | 'notAbsent' | 'windowOver' | 'notNextReserve' | 'atTable' }
  /** The start, or the end, has not come. */
  | { readonly code: 'tooEarly'; readonly from: Date }
  | { readonly code: 'tooFew'; readonly fewest: number }
  | { readonly code: 'mayMove' | 'movedEnough' | 'badWeeks' | 'joinedOften'; readonly most: number }
  /** This many tables are unfinished. */
  | { readonly code: 'tablesGoOn'; readonly count: number };

export type SeasonChanged =
  | { readonly ok: true; readonly season: Season }
  | { readonly ok: false; readonly refusal: SeasonRefusal };

export const accept = (season: Season): SeasonChanged => ({ ok: true, season });

export const refuse = (refusal: SeasonRefusal): SeasonChanged => ({ ok: false, refusal });

export interface NewSeason {
  readonly opened: Extract<SeasonEntry, { readonly type: 'opened' }>;
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  /** The language of its messages, e.g. `de`. */
  readonly locale: string;
  /** The secret of the commitment in `opened`. */
  readonly secret: Secret;
  /** The names of the people in its log, as they were then; forgotten ones are left out. */
  readonly names: ReadonlyMap<Snowflake, string>;
}

/** A stored season: the state of its log, and everything that is not in the log. */
export interface StoredSeason extends Omit<NewSeason, 'opened'> {
  readonly season: Season;
  /** The message with its card; null if it has none in its channel. */
  readonly messageId: Snowflake | null;
  /** The number of its log entries. */
  readonly version: number;
}

export type SeasonWritten =
  | { readonly ok: true; readonly stored: StoredSeason }
  /** `stale`: its log has grown since that version. `channelTaken`: another season is open in the chosen channel. */
  | {
      readonly ok: false;
      readonly refusal: SeasonRefusal | { readonly code: 'noSuchSeason' | 'stale' | 'channelTaken' };
    };

export interface SeasonToCheck {
  readonly id: string;
  readonly guildId: Snowflake;
  readonly version: number;
}

/** The seasons' port to storage. Every method is one transaction. */
export interface SeasonStore {
  /** Writes nothing if another season is open in the channel; safe with many processes. */
  openSeason(season: NewSeason): Promise<StoredSeason | 'channelTaken'>;
  season(id: string): Promise<StoredSeason | null>;
  /** Ascending. `types`: only entries of these types; default: all. */
  seasonLog(id: string, types?: readonly SeasonEntry['type'][]): Promise<readonly SeasonEntry[]>;
  /**
   * Adds all entries if the log still has this version and accepts them. If their interaction is already in the log, returns the
   * current season. `names`: of people in the entries. After a change of channel, it retries messages that the old channel refused.
   */
  addToSeason(
    id: string,
    version: number,
    entries: readonly SeasonEntry[],
    names?: ReadonlyMap<Snowflake, string>,
  ): Promise<SeasonWritten>;
  /** A server's seasons that are neither over nor called off, oldest first. */
  openSeasons(guildId: Snowflake): Promise<readonly StoredSeason[]>;
  /** A server's seasons that were played to their end, latest first. `season`: without evenings. */
  endedSeasons(guildId: Snowflake, most: number, kind?: 'any' | 'season'): Promise<readonly StoredSeason[]>;
  /** A server's finished seasons with a refused post of one of these keys, latest first. */
  untoldSeasons(guildId: Snowflake, keys: readonly string[]): Promise<readonly StoredSeason[]>;
  /** All servers' seasons with something to do: they are open, or their cards aren't closed yet. */
  seasonsToCheck(): Promise<readonly SeasonToCheck[]>;
  /** Returns a function that tells whether a person is one of these people of a server, even after deleting their data. */
  recognizer(guildId: Snowflake, people: readonly Snowflake[]): Promise<(userId: Snowflake) => boolean>;
}

export const MAX_WEEKS = 52;
export const MAX_MOVES = 2;
/** How long before the start joining closes, and how long before the end people are reminded. */
const JOINING_CLOSES_MS = DAY_MS;
export const LAST_CALL_MS = 48 * HOUR_MS;

/** Three or four people play at one table, again and again. */
export const fewestPeople = ({ evening }: Pick<SeasonTerms, 'evening'>): number => (evening ? 3 : 4);

/** Decides at the start: begin, try again a week later, or call the season off. `moved`: how often it was postponed. */
export function atStart(
  people: number,
  terms: Pick<SeasonTerms, 'evening'>,
  moved: number,
): 'begin' | 'move' | 'callOff' {
  if (people >= fewestPeople(terms)) return 'begin';
  return moved < MAX_MOVES ? 'move' : 'callOff';
}

/** An evening may be joined until it starts. */
export const joiningClosesAt = (startsAt: Date, isEvening = false): Date =>
  isEvening ? startsAt : new Date(startsAt.getTime() - JOINING_CLOSES_MS);

/** How many times the usual length of its game a round of an evening takes at most. */
export const ROUND_PER_GAME = 1.5;

/** Maximum length of an evening's round, in steps of five minutes. */
export const roundMinutes = (usual: UsualLength): number =>
  5 * Math.ceil((ROUND_PER_GAME * lengthMs(usual)) / (5 * MINUTE_MS));

/** Maximum delay of an evening's start, so that it doesn't begin in the middle of the night. */
const EVENING_LATE_MS = HOUR_MS;

export const isTooLate = (startsAt: Date, at: Date): boolean =>
  at.getTime() - startsAt.getTime() > EVENING_LATE_MS;

/** When the season after one that lasts from `startsAt` to `endsAt` can be joined. */
export const nextOpensAt = (startsAt: Date, endsAt: Date): Date =>
  new Date((startsAt.getTime() + endsAt.getTime()) / 2);

/** The same local time this many weeks later. Throws RangeError for an unknown time zone. */
export const weeksAfter = (at: Date, weeks: number, timeZone: string): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).add({ weeks })
      .epochMilliseconds,
  );

const MS_OF: Readonly<Record<UsualLength['unit'], number>> = {
  minutes: MINUTE_MS,
  hours: HOUR_MS,
  days: DAY_MS,
  weeks: WEEK_MS,
};

export const lengthMs = ({ unit, count }: UsualLength): number => count * MS_OF[unit];

/** The minimum season for games of this length: 1.5 times their length, in whole weeks. */
export const shortestWeeks = (usual: UsualLength): number =>
  Math.max(1, Math.ceil((3 * lengthMs(usual)) / (2 * WEEK_MS)));

/** Why no season can be like that. */
export type ScheduleRefusal =
  | { readonly code: 'badWeeks'; readonly most: number }
  | { readonly code: 'startPassed' | 'joiningPassed' }
  /** Its games have no clock, so their length is unknown. */
  | { readonly code: 'noClock' }
  | { readonly code: 'tooShort'; readonly usual: UsualLength; readonly weeks: number };

/** Null if it is allowed. `usual` null: without a clock. */
export function whyNotSchedule(
  { weeks, startsAt }: { readonly weeks: number; readonly startsAt: Date },
  usual: UsualLength | null,
  now: Date,
): ScheduleRefusal | null {
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > MAX_WEEKS)
    return { code: 'badWeeks', most: MAX_WEEKS };
  if (!(startsAt > now)) return { code: 'startPassed' };
  if (joiningClosesAt(startsAt) <= now) return { code: 'joiningPassed' };
  if (usual === null) return { code: 'noClock' };
  const shortest = shortestWeeks(usual);
  return weeks < shortest ? { code: 'tooShort', usual, weeks: shortest } : null;
}
