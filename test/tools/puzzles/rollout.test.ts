import { expect, test } from 'vitest';
import { Judge } from '../../../src/games/tuchulcha/computer-players/judge.ts';
import { readWeights } from '../../../src/tables/tuchulcha/judge-threads.ts';
import { playFromRoll } from '../../../tools/puzzles/rollout.ts';
import { position } from '../../games/tuchulcha/legal-lines.ts';

const weights = readWeights();

test('a game that is played on from before a roll has the same end for the same seed, and shares for all', () => {
  const at = position('3 r 0.0 - bn:4/3,4,8/0/2/0 rn:3/11,17,18/0/3/0 kn:5/-/0/4/0');
  const judge = new Judge(weights[3]);
  const shares = Array.from({ length: 6 }, (_, seed) => playFromRoll(judge, at, seed));
  expect(shares).toEqual(Array.from({ length: 6 }, (_, seed) => playFromRoll(judge, at, seed)));
  expect(new Set(shares).size).toBeGreaterThan(1);
  for (const share of shares) expect([0, 0.5, 1]).toContain(share);
  const short = playFromRoll(judge, at, 1, 2);
  expect(short).toBeGreaterThan(0);
  expect(short).toBeLessThan(1);
});
