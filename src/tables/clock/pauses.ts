import { type Interval, inOrder, joined, merged } from './interval.ts';
import { type QuietHours, quietFrom } from './quiet-hours.ts';

/** When a person's clock stands still. Vacations in any order. */
export interface Rest {
  readonly quiet: QuietHours | null;
  readonly vacations: readonly Interval[];
}

export const RESTLESS: Rest = { quiet: null, vacations: [] };

/** How far back a look goes for a night; were one longer, the next look would go on from there. */
const TWO_DAYS = 48 * 3_600_000;

const quietOf = (quiet: QuietHours | null, start: Date): Iterable<Interval> =>
  quiet ? quietFrom(start, quiet) : [];

/** Where the interval begins that contains `at` or ends there; `at` where none does. */
function beginningIn(ascending: Iterable<Interval>, at: Date): Date {
  for (const { from, to } of ascending) {
    if (from >= at) break;
    if (to >= at) return from;
  }
  return at;
}

/** Where the pause began that contains `at`, however many nights, vacations and down-times it is made of. */
function beginning(at: Date, quiet: QuietHours | null, fixed: readonly Interval[]): Date {
  for (let begin = at; ; ) {
    const nights = joined(quietOf(quiet, new Date(begin.getTime() - TWO_DAYS)));
    const sooner = beginningIn(fixed, beginningIn(nights, begin));
    if (sooner >= begin) return begin;
    begin = sooner;
  }
}

/**
 * When the clock stands still at or after `start`: quiet hours, vacations and the bot's own down-times (in any order),
 * as few intervals as can be, ascending and disjoint. The first may have begun before `start`. Endless with quiet hours.
 * To be read once. Throws RangeError for a zone that isn't one.
 */
export function* pausesFrom(start: Date, rest: Rest, down: readonly Interval[]): Generator<Interval, void> {
  const fixed = merged([...rest.vacations, ...down]);
  const nights = quietOf(rest.quiet, beginning(start, rest.quiet, fixed));
  for (const pause of joined(inOrder(nights, fixed))) if (pause.to > start) yield pause;
}
