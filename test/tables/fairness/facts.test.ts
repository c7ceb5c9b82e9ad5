import { expect, test } from 'vitest';
import { type Facts, formatFacts, nextOf, parseFacts } from '../../../src/tables/fairness/facts.ts';
import type { SeatHistory } from '../../../src/tables/fairness/seat-history.ts';
import { idOf, person } from '../people.ts';

const anna = { color: 'blue', occupant: person('anna'), joinedBy: '77' } as const;
const bert = { color: 'yellow', occupant: person('bert') } as const;
const computer = { color: 'red', occupant: { kind: 'computer' } } as const;

const seatHistory: SeatHistory = [
  { interactionId: '77', seats: [{ color: 'blue', holder: idOf('anna') }] },
  { interactionId: '78', seats: [{ color: 'red', holder: 'computer' }] },
];
const DIGEST = '2:5523bca2b7539eb707611b43917a68c43304f2b67407653ee043cd3a77ae2393';
const NONE = '0:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test.each<[string, Facts, string]>([
  [
    'people and computers',
    { lobbyMessageId: '44', seatHistory, seats: [anna, computer], startedBy: '99' },
    `44;${DIGEST};blue:77;red:computer;99`,
  ],
  [
    'that started by itself',
    { lobbyMessageId: '44', seatHistory, seats: [anna, computer], startedBy: null },
    `44;${DIGEST};blue:77;red:computer;-`,
  ],
  [
    'of a person whose coming was not written down',
    { lobbyMessageId: '44', seatHistory: [], seats: [anna, bert], startedBy: null },
    `44;${NONE};blue:77;yellow:-;-`,
  ],
  [
    'a rematch',
    { lobbyMessageId: '44', seatHistory, seats: [anna, computer], startedBy: '99', firstAfter: 'red' },
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
  const line = formatFacts({ lobbyMessageId: '44', seatHistory, seats: [anna, bert], startedBy: '99' });
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
])('no facts: %j', (line) => {
  expect(parseFacts(line)).toBeNull();
});

test('after each player sits the next, clockwise', () => {
  const players = ['blue', 'red', 'black'] as const;
  expect(players.map((one) => nextOf(players, one))).toEqual(['red', 'black', 'blue']);
});
