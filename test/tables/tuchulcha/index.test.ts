import { defaultPeople } from '@haruspex/playground/state/people.ts';
import { expect, test } from 'vitest';
import { COLORS } from '../../../src/games/tuchulcha/board.ts';
import { COMPUTER_PEOPLE, LEVEL_NAMES } from '../../../src/games/tuchulcha/computer-players/levels.ts';
import { loadArt } from '../../../src/pictures/canvas/load-art.ts';
import { raceComputerName } from '../../../src/tables/tuchulcha/index.ts';
import { USUAL_TERMS } from '../../../src/tables/tuchulcha/terms.ts';

const TABLES = Array.from({ length: 200 }, (_, number) => ({
  id: (number * 7919 + 1).toString(16),
  terms: USUAL_TERMS,
}));

test('no two computer players of a table have the same name, whatever table it is', () => {
  for (const table of TABLES)
    expect(new Set(COLORS.map((color) => raceComputerName(table, color))).size).toBe(COLORS.length);
});

test('the name of a seat is always the same, and not the same at every table', () => {
  const [table] = TABLES;
  expect(table && raceComputerName(table, 'red')).toBe(table && raceComputerName({ ...table }, 'red'));
  expect(new Set(TABLES.map((one) => raceComputerName(one, 'red'))).size).toBe(COMPUTER_PEOPLE.casual.length);
});

test.each(LEVEL_NAMES)(
  'the %s ones have names of their own, a portrait each, and no two at a table',
  (level) => {
    const tables = TABLES.map((table) => ({ ...table, terms: { ...USUAL_TERMS, level } }));
    for (const table of tables)
      expect(new Set(COLORS.map((color) => raceComputerName(table, color))).size).toBe(COLORS.length);
    const names = new Set(tables.map((table) => raceComputerName(table, 'red')));
    expect([...names].sort()).toEqual([...COMPUTER_PEOPLE[level]].sort());
    for (const name of names)
      expect(loadArt(`people/${name.toLowerCase()}`).shapes.length).toBeGreaterThan(10);
  },
);

test('nobody in the playground is called so', () => {
  const people = defaultPeople.map(({ displayName }) => displayName);
  const names: string[] = Object.values(COMPUTER_PEOPLE).flat();
  expect(names.filter((name) => people.includes(name))).toEqual([]);
});
