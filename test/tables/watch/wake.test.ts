import { describe, expect, test } from 'vitest';
import { wakeAt } from '../../../src/tables/reminders/wake.ts';
import type { Table } from '../../../src/tables/table.ts';
import { attendance, hoursOf, inHours, NOON, overdueSince, SEATS, table, turn } from './table.ts';

describe('the next time to look', () => {
  test.each<[string, Table, number | null]>([
    ['a lobby: when it closes', table({ turn: null }, { status: 'lobby' }), 72],
    ['a game that is over: never', table({}, { status: 'finished' }), null],
    ['a closed table: never', table({}, { status: 'aborted' }), null],
    ['a turn: the first reminder', table(), 12],
    ['the second', table({ turn: turn({ reminded: 50 }) }), 21.6],
    ['no more reminders: the end of the time', table({ turn: turn({ reminded: 10 }) }), 24],
    ['overdue: the end of the others’ period', table({ turn: turn({ overdue: overdueSince(24) }) }), 48],
    [
      'without a clock and reminders: the announcement',
      table({ turn: turn({ muted: true }) }, { pace: 'none' }),
      720,
    ],
    ['announced: the closing', table({ turn: turn({ muted: true }), closesAt: inHours(9).getTime() }), 9],
    ['a computer player is to act: soon', table({ turn: null }), 1 / 60],
    [
      'computer players sit in for everybody: now',
      table({ turn: null }, { seats: SEATS.map((seat) => ({ ...seat, standIn: true })) }),
      0,
    ],
  ])('%s', (_, looked, at) => {
    expect(hoursOf(wakeAt(looked, attendance(NOON)))).toBe(at);
  });
});
