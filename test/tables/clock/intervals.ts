import type { Interval } from '../../../src/tables/clock/interval.ts';
import { parseQuietHours, type QuietHours } from '../../../src/tables/clock/quiet-hours.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `2026-03-28 21:00`, in UTC. */
export const utc = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`);

/** `2026-03-28 21:00 - 2026-03-29 05:00`, in UTC. */
export function interval(text: string): Interval {
  const [from = '', to = ''] = text.split(' - ');
  return { from: utc(from), to: utc(to) };
}

export const written = ({ from, to }: Interval): string =>
  [from, to].map((at) => at.toISOString().slice(0, 16).replace('T', ' ')).join(' - ');

/** `22:00-07:00 Europe/Berlin` */
export function quiet(text: string): QuietHours {
  const [hours = '', zone = ''] = text.split(' ');
  const [from = '', to = ''] = hours.split('-');
  const parsed = parseQuietHours(from, to, zone);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.quiet;
}
