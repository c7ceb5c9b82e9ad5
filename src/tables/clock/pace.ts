import * as z from 'zod';

export const PACES = ['live', 'quick', 'daily', 'slow', 'none'] as const;
export const pace = z.enum(PACES);
export type Pace = z.infer<typeof pace>;

/** A clock's time. Whole milliseconds, both positive. */
interface Allowance {
  readonly refillMs: number;
  readonly capMs: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

const REFILL: Readonly<Record<Pace, number | null>> = {
  live: 5 * MINUTE_MS,
  quick: 2 * HOUR_MS,
  daily: DAY_MS,
  slow: 3 * DAY_MS,
  none: null,
};

/** Returns null for a table without a clock. */
export function allowanceOf(pace: Pace): Allowance | null {
  const refillMs = REFILL[pace];
  return refillMs === null ? null : { refillMs, capMs: 2 * refillMs };
}

/** Stands for a turn's time at a pace without a limit. */
const UNLIMITED_MS = 3 * DAY_MS;

/** A turn's time without any that was saved, in ms. */
export const periodMs = (pace: Pace): number => REFILL[pace] ?? UNLIMITED_MS;

/** How long the others can choose what happens with a turn whose time is up, in ms: people who play live don't wait. */
export const choiceMs = (pace: Pace): number => (pace === 'live' ? MINUTE_MS : periodMs(pace));

/** The bank at the beginning of a turn, in ms, 0..cap; an overdrawn bank counts as empty. 0 for a table without a clock. */
export function refill(pace: Pace, bankMs: number): number {
  const allowance = allowanceOf(pace);
  return allowance ? Math.min(allowance.capMs, Math.max(bankMs, 0) + allowance.refillMs) : 0;
}

/** Whether quiet hours and vacations stop the clock. At a live table people play at the same time, and nobody rests. */
export const stopsForRest = (pace: Pace): boolean => pace !== 'live';

export const isPace = (text: unknown): text is Pace => PACES.some((pace) => pace === text);
