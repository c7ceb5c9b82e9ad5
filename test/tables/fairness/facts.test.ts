import { describe, expect, test } from 'vitest';
import {
  digestOfSeatHistory,
  type Facts,
  formatFacts,
  formatSeatHistory,
  nextOf,
  parseFacts,
  type SeatHistory,
  timesSatDown,
  withSeatChange,
} from '../../../src/tables/fairness/check.ts';
import type { Seat } from '../../../src/tables/game-types.ts';
import { idOf, person } from '../people.ts';
import { hashByOpenssl } from './openssl.ts';

const anna = { color: 'blue', occupant: person('anna'), joinedBy: '77' } as const;
const bert: Seat = { color: 'red', occupant: person('bert'), joinedBy: '78' };
const unwritten: Seat = { color: 'yellow', occupant: person('bert') };
const computer: Seat = { color: 'yellow', occupant: { kind: 'computer' } };
const redComputer: Seat = { ...computer, color: 'red' };

const seatHistory: SeatHistory = [
  { interactionId: '77', seats: [{ color: 'blue', holder: idOf('anna') }] },
  { interactionId: '78', seats: [{ color: 'red', holder: 'computer' }] },
];
const DIGEST = '2:5523bca2b7539eb707611b43917a68c43304f2b67407653ee043cd3a77ae2393';
const NONE = '0:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test.each<[string, Facts, string]>([
  [
    'people and computers',
    { lobbyMessageId: '44', seatHistory, seats: [anna, redComputer], startedBy: '99' },
    `44;${DIGEST};blue:77;red:computer;99`,
  ],
  [
    'that started by itself',
    { lobbyMessageId: '44', seatHistory, seats: [anna, redComputer], startedBy: null },
    `44;${DIGEST};blue:77;red:computer;-`,
  ],
  [
    'of a person whose coming was not written down',
    { lobbyMessageId: '44', seatHistory: [], seats: [anna, unwritten], startedBy: null },
    `44;${NONE};blue:77;yellow:-;-`,
  ],
  [
    'a rematch',
    { lobbyMessageId: '44', seatHistory, seats: [anna, redComputer], startedBy: '99', firstAfter: 'red' },
    `44;${DIGEST};blue:77;red:computer;99;after:red`,
  ],
])('a game of %s', (_, facts, line) => {
  expect(formatFacts(facts)).toBe(line);
  expect(parseFacts(line)).toEqual({
    lobbyMessageId: '44',
    players: facts.seats.map(({ color }) => color),
    seatHistoryDigest: line.split(';')[1],
    firstAfter: facts.firstAfter ?? null,
  });
});

test('they name nobody', () => {
  const line = formatFacts({ lobbyMessageId: '44', seatHistory, seats: [anna, unwritten], startedBy: '99' });
  expect(line).not.toContain(anna.occupant.userId);
  expect(line).not.toContain('anna');
});

test.each([
  '',
  '44',
  '44;blue:77;red:computer;-',
  `44;${NONE};blue:77;-`,
  `44;${NONE};blue:77;red:computer`,
  `44;${NONE};blue:77;red:computer;`,
  `44;${NONE};blue:77;red:computer;-;`,
  `x;${NONE};blue:77;red:computer;-`,
  `44;${NONE};blue:77;;red:computer;-`,
  `44;${NONE};blue:77;red:Anna;-`,
  `44;${NONE};blue:77;red:computer;-\n`,
  `44;${NONE};blue:77;red:computer;-;after:yellow`,
  `44;${NONE};blue:77;red:computer;-;after:`,
  `44;blue:77;${NONE};red:computer;-`,
  `v3;44;${NONE};blue:77;red:computer;-`,
  `44;${NONE.slice(1)};blue:77;red:computer;-`,
  `44;${NONE.slice(0, -1)};blue:77;red:computer;-`,
])('no facts: %j', (line) => expect(parseFacts(line)).toBeNull());

test('after each player sits the next, clockwise', () => {
  const players = ['blue', 'red', 'black'] as const;
  expect(players.map((one) => nextOf(players, one))).toEqual(['red', 'black', 'blue']);
});

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

  test('is one without an interaction, too', () =>
    expect(formatSeatHistory(withSeatChange([], [], [computer], null))).toBe('-:yellow=computer'));
});

const longHistory: SeatHistory = [
  { interactionId: '1', seats: [{ color: 'red', holder: idOf('bert') }] },
  { interactionId: '2', seats: [{ color: 'blue', holder: idOf('anna') }] },
  { interactionId: '3', seats: [{ color: 'red', holder: null }] },
  { interactionId: '4', seats: [{ color: 'black', holder: idOf('bert') }] },
  { interactionId: '5', seats: [{ color: 'red', holder: 'computer' }] },
];

test('its line numbers people as they came, and names nobody', () => {
  expect(formatSeatHistory(longHistory)).toBe('1:red=1;2:blue=2;3:red=-;4:black=1;5:red=computer');
  expect(formatSeatHistory([])).toBe('');
});

test('it says how often each has sat down', () => {
  expect([...timesSatDown(longHistory)]).toEqual([
    [idOf('bert'), 2],
    [idOf('anna'), 1],
  ]);
});

test.each([
  ['', 0],
  ['1:red=1', 1],
  [formatSeatHistory(longHistory), 5],
])('among the facts stand how many entries %j has, and its SHA-256', (line, count) => {
  expect(digestOfSeatHistory(line)).toBe(`${count}:${hashByOpenssl(Buffer.from(line).toString('hex'))}`);
});
