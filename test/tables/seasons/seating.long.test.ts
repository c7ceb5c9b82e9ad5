import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AT_ONCE, drawSeating, TABLE_SIZES, tableShapes } from '../../../src/tables/seasons/seating.ts';
import { holdsFor } from '../../holds-for.ts';
import { runs } from '../../runs.ts';
import { cpuMsOf, drawsOf } from './sample.ts';
import { seatingFlaws } from './seating-flaws.ts';

describe('sizes of tables', () => {
  test.each([
    [6, 4, 1, '3 3'],
    [6, 4, 3, '4 4 4 3 3'],
    [7, 4, 1, '4 3'],
    [8, 4, 3, '4 4 4 4 4 4'],
    [9, 4, 1, '3 3 3'],
    [9, 4, 3, '4 4 4 4 4 4 3'],
    [13, 4, 3, '4 4 4 4 4 4 4 4 4 3'],
    [7, 3, 1, '3 2 2'],
    [9, 3, 3, '3 3 3 3 3 3 3 3 3'],
    [4, 2, 3, '2 2 2 2 2 2'],
    [5, 2, 1, '2 2 1+1'],
    [3, 2, 2, '2 2 2'],
    [3, 4, 3, '3 3 3'],
    [4, 4, 2, '4 4'],
    [4, 3, 2, '4 4'],
    [5, 4, 1, '3 2+1'],
    [5, 3, 3, '3 3 3 2+1 2+1 2+1'],
  ] as const)('%i people, size %i, %i at once: %s', (people, size, atOnce, words) => {
    const shapes = tableShapes(people, size, atOnce);
    expect(
      shapes.map((shape) => shape.people + (shape.computers ? `+${shape.computers}` : '')).join(' '),
    ).toBe(words);
  });

  test.each([0, 1, 2, 5.5, Number.NaN])('there are none for %d people', (people) => {
    expect(() => tableShapes(people, 4, 3)).toThrow(RangeError);
  });
});

const anySeating = fc.record({
  people: fc.integer({ min: 3, max: 40 }),
  size: fc.constantFrom(...TABLE_SIZES),
  atOnce: fc.constantFrom(...AT_ONCE),
  seed: fc.nat(),
});

describe('any seating', () => {
  test('gives everybody their tables, each of them once, and small ones evenly', () =>
    holdsFor(anySeating, { numRuns: runs(25, 50) }, ({ people, size, atOnce, seed }) => {
      const tables = drawSeating(people, size, atOnce, drawsOf(seed));
      expect(tables.map((table) => ({ people: table.people.length, computers: table.computers }))).toEqual(
        tableShapes(people, size, atOnce),
      );
      const full = Math.max(...tables.map((table) => table.people.length));
      const everybody = Array.from({ length: people }, (_, person) => person);
      for (const table of tables) expect(new Set(table.people).size).toBe(table.people.length);
      const own = everybody.map((person) => tables.filter((table) => table.people.includes(person)));
      expect(own.map(({ length }) => length)).toEqual(everybody.map(() => atOnce));
      const small = own.map((mine) => mine.filter((table) => table.people.length < full).length);
      expect(Math.max(...small) - Math.min(...small)).toBeLessThanOrEqual(1);
      const begins = everybody.map((one) => tables.filter((table) => table.people[0] === one).length);
      expect(Math.max(...begins) - Math.min(...begins)).toBeLessThanOrEqual(1);
      expect(seatingFlaws(people, tables).begins).toBe(0);
    }));

  test('is the same for the same secret, and another for another', () => {
    const seated = (seed: string) => drawSeating(13, 4, 3, drawsOf(seed));
    expect(seated('one')).toEqual(seated('one'));
    expect(seated('one')).not.toEqual(seated('other'));
  });
});

test.each([
  [9, 3],
  [12, 4],
  [13, 4],
  [16, 4],
  [24, 4],
] as const)('of %i people at three tables of %i, no pair meets twice', (people, size) => {
  for (let seed = 0; seed < runs(4, 8); seed++)
    expect(seatingFlaws(people, drawSeating(people, size, 3, drawsOf(seed)))).toMatchObject({
      thrice: 0,
      twice: 0,
      twoSmall: 0,
    });
});

test.each([
  ['eight people', 8, 4, 3, { thrice: 0, twice: 9 }],
  ['ten people', 10, 4, 3, { thrice: 0, twice: 3 }],
  ['six people at four tables, who all meet', 6, 4, 4, { thrice: 6, twice: 15 }],
] as const)('where pairs must meet again, as few do as is known: %s', (_, people, size, atOnce, flaws) => {
  for (let seed = 0; seed < runs(3, 6); seed++)
    expect(seatingFlaws(people, drawSeating(people, size, atOnce, drawsOf(seed)))).toMatchObject(flaws);
});

test('flaws of a seating that somebody made', () => {
  const tables = [
    { people: [0, 1, 2], computers: 0 },
    { people: [0, 1, 3], computers: 0 },
    { people: [0, 1], computers: 1 },
    { people: [2, 3], computers: 1 },
    { people: [2, 3], computers: 1 },
  ];
  expect(seatingFlaws(4, tables)).toEqual({
    thrice: 1,
    twice: 2,
    twoSmall: 2,
    begins: 2,
    spread: 9 + 9 + (4 + 1) + (1 + 4),
  });
});

test('forty people are seated within half a second', () => {
  const times = [0, 1, 2].map((seed) => cpuMsOf(() => drawSeating(40, 4, 3, drawsOf(seed))));
  expect(Math.min(...times)).toBeLessThan(500);
});
