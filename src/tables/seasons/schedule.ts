import { Temporal } from 'temporal-polyfill';
import type { UsualLength } from '../table-game.ts';
import type { TableSize } from './seating.ts';

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

export const MAX_WEEKS = 52;
export const MAX_MOVES = 2;
/** How long before the start joining closes, and how long before the end people are reminded. */
const JOINING_CLOSES_MS = 24 * HOUR_MS;
export const LAST_CALL_MS = 48 * HOUR_MS;

export const fewestPeople = (size: TableSize): number => (size === 2 ? 4 : 6);

/** Decides at the start: begin, try again a week later, or call the season off. `moved`: how often it was postponed. */
export function atStart(people: number, size: TableSize, moved: number): 'begin' | 'move' | 'callOff' {
  if (people >= fewestPeople(size)) return 'begin';
  return moved < MAX_MOVES ? 'move' : 'callOff';
}

/** An evening may be joined until it starts. */
export const joiningClosesAt = (startsAt: Date, isEvening = false): Date =>
  isEvening ? startsAt : new Date(startsAt.getTime() - JOINING_CLOSES_MS);

/** Maximum length of an evening's round: 1.5 times the usual length of its games, in steps of five minutes. */
export const roundMinutes = (usual: UsualLength): number =>
  5 * Math.ceil((3 * lengthMs(usual)) / (2 * 5 * MINUTE_MS));

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
  | { readonly code: 'startPassed' }
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
  if (usual === null) return { code: 'noClock' };
  const shortest = shortestWeeks(usual);
  return weeks < shortest ? { code: 'tooShort', usual, weeks: shortest } : null;
}
