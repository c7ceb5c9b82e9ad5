import { expect, test } from 'vitest';
import { type Facts, formatFacts, parseFacts } from '../../../src/tables/fairness/facts.ts';
import { person } from '../people.ts';

const anna = { color: 'blue', occupant: person('anna'), joinedBy: '77' } as const;
const bert = { color: 'yellow', occupant: person('bert') } as const;
const computer = { color: 'red', occupant: { kind: 'computer' } } as const;

test.each<[string, Facts, string]>([
  [
    'people and computers',
    { lobbyMessageId: '44', seats: [anna, computer], startedBy: '99' },
    '44;blue:77;red:computer;99',
  ],
  [
    'that started by itself',
    { lobbyMessageId: '44', seats: [anna, computer], startedBy: null },
    '44;blue:77;red:computer;-',
  ],
  [
    'of somebody whose coming was not written down',
    { lobbyMessageId: '44', seats: [anna, bert], startedBy: null },
    '44;blue:77;yellow:-;-',
  ],
])('a game of %s', (_, facts, line) => {
  expect(formatFacts(facts)).toBe(line);
  expect(parseFacts(line)).toEqual({
    lobbyMessageId: '44',
    players: facts.seats.map(({ color }) => color),
  });
});

test('they name nobody', () => {
  const line = formatFacts({ lobbyMessageId: '44', seats: [anna, bert], startedBy: '99' });
  expect(line).not.toContain(anna.occupant.userId);
  expect(line).not.toContain('anna');
});

test.each([
  '',
  '44',
  '44;blue:77;-',
  '44;blue:77;red:computer',
  '44;blue:77;red:computer;',
  '44;blue:77;red:computer;-;',
  'x;blue:77;red:computer;-',
  '44;grey:77;red:computer;-',
  '44;blue:77;;red:computer;-',
  '44;blue:77;red:Anna;-',
  '44;blue:77;red:computer;-\n',
])('no facts: %j', (line) => {
  expect(parseFacts(line)).toBeNull();
});
