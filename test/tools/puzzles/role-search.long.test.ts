import { expect, test } from 'vitest';
import { mix } from '../../../src/games/tuchulcha/random.ts';
import { readWeights } from '../../../src/tables/tuchulcha/learned-weights.ts';
import { rolePuzzlesOfGame } from '../../../tools/puzzles/role-search.ts';
import { position } from '../../games/tuchulcha/legal-lines.ts';

const weights = readWeights();

test('a puzzle that ships comes from its game again', () => {
  const [found, ...others] = rolePuzzlesOfGame(weights[4], 4, mix(1, 1));
  expect(others).toEqual([]);
  expect(found?.puzzle.position).toEqual(
    position('4 b 1.0 - bn:6/1,3/0/0/0 rn:6/14/0/1/0 yn:5/24,30/0/1/0 kt:3/32,40/0/0/3'),
  );
  expect(found?.puzzle.dice).toEqual([]);
  expect(found?.puzzle.turns.map(({ devotion }) => devotion?.role ?? null)).toEqual([
    'lasaVecuvia',
    null,
    'lasaVecuvia',
  ]);
  expect(found?.puzzle.best).toBe(1);
});
