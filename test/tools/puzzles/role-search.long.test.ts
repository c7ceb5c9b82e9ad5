import { expect, test } from 'vitest';
import { readWeights } from '../../../src/tables/tuchulcha/learned-weights.ts';
import { rolePuzzlesOfGame } from '../../../tools/puzzles/role-search.ts';
import { mix } from '../../../tools/training/seeds.ts';
import { position } from '../../games/tuchulcha/legal-lines.ts';

const weights = readWeights();

test('a puzzle that ships comes from its game again', () => {
  const [found, ...others] = rolePuzzlesOfGame(weights[4], 4, mix(1, 4));
  expect(others).toEqual([]);
  expect(found?.puzzle.position).toEqual(
    position('4 b 1.0 - bn:5/5,10,18/0/0/0 rn:5/-/0/3/0 yn:4/23x2,24,33/0/0/0 kt:2/31,37,40/0/0/3'),
  );
  expect(found?.puzzle.dice).toEqual([]);
  expect(found?.puzzle.turns.map(({ devotion }) => devotion?.role ?? null)).toEqual([
    null,
    'lasaVecuvia',
    'lasaVecuvia',
  ]);
  expect(found?.puzzle.best).toBe(0);
});
