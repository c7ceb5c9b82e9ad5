import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawRound, finalists } from '../../../src/tables/seasons/rounds.ts';
import { tableShapes } from '../../../src/tables/seasons/seating.ts';
import { drawsOf } from './sample.ts';

const round = (scores: readonly number[], pairs: readonly string[] = [], begun: readonly number[] = []) =>
  drawRound(
    scores.map((score, index) => ({ score, begun: begun[index] ?? 0 })),
    4,
    (one, other) => (pairs.includes([one, other].sort((a, b) => a - b).join('-')) ? 1 : 0),
    drawsOf('round'),
  );
const sorted = (tables: ReturnType<typeof round>) =>
  tables.map(({ people }) => [...people].sort((a, b) => a - b));

test('groups are cut from the top of the scores', () => {
  expect(sorted(round([9, 8, 7, 6, 5, 4, 3, 2]))).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
  expect(sorted(round([1, 2, 3, 4, 5, 6, 7]))).toEqual([
    [3, 4, 5, 6],
    [0, 1, 2],
  ]);
});

test('of those who have met, the ones with the smallest difference change tables', () => {
  expect(sorted(round([9, 8, 7, 6, 5, 4, 3, 2], ['2-3']))).toEqual([
    [0, 1, 2, 4],
    [3, 5, 6, 7],
  ]);
});

test('where it helps nobody, they meet again', () => {
  const all = Array.from({ length: 64 }, (_, index) => `${Math.floor(index / 8)}-${index % 8}`);
  expect(sorted(round([9, 8, 7, 6, 5, 4, 3, 2], all))).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
});

test('who has begun least often sits first', () => {
  const [table] = round([9, 8, 7, 6, 5, 4], [], [2, 0, 1]);
  expect(table?.people).toEqual([1, 2, 0]);
});

test('everybody has one table, one group from their own at most', () => {
  const anyRound = fc.record({
    scores: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 30 }),
    met: fc.func(fc.integer({ min: 0, max: 2 })),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(anyRound, ({ scores, met, seed }) => {
      const tables = drawRound(
        scores.map((score) => ({ score, begun: 0 })),
        4,
        (one, other) => met(Math.min(one, other), Math.max(one, other)) as number,
        drawsOf(seed),
      );
      expect(tables.map(({ people }) => people.length)).toEqual(
        tableShapes(scores.length, 4, 1).map(({ people }) => people),
      );
      const seated = tables.flatMap(({ people }) => people).sort((a, b) => a - b);
      expect(seated).toEqual([...scores.keys()]);
      const order = [...scores].sort((a, b) => b - a);
      const groups = tables.map(({ people }) => order.splice(0, people.length));
      for (const [index, { people }] of tables.entries()) {
        const near = groups.slice(Math.max(0, index - 1), index + 2).flat();
        for (const player of people) expect(near).toContain(scores[player]);
      }
    }),
  );
});

test('the first four play the final', () => {
  expect(finalists(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
  expect(finalists(['a', 'b', 'c'])).toBeNull();
});
