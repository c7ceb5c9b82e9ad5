import { Temporal } from 'temporal-polyfill';
import { contains, type Interval } from './interval.ts';

export const VACATION_DAYS_A_YEAR = 30;
export const LONGEST_VACATION_DAYS = 14;

/** `left`: days of this year's budget, 0..VACATION_DAYS_A_YEAR. */
export type PlannedVacation =
  | { readonly ok: true; readonly vacation: Interval }
  | {
      readonly ok: false;
      readonly problem: 'badDays' | 'tooLong' | 'already' | 'budget';
      readonly left: number;
    };

/** In UTC where the person named no zone. */
const zoned = (at: Date, timeZone: string | null): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone ?? 'UTC');

/**
 * Days of a vacation that begin within a year. A day begins at the wall-clock time at which the vacation did, and counts
 * whole once it has begun.
 */
function daysWithin(year: number, { from, to }: Interval, timeZone: string | null): number {
  const begin = zoned(from, timeZone);
  let days = 0;
  for (let passed = 0; ; passed++) {
    const day = begin.add({ days: passed });
    if (day.epochMilliseconds >= to.getTime() || day.year > year) return days;
    if (day.year === year) days++;
  }
}

const leftIn = (year: number, vacations: readonly Interval[], timeZone: string | null): number =>
  vacations.reduce((left, vacation) => left - daysWithin(year, vacation, timeZone), VACATION_DAYS_A_YEAR);

/**
 * Days that are left of the budget of the calendar year that the zone (UTC if null) is in, 0..VACATION_DAYS_A_YEAR.
 * A running vacation has taken all its days until it is ended.
 */
export const daysLeft = (vacations: readonly Interval[], now: Date, timeZone: string | null): number =>
  Math.max(0, leftIn(zoned(now, timeZone).year, vacations, timeZone));

/** The vacation that is running; null if none is. */
export const vacationAt = (vacations: readonly Interval[], at: Date): Interval | null =>
  vacations.find((vacation) => contains(vacation, at)) ?? null;

/**
 * A vacation from now to the same wall-clock time `days` later, 1..LONGEST_VACATION_DAYS whole days. Each day is taken
 * from the budget of the year in which it begins. Throws RangeError for a zone that isn't one.
 */
export function planVacation(
  vacations: readonly Interval[],
  now: Date,
  days: number,
  timeZone: string | null,
): PlannedVacation {
  const left = daysLeft(vacations, now, timeZone);
  if (!Number.isInteger(days) || days < 1) return { ok: false, problem: 'badDays', left };
  if (days > LONGEST_VACATION_DAYS) return { ok: false, problem: 'tooLong', left };
  if (vacationAt(vacations, now)) return { ok: false, problem: 'already', left };
  const begin = zoned(now, timeZone);
  const vacation = { from: now, to: new Date(begin.add({ days }).epochMilliseconds) };
  // No vacation begins before this one ends, so next year's budget is whole: it can't be exceeded.
  if (daysWithin(begin.year, vacation, timeZone) > left) return { ok: false, problem: 'budget', left };
  return { ok: true, vacation };
}

/** The same vacations, the running one ended now: its days that have not begun are given back. */
export const endVacation = (vacations: readonly Interval[], now: Date): readonly Interval[] =>
  vacations.flatMap((vacation) => {
    if (!contains(vacation, now)) return [vacation];
    return vacation.from < now ? [{ from: vacation.from, to: now }] : [];
  });

/** Without what ended more than two years ago: no budget counts it. */
export function recentVacations(vacations: readonly Interval[], now: Date): readonly Interval[] {
  const oldest = new Date(zoned(now, null).subtract({ years: 2 }).epochMilliseconds);
  return vacations.filter(({ to }) => to >= oldest);
}
