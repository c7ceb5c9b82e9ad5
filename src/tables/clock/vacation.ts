import { Temporal } from 'temporal-polyfill';
import { contains, type Interval } from './intervals.ts';
import { DAY_MS } from './pace.ts';

export const VACATION_DAYS_A_YEAR = 30;
export const MAX_VACATION_DAYS = 14;

/** The lengths that are offered, with this many days of the year left. */
export const vacationLengths = (left: number): number[] =>
  [1, 2, 3, 4, 5, 7, 10, MAX_VACATION_DAYS].filter((days) => days <= left);

/** `left` is the rest of this year's budget in days, 0..VACATION_DAYS_A_YEAR. */
export type PlannedVacation =
  | { readonly ok: true; readonly vacation: Interval }
  | {
      readonly ok: false;
      readonly problem: 'badDays' | 'tooLong' | 'already' | 'budget';
      readonly left: number;
    };

const zoned = (at: Date, timeZone: string | null): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone ?? 'UTC');

/** The days of a vacation that begin within a year, each at the local time at which the vacation began. */
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

/** The rest of a year's budget in its zone (null: UTC), 0..VACATION_DAYS_A_YEAR days. A running vacation takes all its days. */
export const daysLeft = (vacations: readonly Interval[], now: Date, timeZone: string | null): number =>
  Math.max(0, leftIn(zoned(now, timeZone).year, vacations, timeZone));

export const vacationAt = (vacations: readonly Interval[], at: Date): Interval | null =>
  vacations.find((vacation) => contains(vacation, at)) ?? null;

/**
 * A vacation from now to the same local time `days` later, 1..MAX_VACATION_DAYS. Each day counts in the year in which it
 * begins. Throws RangeError for an unknown time zone.
 */
export function planVacation(
  vacations: readonly Interval[],
  now: Date,
  days: number,
  timeZone: string | null,
): PlannedVacation {
  const left = daysLeft(vacations, now, timeZone);
  if (!Number.isInteger(days) || days < 1) return { ok: false, problem: 'badDays', left };
  if (days > MAX_VACATION_DAYS) return { ok: false, problem: 'tooLong', left };
  if (vacationAt(vacations, now)) return { ok: false, problem: 'already', left };
  const begin = zoned(now, timeZone);
  const vacation = { from: now, to: new Date(begin.add({ days }).epochMilliseconds) };
  // No vacation begins before this one ends, so next year's budget is unused and can't be exceeded.
  if (daysWithin(begin.year, vacation, timeZone) > left) return { ok: false, problem: 'budget', left };
  return { ok: true, vacation };
}

/** Ends the running vacation now; its days that have not begun are returned to the budget. */
export const endVacation = (vacations: readonly Interval[], now: Date): readonly Interval[] =>
  vacations.flatMap((vacation) => {
    if (!contains(vacation, now)) return [vacation];
    return vacation.from < now ? [{ from: vacation.from, to: now }] : [];
  });

/** Drops vacations that ended more than two years ago, which no budget counts. */
export function recentVacations(vacations: readonly Interval[], now: Date): readonly Interval[] {
  const oldest = new Date(zoned(now, null).subtract({ years: 2 }).epochMilliseconds);
  return vacations.filter(({ to }) => to >= oldest);
}

/** Maximum vacation of a person within a season that stops their clocks, in ms (docs/seasons.md "Taking part"). */
const COUNTED_VACATION_MS = 5 * DAY_MS;

/** The part of a person's vacations that counts in a season: its first five days. `vacations` ascend and don't overlap. */
export function countedVacations(vacations: readonly Interval[], season: Interval): readonly Interval[] {
  let left = COUNTED_VACATION_MS;
  return vacations.flatMap(({ from, to }) => {
    const begin = Math.max(from.getTime(), season.from.getTime());
    const end = Math.min(to.getTime(), season.to.getTime(), begin + left);
    if (end <= begin) return [];
    left -= end - begin;
    return [{ from: new Date(begin), to: new Date(end) }];
  });
}
