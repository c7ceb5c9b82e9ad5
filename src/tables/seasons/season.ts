import type { Pace } from '../clock/pace.ts';
import type { GameName, Snowflake } from '../game-types.ts';
import type { Turns } from './absence.ts';
import type { Verdict } from './points.ts';
import type { AtOnce, DrawnTable, TableSize } from './seating.ts';
import type { CountedResult } from './standings.ts';

/** Rounds of an evening before its final. */
export const ROUNDS = [2, 3, 4] as const;
/** How many play the final. */
export const FINALISTS = 4 satisfies TableSize;

/** The rounds of an evening (docs/seasons.md "Evenings"). */
export interface EveningTerms {
  readonly rounds: (typeof ROUNDS)[number];
  /** After so long, tables of a round that go on are judged. */
  readonly minutes: number;
  /** Whether the first four play a last table. */
  readonly final: boolean;
}

/** What a season is opened with. */
export interface SeasonTerms {
  readonly game: GameName;
  readonly size: TableSize;
  readonly atOnce: AtOnce;
  readonly pace: Pace;
  /** From the start to the end, in local time; 0 for an evening. */
  readonly weeks: number;
  /** A zone's name, e.g. `Europe/Amsterdam`. */
  readonly timeZone: string;
  /** Left out: all tables open at once. */
  readonly evening?: EveningTerms;
}

interface Opened {
  readonly type: 'opened';
  readonly id: string;
  readonly terms: SeasonTerms;
  readonly startsAt: Date;
  /** The SHA-256 of its secret. */
  readonly commitment: string;
  /** Who may not join, because of an earlier season. */
  readonly sittingOut: readonly Snowflake[];
  /** The season of the same channel after which it is played, and which went on when it was opened. */
  readonly follows?: string;
  /** The role that the champion of the last one got. */
  readonly roleId?: Snowflake;
}

/** How a table ended, by the table's own log. Everything of each seat, in their order. */
interface Finished {
  readonly type: 'finished';
  readonly table: number;
  /** 1.. ; those who are equal have the same. */
  readonly places: readonly number[];
  /** How many own turns there were, missed ones too. */
  readonly turns: readonly number[];
  readonly clockMs: readonly number[];
}

/** A change of a season. Tables and seats are counted from 0, in the order in which they were drawn. */
export type SeasonChange =
  | Opened
  /** Before joining closes to play, later as a reserve. */
  | { readonly type: 'joined'; readonly userId: Snowflake }
  /** Before the start; as a reserve without a seat at any time. */
  | { readonly type: 'withdrew'; readonly userId: Snowflake }
  /** Too few had joined: the start is a week later. */
  | { readonly type: 'moved' }
  /** The season before it goes on: the start is a week later. */
  | { readonly type: 'waited' }
  /** At the start: people who have to sit it out because of the season before it. */
  | { readonly type: 'satOut'; readonly userIds: readonly Snowflake[] }
  /** `tooFew`: after it was moved as often as it may be. */
  | { readonly type: 'calledOff'; readonly why: 'tooFew' | 'manager' }
  | {
      readonly type: 'drawn';
      readonly divisions: readonly (readonly Snowflake[])[];
      readonly tables: readonly DrawnTable[];
    }
  /** The next round of an evening, or its final. */
  | { readonly type: 'roundDrawn'; readonly tables: readonly DrawnTable[] }
  /** Discord's scheduled event of an evening was made. */
  | { readonly type: 'announced'; readonly eventId: Snowflake }
  /** Which of the server's roles its champion gets; null: none. */
  | { readonly type: 'roleChosen'; readonly roleId: Snowflake | null }
  /** Its card, messages and tables go on in another channel; also once it is over, where nobody could be told. */
  | { readonly type: 'channelChosen'; readonly channelId: Snowflake }
  /** Discord has refused to give it. The season is over then. */
  | { readonly type: 'roleRefused' }
  /** A drawn table can be played now. */
  | { readonly type: 'tableOpened'; readonly table: number; readonly tableId: string }
  /** The computer player had to play for a person. `turns`: how many own turns the seat has had, this one too. */
  | { readonly type: 'missed'; readonly table: number; readonly seat: number; readonly turns: number }
  /** A person whose seat a reserve might have taken plays again: `turns` of their own, and no longer missed more than half. */
  | { readonly type: 'returned'; readonly table: number; readonly seat: number; readonly turns: number }
  | { readonly type: 'replaced'; readonly table: number; readonly seat: number; readonly userId: Snowflake }
  | { readonly type: 'left'; readonly userId: Snowflake }
  | { readonly type: 'excluded'; readonly userId: Snowflake }
  | Finished
  /** The season is over, and the table is not. */
  | (Omit<Finished, 'type' | 'places'> & { readonly type: 'judged'; readonly verdict: Verdict })
  | { readonly type: 'extended'; readonly weeks: number }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  /** The end is now: a manager wants it so. Tables that go on can be judged. */
  | { readonly type: 'stopped' }
  /** Every table has its result; the secret is told. */
  | { readonly type: 'ended'; readonly secret: string };

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
  readonly left: readonly Snowflake[];
  readonly excluded: readonly Snowflake[];
  /** Who was absent in the last round of an evening, and has said that they're back. */
  readonly back: readonly Snowflake[];
  readonly divisions: readonly (readonly Snowflake[])[];
  readonly tables: readonly SeasonTable[];
  /** Discord's scheduled event of an evening; null: it has none. */
  readonly eventId: Snowflake | null;
  /** The role of its champion; null: there is none. */
  readonly roleId: Snowflake | null;
  readonly isRoleRefused: boolean;
  /** When its log was written last. */
  readonly at: Date;
}

/** Why an entry does not fit a season. Nothing has changed. */
export type SeasonRefusal =
  /** An evening has no weeks; a season has no rounds, or none is due. */
  | { readonly code: 'isEvening' | 'noRound' | 'roundIsDue' | 'announced' }
  /** There is a season already, or none yet. */
  | { readonly code: 'alreadyOpened' | 'notOpened' }
  /** It is older than the entry before. */
  | { readonly code: 'outOfOrder' }
  | { readonly code: 'begun' | 'notPlaying' | 'over' | 'paused' | 'notPaused' }
  | { readonly code: 'alreadyIn' | 'notIn' | 'sitsOut' }
  /** The start, or the end, has not come. */
  | { readonly code: 'tooEarly'; readonly from: Date }
  | { readonly code: 'tooFew'; readonly fewest: number }
  | { readonly code: 'enough' }
  | { readonly code: 'mayMove'; readonly most: number }
  | { readonly code: 'movedEnough'; readonly most: number }
  /** The draw is not of the people who are in, each as often as agreed. */
  | { readonly code: 'wrongDraw' }
  | { readonly code: 'noSuchTable' | 'noSuchSeat' | 'tableOver' | 'tableOpened' | 'badResult' }
  | { readonly code: 'seatTaken' | 'notAbsent' | 'windowOver' | 'notNextReserve' | 'atTable' }
  | { readonly code: 'badWeeks'; readonly most: number }
  /** So many tables are not over. */
  | { readonly code: 'tablesGoOn'; readonly count: number }
  | { readonly code: 'wrongSecret' };

export type SeasonChanged =
  | { readonly ok: true; readonly season: Season }
  | { readonly ok: false; readonly refusal: SeasonRefusal };
