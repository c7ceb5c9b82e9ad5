import { expect, test } from 'vitest';
import { residents } from '../../src/playground/state/people.ts';
import { computerName } from '../../src/tables/computer-names.ts';

const COLORS = ['blue', 'red', 'yellow', 'black', 'green', 'violet'] as const;
const TABLES = Array.from({ length: 200 }, (_, number) => ({ id: (number * 7919 + 1).toString(16) }));

test('no two computer players of a table have the same name, whatever table it is', () => {
  for (const table of TABLES)
    expect(new Set(COLORS.map((color) => computerName(table, color))).size).toBe(COLORS.length);
});

test('the name of a seat is always the same, and not the same at every table', () => {
  const [table = { id: '' }] = TABLES;
  expect(computerName(table, 'red')).toBe(computerName({ ...table }, 'red'));
  expect(new Set(TABLES.map((one) => computerName(one, 'red'))).size).toBe(12);
});

test('nobody in the playground is called so', () => {
  const people = residents.map(({ displayName }) => displayName);
  const names = TABLES.map((table) => computerName(table, 'blue'));
  expect(names.filter((name) => people.includes(name))).toEqual([]);
});
