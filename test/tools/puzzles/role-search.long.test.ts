import { describe, expect, test } from 'vitest';
import { readWeights } from '../../../src/tables/tuchulcha/judge-threads.ts';
import { rolePuzzlesOfGame } from '../../../tools/puzzles/role-search.ts';
import { mix } from '../../../tools/training/seeds.ts';
import { position } from '../../games/tuchulcha/legal-lines.ts';
import { IS_SOAK } from '../../runs.ts';

const weights = readWeights();

interface Expected {
  readonly players: 2 | 4;
  readonly game: number;
  readonly text: string;
  readonly roles: readonly (string | null)[];
}

/** Four players take a minute, so that one ships. */
const PUZZLES: readonly Expected[] = [
  {
    players: 2,
    game: 56,
    text: '2 r 0.0 - bx:0/31/2/2/0 rn:4/29,30/0/3/0 yx:0/10/0/4/0 kn:1/9,14,15,34,35x2/0/2/0',
    roles: [null, 'tuchulcha'],
  },
  {
    players: 4,
    game: 4,
    text: '4 b 1.0 - bn:5/5,10,18/0/0/0 rn:5/-/0/3/0 yn:4/23x2,24,33/0/0/0 kt:2/31,37,40/0/0/3',
    roles: [null, 'lasaVecuvia', 'lasaVecuvia'],
  },
];

describe('a game in which a puzzle was found', () => {
  test.each(PUZZLES.filter(({ players }) => IS_SOAK || players === 2))(
    'of $players players has it again, and no other',
    ({ players, game, text, roles }) => {
      const [found, ...others] = rolePuzzlesOfGame(weights[players], players, mix(1, game));
      expect(others).toEqual([]);
      expect(found?.puzzle.position).toEqual(position(text));
      expect(found?.puzzle.dice).toEqual([]);
      expect(found?.puzzle.turns.map(({ devotion }) => devotion?.role ?? null)).toEqual(roles);
      expect(found?.puzzle.best).toBe(0);
    },
  );
});
