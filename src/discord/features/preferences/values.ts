import { LONGEST_QUIET_MINUTES, type QuietHours } from '../../../tables/clock/pauses.ts';
import { LONGEST_VACATION_DAYS } from '../../../tables/clock/vacation.ts';

/** The choices of reminders: percent of a turn's time that is left when one comes. */
export const REMINDERS = [
  { name: 'off', shares: [] },
  { name: 'half', shares: [50] },
  { name: 'tenth', shares: [10] },
  { name: 'halfTenth', shares: [50, 10] },
  { name: 'allThree', shares: [50, 25, 10] },
] as const satisfies readonly { readonly name: string; readonly shares: readonly number[] }[];

type ReminderChoice = (typeof REMINDERS)[number]['name'];

/** The choice that has these shares; null where none has. */
export const reminderChoice = (shares: readonly number[]): ReminderChoice | null =>
  REMINDERS.find((choice) => choice.shares.join() === shares.join())?.name ?? null;

const DAY_MINUTES = 24 * 60;

/** A list shows 25 at most. */
const HALF_HOUR = 30;

const lengthOf = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** Every half hour from one to the other, over midnight; and what is set now, where that is another. */
function times(first: number, last: number, current: number | null): number[] {
  const all = Array.from(
    { length: lengthOf(first, last) / HALF_HOUR + 1 },
    (_, at) => (first + at * HALF_HOUR) % DAY_MINUTES,
  );
  if (current === null || all.includes(current)) return all;
  return [...all, current].sort((one, other) => lengthOf(first, one) - lengthOf(first, other));
}

/** When quiet hours may begin, in minutes of the day: in the evening. */
export const quietBegins = (quiet: QuietHours | null): number[] =>
  times(17 * 60, 3 * 60, quiet?.from ?? null);

/** When they may end: in the morning, no longer than quiet hours may be. */
export const quietEnds = ({ from, to }: QuietHours): number[] =>
  times(5 * 60, 12 * 60, to).filter((end) => {
    const length = lengthOf(from, end);
    return length > 0 && length <= LONGEST_QUIET_MINUTES;
  });

const USUAL_END = 8 * 60;

/** Quiet hours that begin then. They end when they did, but in the morning where they didn't, and never too late. */
export function quietFromTime(from: number, before: QuietHours | null, timeZone: string): QuietHours {
  const to = before?.to ?? USUAL_END;
  const length = lengthOf(from, to);
  const fits = length > 0 && length <= LONGEST_QUIET_MINUTES;
  return { from, to: fits ? to : (from + LONGEST_QUIET_MINUTES) % DAY_MINUTES, timeZone };
}

/** For how long a vacation may be begun, where so many days of the year's are left. */
export const vacationLengths = (left: number): number[] =>
  [1, 2, 3, 4, 5, 7, 10, LONGEST_VACATION_DAYS].filter((days) => days <= left);
