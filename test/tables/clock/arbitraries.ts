import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { Interval } from '../../../src/tables/clock/intervals.ts';
import type { PersonalPauses } from '../../../src/tables/clock/pauses.ts';
import type { QuietHours } from '../../../src/tables/clock/quiet-hours.ts';

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
  return { from: minutesOf(from), to: minutesOf(to), timeZone: zone };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const arbitraryZone = fc.oneof(
  fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC'),
  fc.constantFrom(
    ...'Europe/Berlin America/New_York America/Santiago Asia/Beirut Australia/Lord_Howe'.split(' '),
    ...'Africa/Casablanca Antarctica/Troll Asia/Kathmandu'.split(' '),
  ),
);

const anyMinute = fc
  .integer({ min: utc('1980-01-01').getTime() / MINUTE, max: utc('2040-01-01').getTime() / MINUTE })
  .map((minutes) => new Date(minutes * MINUTE));

/** A whole minute, every other time within a day and a half of a clock change. */
export const arbitraryMinute = (timeZone: string): fc.Arbitrary<Date> =>
  fc.oneof(
    anyMinute,
    fc.tuple(anyMinute, fc.integer({ min: -36 * 60, max: 12 * 60 })).map(([at, minutes]) => {
      const change = Temporal.Instant.fromEpochMilliseconds(at.getTime())
        .toZonedDateTimeISO(timeZone)
        .getTimeZoneTransition('next');
      return new Date((change?.epochMilliseconds ?? at.getTime()) + minutes * MINUTE);
    }),
  );

export const arbitraryQuiet = (timeZone: string): fc.Arbitrary<QuietHours> =>
  fc
    .record({ from: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 720 }) })
    .map(({ from, length }) => ({ from, to: (from + length) % 1440, timeZone }));

/** Within some days of `near`, in steps of `step` ms; sometimes empty. */
const arbitraryInterval = (near: Date, longest: number, step: number): fc.Arbitrary<Interval> =>
  fc
    .tuple(
      fc.integer({ min: Math.floor((-5 * DAY) / step), max: Math.floor((10 * DAY) / step) }),
      fc.integer({ min: 0, max: Math.floor(longest / step) }),
    )
    .map(([from, length]) => ({
      from: new Date(near.getTime() + from * step),
      to: new Date(near.getTime() + (from + length) * step),
    }));

export interface Situation {
  readonly from: Date;
  readonly rest: PersonalPauses;
  readonly down: readonly Interval[];
}

/** A person and the bot's down-times. All times are multiples of `step` ms. */
export const arbitrarySituation = (step: number): fc.Arbitrary<Situation> =>
  arbitraryZone.chain((timeZone) =>
    arbitraryMinute(timeZone).chain((from) =>
      fc.record({
        from: fc.constant(from),
        rest: fc.record({
          quiet: fc.option(arbitraryQuiet(timeZone), { freq: 8 }),
          vacations: fc.array(arbitraryInterval(from, 5 * DAY, step), { maxLength: 3 }),
        }),
        down: fc.array(arbitraryInterval(from, 6 * HOUR, step), { maxLength: 6 }),
      }),
    ),
  );
