import { Temporal } from 'temporal-polyfill';

/** A time in which a zone keeps its offset from UTC: [from, to), in ms since 1970, infinite where nothing bounds it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Wall clock minus UTC, in ms. */
  readonly offsetMs: number;
}

/** Stretches of a zone that are remembered: a search for the next change of the clocks may take some milliseconds. */
const REMEMBERED = 8;
const remembered = new Map<string, Stretch[]>();

function search(timeZone: string, at: number): Stretch {
  const zoned = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  const here = zoned(at);
  // "previous" is strictly before: a change at this very millisecond has happened.
  const previous = zoned(at + 1).getTimeZoneTransition('previous');
  const next = here.getTimeZoneTransition('next');
  return {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: here.offsetNanoseconds / 1e6,
  };
}

/** The stretch that contains `at` (ms since 1970). Throws RangeError for a zone that isn't one. */
export function stretchAt(timeZone: string, at: number): Stretch {
  const known = remembered.get(timeZone) ?? [];
  const found = known.find(({ from, to }) => from <= at && at < to);
  if (found) return found;
  const stretch = search(timeZone, at);
  remembered.set(timeZone, [stretch, ...known.slice(0, REMEMBERED - 1)]);
  return stretch;
}
