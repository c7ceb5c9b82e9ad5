import { describe, expect, test } from 'vitest';
import type { Pace } from '../../../src/tables/clock/index.ts';
import {
  closesAt,
  closingAnnouncedAt,
  freshReminders,
  lobbyClosesAt,
} from '../../../src/tables/reminders/wake.ts';
import type { Table } from '../../../src/tables/table.ts';
import { interval } from '../clock/intervals.ts';
import { attendance, hoursOf, inHours, NOON, SEATS, table } from './table.ts';

describe('idleness', () => {
  test.each<[Pace, number]>([
    ['live', 1],
    ['quick', 24],
    ['daily', 72],
    ['slow', 7 * 24],
    ['none', 7 * 24],
  ])('a lobby of pace %s is closed after hours', (pace, hours) => {
    const lobby = { pace, watch: freshReminders(NOON.getTime()) };
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
    expect(hoursOf(closingAnnouncedAt(idle, attendance(inHours(2))))).toBe(at);
  });

  test('down-times count for neither the announcement nor the closing', () => {
    const down = { down: [interval('2026-03-03 00:00 - 2026-03-05 00:00')] };
    expect(hoursOf(closingAnnouncedAt(table(), attendance(inHours(100), down)))).toBe(32 * 24);
    const announced = table({ closesAt: inHours(7 * 24).getTime() });
    expect(hoursOf(closesAt(announced, attendance(inHours(100), down)))).toBe(9 * 24);
    expect(hoursOf(closesAt(announced, attendance(inHours(100))))).toBe(7 * 24);
    expect(closesAt(table(), attendance(inHours(100)))).toBeNull();
  });
});
