import { MINUTE } from '../test-clock.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time: minutes of the day, 0..1439. */
export function minuteOfDay(timeZone: string, at: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    formats.set(timeZone, format);
  }
  const [hours = 0, minutes = 0] = format.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

export const isBetween = (minute: number, from: number, to: number): boolean =>
  from <= to ? from <= minute && minute < to : minute >= from || minute < to;

/** The first moment not before `at` for which this holds, by ten minutes. */
export function firstWhen(at: number, holds: (at: number) => boolean): number {
  let found = at;
  while (!holds(found)) found += 10 * MINUTE;
  return found;
}
