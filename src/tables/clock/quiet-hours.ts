import type { Interval } from './interval.ts';
import { stretchAt } from './stretches.ts';
import { parseMinutes } from './time-of-day.ts';
import { canonicalZone } from './zones.ts';

export { formatMinutes } from './time-of-day.ts';
export { canonicalZone, zonesLike } from './zones.ts';

/** The clock stands still whenever the wall clock shows a time in [from, to): over midnight when to < from, never when they are equal. */
export interface QuietHours {
  /** Minutes of the day, 0..1439, on the wall clock of `timeZone`. */
  readonly from: number;
  readonly to: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Of a day, in minutes: more would leave others no hours in which to wait. */
export const LONGEST_QUIET_MINUTES = 12 * 60;

const DAY_MINUTES = 24 * 60;
const MINUTE = 60_000;
const DAY = DAY_MINUTES * MINUTE;

const lengthOf = ({ from, to }: Pick<QuietHours, 'from' | 'to'>): number =>
  (to - from + DAY_MINUTES) % DAY_MINUTES;

export type ParsedQuietHours =
  | { readonly ok: true; readonly quiet: QuietHours }
  | { readonly ok: false; readonly problem: 'badTime' | 'badZone' | 'tooLong' | 'empty' };

/** Quiet hours as people type them: `22:30`, `7`, `10 pm`, `22 Uhr`; a zone by its name or city. */
export function parseQuietHours(from: string, to: string, timeZone: string): ParsedQuietHours {
  const hours = { from: parseMinutes(from), to: parseMinutes(to) };
  if (hours.from === null || hours.to === null) return { ok: false, problem: 'badTime' };
  const zone = canonicalZone(timeZone);
  if (zone === null) return { ok: false, problem: 'badZone' };
  const quiet = { from: hours.from, to: hours.to, timeZone: zone };
  const length = lengthOf(quiet);
  if (length === 0) return { ok: false, problem: 'empty' };
  return length > LONGEST_QUIET_MINUTES ? { ok: false, problem: 'tooLong' } : { ok: true, quiet };
}

/**
 * Quiet hours from `start` on, endless, ascending and disjoint; one that has begun is cut at `start`, one in which the
 * clocks change is cut there. Throws RangeError for a zone that isn't one.
 *
 * While a zone keeps its offset the wall clock runs like any other, so quiet hours are found without asking what a time
 * means that the wall clock shows twice or never.
 */
export function* quietFrom(start: Date, quiet: QuietHours): Generator<Interval, void> {
  const length = lengthOf(quiet) * MINUTE;
  if (length === 0) return;
  for (let begin = start.getTime(); ; ) {
    const stretch = stretchAt(quiet.timeZone, begin);
    const midnight = Math.floor((begin + stretch.offsetMs) / DAY) * DAY - stretch.offsetMs;
    for (let at = midnight - DAY + quiet.from * MINUTE; at < stretch.to; at += DAY) {
      const from = Math.max(at, begin);
      const to = Math.min(at + length, stretch.to);
      if (from < to) yield { from: new Date(from), to: new Date(to) };
    }
    begin = stretch.to;
  }
}
