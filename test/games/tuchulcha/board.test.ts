import { describe, expect, test } from 'vitest';
import {
  boardOf,
  COLORS,
  type Color,
  entryOf,
  exitOf,
  kindOf,
  passagesOf,
  stepAt,
  stoneAt,
  stonesOf,
} from '../../../src/games/tuchulcha/board.ts';

const RING = boardOf(COLORS);
const SMALL = boardOf(['blue', 'yellow', 'black']);

describe('the board (docs/rules/tuchulcha.md §1)', () => {
  test.each([
    ['blue', 1, 31],
    ['red', 11, 1],
    ['yellow', 21, 11],
    ['black', 31, 21],
  ] as const)('on 40 stones %s enters on %i and leaves from %i', (color, entry, exit) => {
    expect([entryOf(RING, color), exitOf(RING, color)]).toEqual([entry, exit]);
  });

  test.each([
    ['blue', 1],
    ['yellow', 11],
    ['black', 21],
  ] as const)('on 30 stones %s enters on and leaves from %i', (color, stone) => {
    expect([entryOf(SMALL, color), exitOf(SMALL, color)]).toEqual([stone, stone]);
  });

  test('a color that sits nowhere has no entry', () => expect(() => entryOf(SMALL, 'red')).toThrow('red'));

  test.each([
    [1, 'mystical'],
    [2, 'plain'],
    [4, 'ritual'],
    [6, 'passage'],
    [10, 'plain'],
    [31, 'mystical'],
    [34, 'ritual'],
    [36, 'passage'],
    [40, 'plain'],
  ] as const)('stone %i is %s', (stone, kind) => {
    expect(kindOf(stone)).toBe(kind);
  });

  test('Passages', () => {
    expect(passagesOf(RING)).toEqual([6, 16, 26, 36]);
    expect(passagesOf(SMALL)).toEqual([6, 16, 26]);
  });

  test.each<Color>(['blue', 'yellow', 'black'])('steps and stones of %s tell each other', (color) => {
    for (const board of [RING, SMALL]) {
      for (const stone of stonesOf(board))
        expect(stoneAt(board, color, stepAt(board, color, stone))).toBe(stone);
    }
  });
});
