import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/tables/game-registry.ts';
import { placesOfSeats, whyNotSeasonOf } from '../../../src/tables/seasons/season-results.ts';

const GAME = { isContest: true, hasComputers: true, sizes: { least: 2, most: 4 } };

describe('a season of a game', () => {
  test.each([
    ['any size', GAME, 2, null],
    ['four', GAME, 4, null],
    ['without winners', { ...GAME, isContest: false }, 4, { code: 'noContest' }],
    ['without computer players', { ...GAME, hasComputers: false }, 4, { code: 'noComputers' }],
    ['too large', { ...GAME, sizes: { least: 2, most: 3 } }, 4, { code: 'badSize', least: 2, most: 3 }],
    [
      'smaller tables too small',
      { ...GAME, sizes: { least: 3, most: 6 } },
      3,
      { code: 'badSize', least: 3, most: 6 },
    ],
    ['smaller tables large enough', { ...GAME, sizes: { least: 3, most: 6 } }, 4, null],
  ] as const)('%s', (_, game, size, refusal) => {
    expect(whyNotSeasonOf(game, size)).toEqual(refusal);
  });

  test('of those that are registered', () => {
    expect(whyNotSeasonOf(gameOf({ game: 'tuchulcha' }), 4)).toBeNull();
    expect(whyNotSeasonOf(gameOf({ game: 'bacchanalia' }), 4)).toEqual({ code: 'noContest' });
  });
});

test('places of seats are those of who began with them', () => {
  const placings = [
    { color: 'red', rank: 1 },
    { color: 'blue', rank: 2 },
    { color: 'black', rank: 2 },
    { color: 'blue', rank: null },
  ] as const;
  expect(placesOfSeats(placings, ['blue', 'red', 'black'])).toEqual([2, 1, 2]);
  expect(() => placesOfSeats(placings, ['yellow'])).toThrow('yellow');
});
