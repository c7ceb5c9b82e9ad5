import { describe, expect, test } from 'vitest';
import type { Pace } from '../../../src/tables/clock/pace.ts';
import {
  closesAt,
  closingAnnouncedAt,
  freshReminders,
  lobbyClosesAt,
  wakeAt,
} from '../../../src/tables/reminders/wake-times.ts';
import type { Table } from '../../../src/tables/table.ts';
import { DAY, interval } from '../clock/arbitraries.ts';
import { idOf } from '../people.ts';
import { hoursOf, inHours, NOON, overdueSince, SEATS, table, timing, turn } from './table.ts';

describe('the next time to look', () => {
  test.each<[string, Table, number | null]>([
    ['a lobby: when it closes', table({ turn: null }, { status: 'lobby', size: SEATS.length + 1 }), 72],
    ['a full lobby that was to start at once: soon', table({ turn: null }, { status: 'lobby' }), 1 / 60],
    ['a game that is over: never', table({}, { status: 'finished' }), null],
    ['a closed table: never', table({}, { status: 'aborted' }), null],
    ['a turn: the first reminder', table(), 12],
    ['the second', table({ turn: turn({ reminded: 50 }) }), 21.6],
    ['no more reminders: the end of the time', table({ turn: turn({ reminded: 10 }) }), 24],
    ['overdue: the end of the others’ period', table({ turn: turn({ overdue: overdueSince(24) }) }), 48],
    [
      'without a clock and reminders: the announcement',
      table({ turn: turn({ muted: [idOf('anna')] }) }, { pace: 'none' }),
      720,
    ],
    [
      'announced: the closing',
      table({ turn: turn({ muted: [idOf('anna')] }), closesAt: inHours(9).getTime() }),
      9,
    ],
    ['a computer player is to act: soon', table({ turn: null }), 1 / 60],
    [
      'computer players sit in for everybody: now',
      table({ turn: null }, { seats: SEATS.map((seat) => ({ ...seat, standIn: true })) }),
      0,
    ],
  ])('%s', (_, looked, at) => expect(hoursOf(wakeAt(looked, timing(NOON)))).toBe(at));

  test('a full lobby that could not be started then: when it closes', () => {
    const lobby = table({ turn: null }, { status: 'lobby' });
    expect(hoursOf(wakeAt(lobby, timing(inHours(1 / 60))))).toBe(72);
  });

  test('a player on vacation, of which the turn’s message tells: when they are back', () => {
    const vacations = [interval('2026-03-02 10:00 - 2026-03-03 10:00')];
    expect(hoursOf(wakeAt(table(), timing(NOON, {}, { anna: { vacations } })))).toBe(22);
  });
});

describe('idleness', () => {
  test.each<[Pace, number]>([
    ['live', 1],
    ['quick', 24],
    ['daily', 72],
    ['slow', 7 * 24],
    ['none', 7 * 24],
  ])('a lobby of pace %s is closed after hours', (pace, hours) => {
    const lobby = { pace, reminders: freshReminders(NOON.getTime()) };
    expect(hoursOf(lobbyClosesAt(lobby, []))).toBe(hours);
    expect(hoursOf(lobbyClosesAt(lobby, [interval('2026-03-02 12:30 - 2026-03-02 14:30')]))).toBe(hours + 2);
  });

  const away = SEATS.map((seat) => ({ ...seat, standIn: true }) as const);
  const game = table().state;
  const withoutBert = game && {
    ...game,
    position: {
      ...game.position,
      colors: {
        ...game.position.colors,
        red: { role: 'out', temple: 0, path: [], atExit: 0, altar: 0, forest: 0, sanctuary: 0 },
      },
    } as const,
  };
  test.each<[string, Table, number | null]>([
    ['nobody touches it for 30 days', table(), 30 * 24],
    ['announced already', table({ closesAt: inHours(5).getTime() }), null],
    ['computer players sit in for everybody: at once', table({}, { seats: away }), 2],
    ['but for one', table({}, { seats: [...away.slice(1), ...SEATS.slice(0, 1)] }), 30 * 24],
    [
      'but for one, who is out of the game: at once',
      table(
        {},
        { seats: [...away.filter(({ color }) => color !== 'red'), ...SEATS.slice(1, 2)], state: withoutBert },
      ),
      2,
    ],
  ])('a closing is announced: %s', (_, idle, at) => {
    expect(hoursOf(closingAnnouncedAt(idle, timing(inHours(2))))).toBe(at);
  });

  test('down-times count for neither the announcement nor the closing', () => {
    const down = { down: [interval('2026-03-03 00:00 - 2026-03-05 00:00')] };
    expect(hoursOf(closingAnnouncedAt(table(), timing(inHours(100), down)))).toBe(32 * 24);
    const announced = table({ closesAt: inHours(7 * 24).getTime() });
    expect(hoursOf(closesAt(announced, timing(inHours(100), down)))).toBe(9 * 24);
    expect(hoursOf(closesAt(announced, timing(inHours(100))))).toBe(7 * 24);
    expect(closesAt(table(), timing(inHours(100)))).toBeNull();
  });
});

test('a reminders begins with nothing saved, nothing missed and nobody’s agreement', () => {
  expect(freshReminders(5 * DAY)).toEqual({
    banks: {},
    turn: null,
    missed: {},
    touchedAt: 5 * DAY,
    closesAt: null,
    abort: [],
    publish: [],
  });
});
