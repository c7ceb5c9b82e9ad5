import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Interval } from '../../../src/tables/clock/intervals.ts';
import { PACES } from '../../../src/tables/clock/pace.ts';
import { dueTask } from '../../../src/tables/reminders/due-task.ts';
import {
  awayUntil,
  initialMs,
  type Timing,
  takeoverAt,
  timeoutAt,
} from '../../../src/tables/reminders/timing.ts';
import {
  closesAt,
  closingAnnouncedAt,
  lobbyClosesAt,
  nextReminderAt,
} from '../../../src/tables/reminders/wake-times.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import type { Table } from '../../../src/tables/table.ts';
import { holdsFor } from '../../holds-for.ts';
import { arbitrarySituation, DAY, HOUR } from '../clock/arbitraries.ts';
import { idOf } from '../people.ts';
import { table, turn } from './table.ts';

interface Case {
  readonly table: Table;
  readonly timing: Timing;
}

/** Anna's turn in any state of its reminders, to the millisecond. */
const arbitraryCase: fc.Arbitrary<Case> = arbitrarySituation(1).chain(({ from, rest, down }) =>
  fc
    .record({
      pace: fc.constantFrom(...PACES),
      saved: fc.nat({ max: 6 * DAY }),
      used: fc.double({ min: 0, max: 1.2, noNaN: true }),
      reminding: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }),
      reminded: fc.constantFrom(100, 90, 50, 10, 1),
      muted: fc.subarray([idOf('anna')]),
      overdue: fc.option(fc.nat({ max: 2 * DAY })),
      untouched: fc.nat({ max: 40 * DAY }),
      closing: fc.option(fc.nat({ max: 7 * DAY }), { freq: 3 }),
      later: fc.nat({ max: 10 * DAY }),
    })
    .map(({ pace, saved, used, reminding, overdue, untouched, closing, later, ...flags }) => {
      const since = from.getTime();
      const totalMs = initialMs(pace, saved);
      const running = turn({
        ...flags,
        since,
        begunAt: since,
        totalMs,
        leftMs: Math.round(totalMs * (1 - used)),
        overdue: overdue === null ? null : { why: 'time', since: since + overdue, removal: [] },
      });
      const now = new Date(since + (overdue ?? 0) + later);
      const reminders = {
        turn: running,
        touchedAt: since - untouched,
        closesAt: closing === null ? null : since + closing,
      };
      // A vacation begins when it is stored.
      const vacations = rest.vacations.filter((one) => one.from <= now);
      const own = { ...DEFAULT_SETTINGS, reminding, quiet: rest.quiet, vacations };
      const settings = new Map([[idOf('anna'), own]]);
      return { table: table(reminders, { pace }), timing: { now, settings, down, followers: [] } };
    }),
);

const at = (timing: Timing, now: Date): Timing => ({ ...timing, now });

/** Checks until nothing is due; null if the game or the table ends. */
function settled({ table, timing }: Case): Table | null {
  const found = dueTask(table, timing);
  return found.does === 'save' ? { ...table, ...found.change } : null;
}

describe('looking', () => {
  test('always leaves a later time to look', () =>
    holdsFor(arbitraryCase, {}, ({ table, timing }) => {
      const once = settled({ table, timing });
      if (once) expect(once.wakeAt?.getTime()).toBeGreaterThan(timing.now.getTime());
    }));

  test('again before that time finds nothing', () => {
    fc.assert(
      fc.property(arbitraryCase, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (given, parts) => {
        const once = settled(given);
        if (!once?.wakeAt) return;
        const now = given.timing.now.getTime();
        const wake = once.wakeAt.getTime();
        for (const when of [
          now,
          ...parts.map((part) => now + Math.floor(part * (wake - 1 - now))),
          wake - 1,
        ]) {
          expect(dueTask(once, at(given.timing, new Date(when)))).toEqual({
            does: 'save',
            change: { reminders: once.reminders, wakeAt: once.wakeAt, notices: [] },
          });
        }
      }),
    );
  });

  test('at that time finds something to do', () =>
    holdsFor(arbitraryCase, {}, (given) => {
      const once = settled(given);
      if (!once?.wakeAt) return;
      const found = dueTask(once, at(given.timing, once.wakeAt));
      if (found.does !== 'save') return;
      const { turn: running } = once.reminders;
      // Only the turn's message says something else then.
      if (running && awayUntil(running, given.timing)?.getTime() === once.wakeAt.getTime()) return;
      expect(found.change.reminders).not.toEqual(once.reminders);
    }));
});

describe('nobody is overdue earlier, nothing is closed earlier', () => {
  const interval = (from: number, hours: number): Interval => ({
    from: new Date(from),
    to: new Date(from + hours * HOUR),
  });
  const times = ({ table, timing }: Case): number[] => {
    const { turn: running } = table.reminders;
    if (!running) throw new Error('no turn');
    return [
      nextReminderAt(running, timing),
      timeoutAt(running, table.pace, timing),
      takeoverAt(running, table.pace, timing),
      closingAnnouncedAt(table, timing),
      closesAt(table, timing),
      lobbyClosesAt(table, timing.down),
    ].map((time) => time?.getTime() ?? 0);
  };
  const notEarlier = (one: readonly number[], other: readonly number[]) =>
    expect(one.every((time, index) => time >= (other[index] ?? 0))).toBe(true);

  test('for a down-time more', () => {
    fc.assert(
      fc.property(
        arbitraryCase,
        fc.integer({ min: -30, max: 240 }),
        fc.integer({ min: 1, max: 60 }),
        (given, from, hours) => {
          const { timing } = given;
          const more = interval((given.table.reminders.turn?.since ?? 0) + from * HOUR, hours);
          const down = [...timing.down, more];
          notEarlier(times({ ...given, timing: { ...timing, down } }), times(given));
        },
      ),
    );
  });

  test('for a vacation more, or quiet hours', () => {
    fc.assert(
      fc.property(
        arbitraryCase,
        fc.integer({ min: 0, max: 240 }),
        fc.record({
          from: fc.integer({ min: 0, max: 1439 }),
          to: fc.integer({ min: 0, max: 1439 }),
          timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Australia/Lord_Howe'),
        }),
        (given, from, quiet) => {
          const { timing } = given;
          const own = timing.settings.get(idOf('anna')) ?? DEFAULT_SETTINGS;
          const wishes = (changed: Partial<typeof own>): Case => ({
            ...given,
            timing: { ...timing, settings: new Map([[idOf('anna'), { ...own, ...changed }]]) },
          });
          const vacation = interval((given.table.reminders.turn?.since ?? 0) + from * HOUR, 72);
          notEarlier(times(wishes({ vacations: [...own.vacations, vacation] })), times(given));
          notEarlier(times(wishes({ quiet })), times(wishes({ quiet: null })));
        },
      ),
    );
  });
});
