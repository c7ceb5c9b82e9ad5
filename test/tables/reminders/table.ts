import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { Seat } from '../../../src/tables/game-types.ts';
import type { Timing } from '../../../src/tables/reminders/timing.ts';
import { freshReminders } from '../../../src/tables/reminders/wake-times.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../../../src/tables/settings.ts';
import type { Reminders, TableOf, TurnClock } from '../../../src/tables/table.ts';
import { aTable } from '../a-table.ts';
import { HOUR, utc } from '../clock/arbitraries.ts';
import { idOf, type Name, person } from '../people.ts';

export const NOON = utc('2026-03-02 12:00');

/** `3.5` hours after {@link NOON}. */
export const inHours = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR);
/** Hours after {@link NOON}. */
export const hoursOf = (at: Date | null): number | null =>
  at === null ? null : (at.getTime() - NOON.getTime()) / HOUR;

const SETUP = { players: ['blue', 'red', 'yellow'], first: 'blue' } as const;

/** Anna's first turn at a table of three, begun at noon with 24 hours. */
export const turn = (changed: Partial<TurnClock> = {}): TurnClock => ({
  turn: 1,
  color: 'blue',
  userId: idOf('anna'),
  begunAt: NOON.getTime(),
  since: NOON.getTime(),
  leftMs: 24 * HOUR,
  totalMs: 24 * HOUR,
  reminded: 100,
  muted: [],
  nudgedAt: null,
  overdue: null,
  ...changed,
});

export const overdueSince = (
  hours: number,
  removal: readonly string[] = [],
): NonNullable<TurnClock['overdue']> => ({ why: 'time', since: inHours(hours).getTime(), removal });

export const SEATS: readonly Seat<'tuchulcha'>[] = [
  { color: 'blue', occupant: person('anna') },
  { color: 'red', occupant: person('bert') },
  { color: 'yellow', occupant: person('carl') },
];

/** Anna's turn at a table of three. */
export function table(
  reminders: Partial<Reminders> = {},
  changed: Partial<TableOf<'tuchulcha'>> = {},
): TableOf<'tuchulcha'> {
  return aTable({
    id: 'abc',
    openerId: idOf('anna'),
    status: 'playing',
    size: 3,
    seats: SEATS,
    setup: SETUP,
    state: tuchulcha.start(SETUP),
    reminders: { ...freshReminders(NOON.getTime()), turn: turn(), ...reminders },
    ...changed,
  });
}

/** Everybody has default settings except for the given ones. */
export function timing(
  now: Date,
  changed: Partial<Timing> = {},
  wishes: Partial<Record<Name, Partial<PersonSettings>>> = {},
): Timing {
  const settings = new Map(
    (['anna', 'bert', 'carl', 'dora'] as const).map((name) => [
      idOf(name),
      { ...DEFAULT_SETTINGS, ...wishes[name] },
    ]),
  );
  return { now, settings, down: [], followers: [], ...changed };
}
