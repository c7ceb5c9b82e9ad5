import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { erfc, evennessOf, upperTail } from '../../../../src/tables/fairness/dice.ts';

test.each([
  [0, 1],
  [0.1, 0.887537083981715],
  [0.5, 0.4795001221869535],
  [1, 0.15729920705028513],
  [1.99, 0.004888586800383003],
  [2, 0.004677734981047266],
  [3, 2.209049699858544e-5],
  [5, 1.5374597944280349e-12],
  [10, 2.088487583762545e-45],
])('erfc(%d) to 11 digits', (z, value) => expect(erfc(z) / value).toBeCloseTo(1, 11));

describe('the upper tail of chi-square with five degrees of freedom', () => {
  // Printed tables of critical values.
  test.each([
    [0, 1],
    [0.554, 0.99],
    [1.145, 0.95],
    [1.61, 0.9],
    [4.351, 0.5],
    [9.236, 0.1],
    [11.07, 0.05],
    [15.086, 0.01],
    [20.515, 0.001],
  ])('beyond %d', (x, p) => expect(upperTail(x)).toBeCloseTo(p, 3));

  test('is the area below the density', () => {
    const density = (x: number) => (x ** 1.5 * Math.exp(-x / 2)) / (3 * Math.sqrt(2 * Math.PI));
    for (const from of [0.5, 3, 8]) {
      const step = 0.001;
      let area = 0;
      for (let x = from + step / 2; x < 100; x += step) area += density(x) * step;
      expect(upperTail(from)).toBeCloseTo(area, 6);
    }
  });
});

test('is nothing where there are fewer than thirty dice', () => {
  expect(evennessOf([0, 0, 0, 0, 0, 0])).toBeNull();
  expect(evennessOf([5, 5, 5, 5, 5, 4])).toBeNull();
  expect(evennessOf([5, 5, 5, 5, 5, 5])).toBe(1);
});

test('of counts from a textbook', () => {
  expect(upperTail(13.4)).toBeCloseTo(0.0199, 4);
  expect(evennessOf([5, 8, 9, 8, 10, 20])).toBeCloseTo(upperTail(13.4), 12);
});

test('hangs on no order of the faces, and is a share', () => {
  const count = fc.integer({ min: 5, max: 100_000 });
  fc.assert(
    fc.property(fc.tuple(count, count, count, count, count, count), (faces) => {
      const [a, b, c, d, e, f] = faces;
      const found = evennessOf(faces);
      const turned = evennessOf([f, a, b, c, d, e]);
      expect(turned).toBeCloseTo(found ?? -1, 6);
      expect(found).toBeGreaterThanOrEqual(0);
      expect(found).toBeLessThanOrEqual(1);
    }),
  );
});
