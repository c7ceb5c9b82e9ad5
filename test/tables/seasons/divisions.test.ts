import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterPromotion, divide, divisionSizes } from '../../../src/tables/seasons/divisions.ts';

const newcomers = (names: string) => [...names].map((userId) => ({ userId, rating: null }));
const joined = (divisions: readonly (readonly string[])[]): string[] =>
  divisions.map((division) => division.join(''));

describe('sizes', () => {
  test.each([
    [6, [6]],
    [15, [15]],
    [16, [8, 8]],
    [17, [9, 8]],
    [30, [15, 15]],
    [31, [11, 10, 10]],
    [40, [14, 13, 13]],
  ])('%i people', (people, sizes) => {
    expect(divisionSizes(people)).toEqual(sizes);
  });

  test('from 16 people on, 8 to 15 each, and as equal as possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 2000 }), (people) => {
        const sizes = divisionSizes(people);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(people);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(15);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('who comes into which', () => {
  test('a first season: by rating, those without one into the lowest', () => {
    const entrants = [
      ...newcomers('ab'),
      ...[...'cdefghijklmnop'].map((userId, rating) => ({ userId, rating })),
    ];
    expect(joined(divide(entrants))).toEqual(['ponmlkji', 'hgfedcab']);
  });

  test('those who come back: by their places, of which the sixths have changed', () => {
    const last = [[...'abcdefgh'], [...'ijklmnop']];
    expect(joined(divide(newcomers('ponmlkjihgfedcba'), last))).toEqual(['abcdefij', 'ghklmnop']);
  });

  test('where people are missing, those behind them move up', () => {
    const last = [[...'abcdefgh'], [...'ijklmnop']];
    const entrants = newcomers('bcdefghijklmnopx');
    expect(joined(divide(entrants, last))).toEqual(['bcdefijg', 'hklmnopx']);
  });

  test('a newcomer with a rating is behind as many as have a higher one', () => {
    const last = [[...'abcdefgh'], [...'ijklmno']];
    const back = [...'abcdefghijklmno'].map((userId, index) => ({ userId, rating: 100 - index }));
    const [first = []] = divide([{ userId: 'x', rating: 97.5 }, ...back], last);
    expect(first.join('')).toBe('abcxdefi');
  });
});

test.each([
  ['one division', ['abcdef'], 'abcdef'],
  ['two of eight', ['abcdefgh', 'ijklmnop'], 'abcdefijghklmnop'],
  ['two of six', ['abcdef', 'ghijkl'], 'abcdegfhijkl'],
  ['three', ['abcdef', 'ghijkl', 'mnopqr'], 'abcdegfhijkmlnopqr'],
])('promotion: %s', (_, last, order) => {
  expect(afterPromotion(last.map((division) => [...division])).join('')).toBe(order);
});
