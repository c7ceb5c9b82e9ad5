import { describe, expect, test } from 'vitest';
import {
  digestOfSeatHistory,
  formatSeatHistory,
  type SeatHistory,
  timesSatDown,
  withSeatChange,
} from '../../../src/tables/fairness/seat-history.ts';
import type { Seat } from '../../../src/tables/game-types.ts';
import { idOf, person } from '../people.ts';
import { hashByOpenssl } from './openssl.ts';

const anna: Seat = { color: 'blue', occupant: person('anna'), joinedBy: '77' };
const bert: Seat = { color: 'red', occupant: person('bert'), joinedBy: '78' };
const computer: Seat = { color: 'yellow', occupant: { kind: 'computer' } };

describe('an entry of the seatHistory', () => {
  test.each<[string, readonly Seat[], readonly Seat[], string]>([
    ['who sits down', [], [anna], '80:blue=1'],
    ['who stands up', [anna, bert], [bert], '80:blue=-'],
    ['who changes the color', [anna], [{ ...anna, color: 'black', joinedBy: '80' }], '80:blue=-,black=1'],
    ['who sits down where they sit, once more', [anna], [{ ...anna, joinedBy: '80' }], '80:blue=1'],
    ['who takes a seat over', [anna], [{ ...bert, color: 'blue' }], '80:blue=1'],
    ['a computer player more', [anna], [anna, computer], '80:yellow=computer'],
    ['a computer player less', [anna, computer], [anna], '80:yellow=-'],
    [
      'a computer player that makes way',
      [anna, { ...computer, color: 'red' }],
      [anna, bert, computer],
      '80:red=1,yellow=computer',
    ],
  ])('names %s', (_, before, after, line) => {
    expect(formatSeatHistory(withSeatChange([], before, after, '80'))).toBe(line);
  });

  test('is none where no seat changes, whatever else of it does', () => {
    const seatHistory = withSeatChange([], [], [anna], '77');
    expect(withSeatChange(seatHistory, [anna], [{ ...anna, standIn: true }], '81')).toBe(seatHistory);
    expect(withSeatChange(seatHistory, [computer], [computer], '81')).toBe(seatHistory);
  });

  test('is one without an interaction, too', () => {
    expect(formatSeatHistory(withSeatChange([], [], [computer], null))).toBe('-:yellow=computer');
  });
});

const seatHistory: SeatHistory = [
  { interactionId: '1', seats: [{ color: 'red', holder: idOf('bert') }] },
  { interactionId: '2', seats: [{ color: 'blue', holder: idOf('anna') }] },
  { interactionId: '3', seats: [{ color: 'red', holder: null }] },
  { interactionId: '4', seats: [{ color: 'black', holder: idOf('bert') }] },
  { interactionId: '5', seats: [{ color: 'red', holder: 'computer' }] },
];

test('its line numbers people as they came, and names nobody', () => {
  expect(formatSeatHistory(seatHistory)).toBe('1:red=1;2:blue=2;3:red=-;4:black=1;5:red=computer');
  expect(formatSeatHistory([])).toBe('');
});

test('it says how often each has sat down', () => {
  expect([...timesSatDown(seatHistory)]).toEqual([
    [idOf('bert'), 2],
    [idOf('anna'), 1],
  ]);
});

test.each([
  ['', 0],
  ['1:red=1', 1],
  [formatSeatHistory(seatHistory), 5],
])('among the facts stand how many entries %j has, and its SHA-256', (line, count) => {
  expect(digestOfSeatHistory(line)).toBe(`${count}:${hashByOpenssl(Buffer.from(line).toString('hex'))}`);
});
