import { describe, expect, test } from 'vitest';
import { shippedPuzzles } from '../../../../src/tables/tuchulcha/puzzles.ts';
import { formatPuzzle } from '../../../../tools/puzzles/written-puzzle.ts';
import { SOME_PUZZLES, WRITTEN, WRITTEN_ROLES } from './some-puzzles.ts';

describe('the puzzles that ship with the project', () => {
  const { entries } = shippedPuzzles();
  const puzzles = entries.map(({ id }) => shippedPuzzles().get(id));

  test('can be read, every one, and are told apart', () => {
    expect(entries.length).toBeGreaterThan(100);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(puzzles).not.toContain(null);
  });

  test('have one best turn of four, or one best role, clearly ahead of the others', () => {
    for (const puzzle of puzzles) {
      const [best = 0, next = 0, ...others] = (puzzle?.turns ?? [])
        .map(({ chance }) => chance)
        .toSorted((one, other) => other - one);
      if (puzzle?.dice.length) expect(others).toHaveLength(2);
      expect(best - next, puzzle?.id).toBeGreaterThanOrEqual(0.039);
    }
  });

  test('ask for roles, too: some are best with a devotion, some without', () => {
    const roles = puzzles.filter((puzzle) => puzzle?.dice.length === 0);
    const best = roles.map((puzzle) => puzzle?.turns[puzzle.best]?.devotion ?? null);
    expect(best.filter((devotion) => devotion !== null).length).toBeGreaterThan(3);
    expect(best.filter((devotion) => devotion === null).length).toBeGreaterThan(3);
    for (const puzzle of roles) expect(puzzle?.turns.map(({ devotion }) => devotion)).toContain(null);
  });

  test('are of two, three and four players, some of each', () => {
    for (const players of [2, 3, 4])
      expect(entries.filter((entry) => entry.players === players).length).toBeGreaterThan(20);
  });

  test('tell by the place of the best turn nothing about it', () => {
    const ofTurns = puzzles.filter((puzzle) => puzzle?.dice.length);
    const places = [0, 1, 2, 3].map((place) => ofTurns.filter((puzzle) => puzzle?.best === place).length);
    for (const count of places) {
      expect(count / ofTurns.length).toBeGreaterThan(0.15);
      expect(count / ofTurns.length).toBeLessThan(0.35);
    }
  });
});

test('what is written is what was read', () => {
  for (const written of [...WRITTEN, ...WRITTEN_ROLES]) {
    const puzzle = SOME_PUZZLES.get(written.id);
    expect(puzzle && formatPuzzle(puzzle)).toEqual(written);
  }
});

test('a puzzle that isn’t among them any more is none', () =>
  expect(SOME_PUZZLES.get('ffffffffff')).toBeNull());
