import type { Interval } from './clock/interval.ts';
import type { Pace } from './clock/pace.ts';
import type { QuietHours } from './clock/quiet-hours.ts';
import type { Snowflake } from './game-types.ts';

/** Questions that a person has answered once, for all their tables: they are not asked again. */
export interface StandingAnswers {
  /** Every turn ends with its last step, even one that costs dearly. */
  readonly autoConfirm: boolean;
  /** The bot plays the turns in which only one turn is possible. */
  readonly autoPlay: boolean;
  /** Doubles: the bot rolls the die more. */
  readonly alwaysRolls: boolean;
  readonly neverTuchulcha: boolean;
  readonly neverLasaVecuvia: boolean;
}

/** A person's own choices, on all servers. */
export interface PersonSettings extends StandingAnswers {
  /** Percent of a turn's time that is left when a reminder comes, descending, each 1..99; none: no reminders. */
  readonly reminders: readonly number[];
  readonly remindBy: 'mention' | 'message';
  /** Wants to be told when the player before begins a turn. */
  readonly tellNext: boolean;
  /** Wants pictures in the place of animations. */
  readonly stillPictures: boolean;
  readonly quiet: QuietHours | null;
  readonly vacations: readonly Interval[];
  /** IANA name. */
  readonly timeZone: string | null;
  /** A language of the texts, or null: what Discord says of the person. */
  readonly locale: string | null;
}

const NOTHING_ANSWERED: StandingAnswers = {
  autoConfirm: false,
  autoPlay: false,
  alwaysRolls: false,
  neverTuchulcha: false,
  neverLasaVecuvia: false,
};

export const DEFAULT_SETTINGS: PersonSettings = {
  ...NOTHING_ANSWERED,
  reminders: [50, 10],
  remindBy: 'mention',
  tellNext: false,
  stillPictures: false,
  quiet: null,
  vacations: [],
  timeZone: null,
  locale: null,
};

/** Where a game for adults may be played; `ageRestricted`: in channels that Discord marks so. */
export const ADULTS = ['off', 'ageRestricted', 'everywhere'] as const;

/** More tables than a person plays at; "any number" is there for the rest. */
export const MOST_TABLES = 25;

/** A day, in minutes. */
export const LONGEST_WAIT = 1440;

/** The choices of a server's administrators. */
export interface GuildSettings {
  /** Where tables may be opened; empty: in every channel. */
  readonly channels: readonly Snowflake[];
  /** Of a table whose opener chooses none. */
  readonly pace: Pace;
  /** A language of the texts, or null: what Discord says of the server. */
  readonly locale: string | null;
  /** Whether a game gets a thread of its own. */
  readonly place: 'thread' | 'channel';
  /** Open tables at which a person may sit or wait as their opener, 1..; null: any number. */
  readonly maxTables: number | null;
  /** Minutes between the tables that a person opens in a row, 0..{@link LONGEST_WAIT}; 0: none. */
  readonly openingWait: number;
  /** Minutes between a person's nudges in a row, 0..{@link LONGEST_WAIT}; 0: none. */
  readonly nudgeWait: number;
  /** Where Bacchanalia may be played. */
  readonly bacchanalia: (typeof ADULTS)[number];
  /** Where a puzzle a day is posted; null: nowhere. */
  readonly puzzleChannel: Snowflake | null;
  /** When, 0..23, by UTC. */
  readonly puzzleHour: number;
}

export const DEFAULT_GUILD_SETTINGS: GuildSettings = {
  channels: [],
  pace: 'daily',
  locale: null,
  place: 'thread',
  maxTables: 5,
  openingWait: 1,
  nudgeWait: 10,
  bacchanalia: 'off',
  puzzleChannel: null,
  puzzleHour: 8,
};
