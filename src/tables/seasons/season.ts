import * as z from 'zod';
import { pace } from '../clock/pace.ts';
import { gameName } from '../game-registry.ts';
import { counter, type Parsed, type Snowflake, snowflake, variants } from '../game-types.ts';
import type { Turns } from './absence.ts';
import { AT_ONCE, type DrawnTable, drawnTable, TABLE_SIZES, type TableSize } from './seating.ts';
import { type CountedResult, type Verdict, verdict } from './standings.ts';

/** Rounds of an evening before its final. */
export const ROUNDS = [2, 3, 4] as const;
/** How many play the final. */
export const FINALISTS = 4 satisfies TableSize;

/** The rounds of an evening (docs/seasons.md "Evenings"). */
const eveningTerms = z.strictObject({
  rounds: z.literal(ROUNDS),
  /** After so long, tables of a round that go on are judged. */
  minutes: z.int().min(1),
  /** Whether the first four play a last table. */
  final: z.boolean(),
});

export type EveningTerms = Parsed<typeof eveningTerms>;

/** What a season is opened with. */
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
/** How a table ended, by its own log. Everything of each seat, in their order; `turns`: how many own turns there were, missed ones too. */
const ofSeats = { table, turns: z.array(counter), clockMs: z.array(counter) };

/** A change of a season, as it is stored. Tables and seats are counted from 0, in the order in which they were drawn. */
export const seasonChangeJson = variants('type', {
  opened: {
    id: z.string().min(1),
    terms,
    startsAt: time,
    /** The SHA-256 of its secret. */
    commitment: digits,
    /** Who may not join, because of an earlier season. */
    sittingOut: z.array(snowflake),
    /** The season of the same channel after which it is played, and which went on when it was opened. */
    follows: z.string().min(1).exactOptional(),
  },
  /** Before joining closes to play, later as a reserve. */
  joined: { userId: snowflake },
  /** Before the start; as a reserve without a seat at any time. */
  withdrew: { userId: snowflake },
  /** Too few had joined: the start is a week later. */
  moved: {},
  /** The season before it goes on: the start is a week later. */
  waited: {},
  /** At the start: people who have to sit it out because of the season before it. */
  satOut: { userIds: z.array(snowflake) },
  /** `tooFew`: after it was moved as often as it may be. */
  calledOff: { why: z.enum(['tooFew', 'manager']) },
  drawn: { divisions: z.array(z.array(snowflake)), tables: z.array(drawnTable) },
  /** The next round of an evening, or its final. */
  roundDrawn: { tables: z.array(drawnTable) },
  /** An entry of an earlier version about something that is no longer done. It stays, since the draw may depend on its interaction. */
  obsolete: {},
  /** Its card, messages and tables go on in another channel; also once it is over, where nobody could be told. */
  channelChosen: { channelId: snowflake },
  /** A drawn table can be played now. */
  tableOpened: { table, tableId: z.string().min(1) },
  /** The computer player had to play for a person. `turns`: how many own turns the seat has had, this one too. */
  missed: { table, seat, turns: counter },
  /** A person whose seat a reserve might have taken plays again: `turns` of their own, and no longer missed more than half. */
  returned: { table, seat, turns: counter },
  replaced: { table, seat, userId: snowflake },
  left: { userId: snowflake },
  excluded: { userId: snowflake },
  /** `places`: 1.. ; those who are equal have the same. */
  finished: { ...ofSeats, places: z.array(z.int().min(1)) },
  /** The season is over, and the table is not. */
  judged: { ...ofSeats, verdict },
  extended: { weeks: z.int().min(1) },
  paused: {},
  resumed: {},
  /** The end is now: a manager wants it so. Tables that go on can be judged. */
  stopped: {},
  /** Every table has its result; the secret is told. */
  ended: { secret: digits },
});

export type SeasonChange = Parsed<typeof seasonChangeJson>;

/** One entry of a season's log. */
export type SeasonEntry = SeasonChange & {
  readonly at: Date;
  /** The interaction that led to it; left out where there was none. */
  readonly interactionId?: Snowflake;
  /** The person who did it; left out where it came by itself. */
  readonly by?: Snowflake;
};

/** `playing` from the draw on, also while it is paused. */
export type SeasonStatus = 'joining' | 'playing' | 'ended' | 'calledOff';

export const isOver = ({ status }: Pick<Season, 'status'>): boolean =>
  status === 'ended' || status === 'calledOff';

export interface SeasonTable extends DrawnTable {
  /** From 1; the final comes after the last. A season has one. */
  readonly round: number;
  /** Of the table at which it is played; null: not yet. */
  readonly tableId: string | null;
  /** Of each seat, as far as is known. */
  readonly turns: readonly Turns[];
  /** Who has taken a seat in a person's place, by seat. */
  readonly reserves: ReadonlyMap<number, Snowflake>;
  /** The turns of those seats until then. */
  readonly turnsBefore: ReadonlyMap<number, Turns>;
  readonly result: SeasonResult | null;
}

/** `points` and `won` are those that count for the person to whom the seat was drawn. */
export interface SeasonResult extends CountedResult {
  /** Of each seat; null: a judge's verdict takes the place of them. */
  readonly places: readonly number[] | null;
  /** What reserves have of the seats that they have taken; in hundredths. */
  readonly reservePoints: ReadonlyMap<number, number>;
  /** Null: there are places. */
  readonly verdict: Verdict | null;
}

/** A season as its log leaves it. */
export interface Season {
  readonly id: string;
  readonly terms: SeasonTerms;
  readonly status: SeasonStatus;
  readonly commitment: string;
  /** Null as long as nobody may know it. */
  readonly secret: string | null;
  readonly startsAt: Date;
  /** How often the start was moved. */
  readonly moved: number;
  /** Of an evening: when the round ends. */
  readonly endsAt: Date;
  /** A manager has ended it: there are no more rounds. */
  readonly isStopped: boolean;
  readonly pausedAt: Date | null;
  /** The latest interaction before joining closed, which the draw is mixed with. */
  readonly interactionId: Snowflake | null;
  readonly sittingOut: readonly Snowflake[];
  /** The season after which it is played; null: it stands by itself. */
  readonly follows: string | null;
  /** Who plays, in the order in which they joined; also those who left. */
  readonly people: readonly Snowflake[];
  readonly reserves: readonly Snowflake[];
  /** How often each person has joined. */
  readonly joins: ReadonlyMap<Snowflake, number>;
  readonly left: readonly Snowflake[];
  readonly excluded: readonly Snowflake[];
  /** Who was absent in the last round of an evening, and has said that they're back. */
  readonly back: readonly Snowflake[];
  readonly divisions: readonly (readonly Snowflake[])[];
  readonly tables: readonly SeasonTable[];
  /** When its log was written last. */
  readonly at: Date;
}

/** Why an entry does not fit a season. Nothing has changed. */
export type SeasonRefusal =
  /** An evening has no weeks; a season has no rounds, or none is due. */
  | { readonly code: 'isEvening' | 'noRound' | 'roundIsDue' }
  /** There is a season already, or none yet. `outOfOrder`: the entry is older than the one before. */
  | { readonly code: 'alreadyOpened' | 'notOpened' | 'outOfOrder' }
  | { readonly code: 'begun' | 'notPlaying' | 'over' | 'paused' | 'notPaused' | 'enough' | 'wrongSecret' }
  | { readonly code: 'alreadyIn' | 'notIn' | 'sitsOut' }
  /** The draw is not of the people who are in, each as often as agreed. */
  | { readonly code: 'wrongDraw' }
  | { readonly code: 'noSuchTable' | 'noSuchSeat' | 'tableOver' | 'tableOpened' | 'badResult' }
  | { readonly code: 'seatTaken' | 'notAbsent' | 'windowOver' | 'notNextReserve' | 'atTable' }
  /** The start, or the end, has not come. */
  | { readonly code: 'tooEarly'; readonly from: Date }
  | { readonly code: 'tooFew'; readonly fewest: number }
  | { readonly code: 'mayMove' | 'movedEnough' | 'badWeeks' | 'joinedOften'; readonly most: number }
  /** So many tables are not over. */
  | { readonly code: 'tablesGoOn'; readonly count: number };

export type SeasonChanged =
  | { readonly ok: true; readonly season: Season }
  | { readonly ok: false; readonly refusal: SeasonRefusal };
