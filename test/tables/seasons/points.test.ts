import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exactScore,
  expectedPoints,
  pointsForPlaces,
  pointsOfReserve,
  verdictOf,
} from '../../../src/tables/seasons/standings.ts';

describe('points for places', () => {
  test.each([
    ['four players', [1, 2, 3, 4], [600, 400, 200, 0]],
    ['in any order', [3, 1, 4, 2], [200, 600, 0, 400]],
    ['three players', [1, 2, 3], [600, 300, 0]],
    ['two players', [2, 1], [0, 600]],
    ['a tie for the first place', [1, 1, 3, 4], [500, 500, 200, 0]],
    ['a tie for the last place, and gaps', [1, 2, 3, 3], [600, 400, 100, 100]],
    ['three who tie', [1, 2, 2, 2], [600, 200, 200, 200]],
    ['all tie', [1, 1, 1, 1], [300, 300, 300, 300]],
    ['two of three tie', [1, 1, 2], [450, 450, 0]],
    ['two tie', [1, 1], [300, 300]],
  ])('%s', (_, places, points) => expect(pointsForPlaces(places)).toEqual(points));

  test('are as many in sum, whoever ties', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 4 }), (places) => {
        const sum = pointsForPlaces(places).reduce((all, points) => all + points, 0);
        expect(sum).toBe(300 * places.length);
      }),
    );
  });

  test('a reserve has half of them', () =>
    expect([600, 450, 185 * 2].map(pointsOfReserve)).toEqual([300, 225, 185]));

  test('a score is the mean times the tables at once, whoever has more tables', () => {
    expect(exactScore(1200, 3, 3)).toBe(1200 * 60);
    expect(exactScore(800, 2, 3)).toBe(exactScore(1600, 4, 3));
    expect(exactScore(0, 0, 3)).toBe(0);
  });
});

describe('the judge’s points', () => {
  // A row of each player: the chances of each place.
  test.each([
    ['chances of each place', '1 0 0, 0 0.5 0.5, 0 0.5 0.5', [600, 150, 150]],
    ['to one decimal', '0.3333 0.3333 0.3334, 0.3334 0.3333 0.3333, 0.3333 0.3334 0.3333', [300, 300, 300]],
    [
      'half a tenth is rounded up, also where its binary fraction falls short',
      '0.03 0.69 0.28, 0.9 0.07 0.03, 0.07 0.24 0.69',
      [230, 560, 110],
    ],
    ['to one decimal, not in whole points', '0.71 0.29, 0.29 0.71', [430, 170]],
  ])('%s', (_, chances, points) => {
    const places = chances.split(', ').map((row) => row.split(' ').map(Number));
    expect(expectedPoints({ kind: 'places', places })).toEqual(points);
  });

  test.each([
    ['four players', [0.4, 0.3, 0.2, 0.1], [360, 320, 280, 240]],
    ['the game is as good as won', [1, 0, 0, 0], [600, 200, 200, 200]],
    ['three players', [0.5, 0.3, 0.2], [380, 290, 240]],
    ['two players', [0.75, 0.25], [450, 150]],
    ['half a tenth is rounded up', [0.0125, 0.4125, 0.2875, 0.2875], [210, 370, 320, 320]],
  ])('chances to win alone: %s', (_, wins, points) => {
    expect(expectedPoints({ kind: 'wins', wins })).toEqual(points);
  });

  test('are told with the position, the weights and the chances', () => {
    const chances = { kind: 'wins', wins: [0.5, 0.5] } as const;
    expect(verdictOf('a position', 'abc123', chances)).toEqual({
      position: 'a position',
      weights: 'abc123',
      chances,
      points: [300, 300],
    });
  });
});
