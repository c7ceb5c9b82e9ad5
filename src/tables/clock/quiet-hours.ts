import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import type { Interval } from './intervals.ts';
import { DAY_MS, MINUTE_MS } from './pace.ts';

const minuteOfDay = z.int().min(0).max(1439);

/** The daily hours at which a person's clock is stopped: [from, to), past midnight if to < from, none if equal. */
export const quietJson = z.strictObject({
  from: minuteOfDay,
  to: minuteOfDay,
  /** The time zone of the minutes. */
  timeZone: z.string().min(1),
});

export type QuietHours = z.infer<typeof quietJson>;

/** Maximum quiet hours per day, in minutes, so that the others don't wait too long. */
export const MAX_QUIET_MINUTES = 12 * 60;

const DAY_MINUTES = 24 * 60;

const lengthOf = ({ from, to }: Pick<QuietHours, 'from' | 'to'>): number =>
  (to - from + DAY_MINUTES) % DAY_MINUTES;

/**
 * Quiet hours from `start` on, endless, ascending and disjoint. One that has begun is cut at `start`; one in which the clocks
 * change is cut there. Throws RangeError for an unknown time zone.
 *
 * While a zone's offset stays the same, days have 24 hours, so there is no need to interpret times that occur twice or never.
 */
export function* quietFrom(start: Date, quiet: QuietHours): Generator<Interval, void> {
  const length = lengthOf(quiet) * MINUTE_MS;
  if (length === 0) return;
  for (let begin = start.getTime(); ; ) {
    const stretch = offsetPeriodAt(quiet.timeZone, begin);
    const midnight = Math.floor((begin + stretch.offsetMs) / DAY_MS) * DAY_MS - stretch.offsetMs;
    for (let at = midnight - DAY_MS + quiet.from * MINUTE_MS; at < stretch.to; at += DAY_MS) {
      const from = Math.max(at, begin);
      const to = Math.min(at + length, stretch.to);
      if (from < to) yield { from: new Date(from), to: new Date(to) };
    }
    begin = stretch.to;
  }
}

/** A period with a constant offset from UTC: [from, to), in ms since 1970, possibly infinite. */
interface OffsetPeriod {
  readonly from: number;
  readonly to: number;
  readonly offsetMs: number;
}

/** Maximum number of cached periods per zone: searching for the next change may take some milliseconds. */
const CACHED_PERIODS = 8;

const cachedPeriods = new Map<string, OffsetPeriod[]>();

/** The period that contains `at` (ms since 1970). Throws RangeError for an unknown time zone. */
function offsetPeriodAt(timeZone: string, at: number): OffsetPeriod {
  const known = cachedPeriods.get(timeZone) ?? [];
  const found = known.find(({ from, to }) => from <= at && at < to);
  if (found) return found;
  const stretch = findOffsetPeriod(timeZone, at);
  cachedPeriods.set(timeZone, [stretch, ...known.slice(0, CACHED_PERIODS - 1)]);
  return stretch;
}

function findOffsetPeriod(timeZone: string, at: number): OffsetPeriod {
  const zoned = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  const here = zoned(at);
  // "previous" is strictly before, but a change at this very millisecond has happened.
  const previous = zoned(at + 1).getTimeZoneTransition('previous');
  const next = here.getTimeZoneTransition('next');
  return {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: here.offsetNanoseconds / 1e6,
  };
}

/** Formats minutes of a day, 0..1439, as `22:30`. */
export const formatMinutes = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
