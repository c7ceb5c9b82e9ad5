/** The start of a season: it begins, is postponed by a week, or is called off. */
import type { Snowflake } from '../game-types.ts';
import {
  atStart,
  fewestPeople,
  isTooLate,
  MAX_MOVES,
  type Season,
  type SeasonRefusal,
  weeksAfter,
} from './season.ts';
import { type DrawnTable, MIN_SEATED, type TableSize, type TablesPerPlayer, tableShapes } from './seating.ts';

export function dueAtStart({ people, terms, moved, startsAt }: Season, at: Date): ReturnType<typeof atStart> {
  const isMissed = terms.evening !== undefined && isTooLate(startsAt, at);
  return atStart(isMissed ? 0 : people.length, terms, moved);
}

/** Whether version 1.0.0, which needed more people, postponed the season or called it off. */
const wasDue = ({ people, terms, moved }: Season, what: ReturnType<typeof atStart>): boolean =>
  people.length < (terms.size === 2 ? 4 : 6) && what === atStart(0, terms, moved);

/** A season begins, is postponed or is called off at its start, depending on its number of people. */
export function whyNotAtStart(
  season: Season,
  at: Date,
  what: ReturnType<typeof atStart>,
): SeasonRefusal | null {
  if (season.status !== 'joining') return { code: 'begun' };
  if (at < season.startsAt) return { code: 'tooEarly', from: season.startsAt };
  const due = dueAtStart(season, at);
  if (due === what || wasDue(season, what)) return null;
  if (due === 'begin') return { code: 'enough' };
  if (what === 'begin') return { code: 'tooFew', fewest: fewestPeople(season.terms) };
  return { code: what === 'move' ? 'movedEnough' : 'mayMove', most: MAX_MOVES };
}

/** Everybody is in one division, has the agreed number of tables there, and tables have the required sizes. */
export function isDrawOf(
  { people, terms: { size, atOnce, evening } }: Season,
  divisions: readonly (readonly Snowflake[])[],
  tables: readonly DrawnTable[],
): boolean {
  const all = divisions.flat();
  if (all.length !== people.length || !people.every((userId) => all.includes(userId))) return false;
  if (divisions.some(({ length }) => length < MIN_SEATED)) return false;
  if (evening && divisions.length > 1) return false;
  return (
    tables.every(({ division }) => division in divisions) &&
    divisions.every((division, index) =>
      isDrawnFor(
        division,
        tables.filter((table) => table.division === index),
        size,
        atOnce,
      ),
    )
  );
}

/** Each of these people has this many tables, which have the required sizes. */
export function isDrawnFor(
  people: readonly Snowflake[],
  tables: readonly DrawnTable[],
  size: TableSize,
  atOnce: TablesPerPlayer,
): boolean {
  const shapes = tables.map(({ seats }) => {
    const computers = seats.filter((userId) => userId === null).length;
    return { people: seats.length - computers, computers };
  });
  const hasSizes = JSON.stringify(shapes) === JSON.stringify(tableShapes(people.length, size, atOnce));
  return (
    hasSizes && people.every((one) => tables.filter(({ seats }) => seats.includes(one)).length === atOnce)
  );
}

/** Joining is open again, so reserves become members. */
export function aWeekLater(season: Season, at: Date): Season {
  const startsAt = nextStart(season, at);
  return {
    ...season,
    startsAt,
    endsAt: weeksAfter(startsAt, season.terms.weeks, season.terms.timeZone),
    people: [...season.people, ...season.reserves],
    reserves: [],
  };
}

/** The first of the following weeks at the same local time that has not passed. */
function nextStart({ startsAt, terms }: Season, at: Date): Date {
  for (let weeks = 1; ; weeks++) {
    const next = weeksAfter(startsAt, weeks, terms.timeZone);
    if (next > at) return next;
  }
}
