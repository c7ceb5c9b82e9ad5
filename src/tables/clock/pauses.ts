import { contains, type Interval, joinOverlapping, mergeIntervals, mergeSorted } from './intervals.ts';
import { DAY_MS } from './pace.ts';
import { type QuietHours, quietFrom } from './quiet-hours.ts';

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

/** The first instant at which the clock has run for `ms` (finite) since `from`. For ms <= 0 `from` itself, even inside a pause. */
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
