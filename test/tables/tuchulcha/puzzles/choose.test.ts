import { describe, expect, test } from 'vitest';
import { NEWCOMER } from '../../../../src/tables/results/ratings.ts';
import {
  beginOf,
  choosePuzzle,
  dayAt,
  NO_PUZZLES,
  type PuzzleFacts,
  priorOf,
  ratedByAnswer,
  withAnswer,
} from '../../../../src/tables/tuchulcha/puzzles.ts';

const NOTHING: PuzzleFacts = { used: [], ratings: new Map(), solvers: [] };

/** Thirty for each number of players, the later the harder. */
const ENTRIES = [2, 3, 4].flatMap((players) =>
  Array.from({ length: 30 }, (_, index) => ({
    id: `${players}-${String(index).padStart(2, '0')}`,
    players,
    prior: { mu: 10 + index, sigma: 4 },
  })),
);

const DAY = 20_000;
const muOf = (facts: PuzzleFacts, day = DAY) => choosePuzzle(ENTRIES, facts, day, '1').prior.mu;

describe('the puzzle of a day', () => {
  test('is the same whoever works it out', () =>
    expect(choosePuzzle(ENTRIES, NOTHING, DAY, '1')).toEqual(choosePuzzle(ENTRIES, NOTHING, DAY, '1')));

  test('is for two, three and four players in turn', () => {
    const week = Array.from(
      { length: 7 },
      (_, day) => choosePuzzle(ENTRIES, NOTHING, DAY + day, '1').players,
    );
    expect(week.toSorted()).toEqual([2, 2, 3, 3, 3, 4, 4]);
  });

  test('comes again only when all have been there, the oldest first', () => {
    const players = choosePuzzle(ENTRIES, NOTHING, DAY, '1').players;
    const all = ENTRIES.filter((entry) => entry.players === players).map(({ id }) => id);
    const [last = '', ...used] = all;
    expect(choosePuzzle(ENTRIES, { ...NOTHING, used }, DAY, '1').id).toBe(last);
    expect(choosePuzzle(ENTRIES, { ...NOTHING, used: [...used, last] }, DAY, '1').id).toBe(used[0]);
  });

  test('is harder for those who solve much', () => {
    const some = Array.from({ length: 20 }, (_, day) => DAY + day);
    const mean = (mu: number) => {
      const solvers = [{ mu, sigma: 3 }];
      return some.reduce((sum, day) => sum + muOf({ ...NOTHING, solvers }, day), 0) / some.length;
    };
    expect(mean(38)).toBeGreaterThan(mean(25));
    expect(mean(25)).toBeGreaterThan(mean(14));
  });

  test('goes by what it has turned out to be', () => {
    const { players } = choosePuzzle(ENTRIES, NOTHING, DAY, '1');
    const close = ENTRIES.filter((entry) => entry.players === players);
    const ratings = new Map(close.slice(0, 29).map(({ id }) => [id, { mu: 90, sigma: 1 }]));
    const twice = close.slice(5, 28).map(({ id }) => id);
    const { id } = choosePuzzle(ENTRIES, { ...NOTHING, ratings, used: twice }, DAY, '1');
    expect(twice).not.toContain(id);
  });
});

test.each([
  ['2026-11-22T07:59:59Z', 8, '2026-11-21T08:00:00.000Z'],
  ['2026-11-22T08:00:00Z', 8, '2026-11-22T08:00:00.000Z'],
  ['2026-11-22T23:59:59Z', 0, '2026-11-22T00:00:00.000Z'],
])('at %s, the day that begins at %d began at %s', (now, hour, began) => {
  expect(beginOf(dayAt(new Date(now), hour), hour).toISOString()).toBe(began);
});

describe('ratings', () => {
  test('whoever solves a puzzle gains, and it loses; the harder it is, the more', () => {
    const [easy, hard] = [priorOf(0.9), priorOf(0.2)];
    expect(hard.mu).toBeGreaterThan(easy.mu);
    const gain = (puzzle: typeof easy, solved: boolean) =>
      ratedByAnswer(NEWCOMER, puzzle, solved).person.mu - NEWCOMER.mu;
    expect(gain(hard, true)).toBeGreaterThan(gain(easy, true));
    expect(gain(easy, true)).toBeGreaterThan(0);
    expect(gain(easy, false)).toBeLessThan(gain(hard, false));
    expect(ratedByAnswer(NEWCOMER, hard, true).puzzle.mu).toBeLessThan(hard.mu);
  });

  test('a row ends with a puzzle that isn’t solved', () => {
    const after = [true, true, false, true].reduce(
      (record, solved) => withAnswer(record, solved, NEWCOMER),
      NO_PUZZLES,
    );
    expect(after).toMatchObject({ answered: 4, solved: 3, streak: 1, bestStreak: 2 });
  });
});
