import { contains, type Interval } from './interval.ts';
import { pausesFrom, type Rest } from './pauses.ts';

/** How long the clock runs in [from, to), in ms: what lies outside all pauses. 0 where to <= from. */
export function runningMs(from: Date, to: Date, rest: Rest, down: readonly Interval[]): number {
  if (to <= from) return 0;
  let running = to.getTime() - from.getTime();
  for (const pause of pausesFrom(from, rest, down)) {
    if (pause.from >= to) break;
    running -= Math.min(pause.to.getTime(), to.getTime()) - Math.max(pause.from.getTime(), from.getTime());
  }
  return running;
}

/**
 * The earliest instant, not before `from`, at which the clock has run for `ms` since `from`. For ms <= 0 that is `from`
 * itself, even inside a pause. `ms` is finite.
 */
export function whenRun(from: Date, ms: number, rest: Rest, down: readonly Interval[]): Date {
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

/** The whole pause that contains `at`: the clock goes on at its `to`. Null while the clock runs. */
export function pauseAt(at: Date, rest: Rest, down: readonly Interval[]): Interval | null {
  for (const pause of pausesFrom(at, rest, down)) return contains(pause, at) ? pause : null;
  return null;
}
