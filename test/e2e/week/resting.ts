import type { Interval } from '../../../src/tables/clock/pauses.ts';
import type { PersonSettings } from '../../../src/tables/settings.ts';
import { MINUTE } from '../test-clock.ts';
import { isBetween, minuteOfDay } from './wall-clock.ts';

const isIn = (intervals: readonly Interval[], at: number): boolean =>
  intervals.some(({ from, to }) => from.getTime() <= at && at < to.getTime());

/** Whether somebody does not want to be called now: night, by the clock on their wall, or vacation. */
export function isResting({ quiet, vacations }: PersonSettings, at: number): boolean {
  if (quiet && isBetween(minuteOfDay(quiet.timeZone, at), quiet.from, quiet.to)) return true;
  return isIn(vacations, at);
}

/** How long clocks ran, counted minute by minute. */
export class Running {
  readonly #start: number;
  /** Minutes that each person's clock has run by each minute. */
  readonly #sums = new Map<string, Uint32Array>();

  constructor(
    start: number,
    end: number,
    settings: ReadonlyMap<string, PersonSettings>,
    down: readonly Interval[],
  ) {
    this.#start = start;
    const count = Math.ceil((end - start) / MINUTE) + 1;
    for (const [userId, own] of settings) {
      const sums = new Uint32Array(count + 1);
      for (let minute = 0; minute < count; minute += 1) {
        const at = start + minute * MINUTE;
        const runs = !isResting(own, at) && !isIn(down, at);
        sums[minute + 1] = (sums[minute] ?? 0) + (runs ? 1 : 0);
      }
      this.#sums.set(userId, sums);
    }
  }

  /** Milliseconds, whole minutes. */
  between(userId: string, from: number, to: number): number {
    const sums = this.#sums.get(userId);
    const at = (time: number) => sums?.[Math.max(0, Math.round((time - this.#start) / MINUTE))] ?? 0;
    return Math.max(0, at(to) - at(from)) * MINUTE;
  }
}
