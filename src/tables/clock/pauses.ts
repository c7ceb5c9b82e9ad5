import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { DAY_MS, MINUTE_MS } from './pace.ts';

export interface PersonalPauses {
  readonly quiet: QuietHours | null;
  readonly vacations: readonly Interval[];
}

export const NO_PERSONAL_PAUSES: PersonalPauses = { quiet: null, vacations: [] };

/**
 * The times at or after `start` at which the clock is stopped by quiet hours, vacations and downtimes (in any order), as ascending,
 * disjoint intervals that can't be joined. The first may have begun before `start`. Infinite with quiet hours; can be read once.
 * Throws RangeError for an unknown time zone.
 */
export function* pausesFrom(
  start: Date,
  rest: PersonalPauses,
  down: readonly Interval[],
): Generator<Interval, void> {
  const fixed = mergeIntervals([...rest.vacations, ...down]);
  const nights = quietOf(rest.quiet, beginningOfPause(start, rest.quiet, fixed));
  for (const pause of joinOverlapping(mergeSorted(nights, fixed))) if (pause.to > start) yield pause;
}

/** How far back a night is searched for at a time; longer ones are found step by step. */
const TWO_DAYS = 2 * DAY_MS;

const quietOf = (quiet: QuietHours | null, start: Date): Iterable<Interval> =>
  quiet ? quietFrom(start, quiet) : [];

/** The beginning of the pause that contains `at`, however many nights, vacations and downtimes it consists of. */
function beginningOfPause(at: Date, quiet: QuietHours | null, fixed: readonly Interval[]): Date {
  for (let begin = at; ; ) {
    const nights = joinOverlapping(quietOf(quiet, new Date(begin.getTime() - TWO_DAYS)));
    const sooner = beginningOfInterval(fixed, beginningOfInterval(nights, begin));
    if (sooner >= begin) return begin;
    begin = sooner;
  }
}

/** The beginning of the interval that contains `at` or ends there; `at` if there is none. */
function beginningOfInterval(ascending: Iterable<Interval>, at: Date): Date {
  for (const { from, to } of ascending) {
    if (from >= at) break;
    if (to >= at) return from;
  }
  return at;
}

/** The time in [from, to) outside all pauses, in ms. 0 when to <= from. */
export function runningMs(from: Date, to: Date, rest: PersonalPauses, down: readonly Interval[]): number {
  if (to <= from) return 0;
  let running = to.getTime() - from.getTime();
  for (const pause of pausesFrom(from, rest, down)) {
    if (pause.from >= to) break;
    running -= Math.min(pause.to.getTime(), to.getTime()) - Math.max(pause.from.getTime(), from.getTime());
  }
  return running;
}

/**
 * The earliest instant, not before `from`, at which the clock has run for `ms` since `from`. For ms <= 0 that is `from` itself,
 * even inside a pause. `ms` must be finite.
 */
export function addRunningTime(
  from: Date,
  ms: number,
  rest: PersonalPauses,
  down: readonly Interval[],
): Date {
  let at = from.getTime();
  let left = Math.max(Math.ceil(ms), 0);
  if (left === 0) return from;
  for (const pause of pausesFrom(from, rest, down)) {
    const before = pause.from.getTime() - at;
    if (before >= left) break;
    left -= Math.max(before, 0);
    at = pause.to.getTime();
  }
  return new Date(at + left);
}

/** The pause that contains `at`, at whose `to` the clock resumes. Null while the clock runs. */
export function pauseAt(at: Date, rest: PersonalPauses, down: readonly Interval[]): Interval | null {
  for (const pause of pausesFrom(at, rest, down)) return contains(pause, at) ? pause : null;
  return null;
}

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

/** A half-open interval [from, to), empty unless from < to. */
export interface Interval {
  readonly from: Date;
  readonly to: Date;
}

export const contains = ({ from, to }: Interval, at: Date): boolean => from <= at && at < to;

const isEmpty = ({ from, to }: Interval): boolean => !(from < to);

/** Joins intervals that overlap or touch. They must ascend by `from`. Lazy: reads one interval ahead. */
export function* joinOverlapping(ascending: Iterable<Interval>): Generator<Interval, void> {
  let open: Interval | null = null;
  for (const next of ascending) {
    if (isEmpty(next)) continue;
    if (open && next.from <= open.to) {
      if (next.to > open.to) open = { from: open.from, to: next.to };
      continue;
    }
    if (open) yield open;
    open = next;
  }
  if (open) yield open;
}

/** Merges two series that each ascend by `from`. Lazy: reads one interval ahead of either. */
export function* mergeSorted(one: Iterable<Interval>, other: Iterable<Interval>): Generator<Interval, void> {
  const rest = other[Symbol.iterator]();
  let waiting = rest.next();
  for (const interval of one) {
    while (!waiting.done && waiting.value.from < interval.from) {
      yield waiting.value;
      waiting = rest.next();
    }
    yield interval;
  }
  while (!waiting.done) {
    yield waiting.value;
    waiting = rest.next();
  }
}

/** Covers the same time with ascending intervals that neither overlap nor touch. */
export const mergeIntervals = (intervals: Iterable<Interval>): Interval[] => [
  ...joinOverlapping([...intervals].sort((a, b) => a.from.getTime() - b.from.getTime())),
];
