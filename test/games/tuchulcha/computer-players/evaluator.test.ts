import { describe, expect, it } from 'vitest';
import { COLORS } from '../../../../src/games/tuchulcha/board.ts';
import { Evaluator } from '../../../../src/games/tuchulcha/computer-players/evaluator.ts';
import { nextPlayer } from '../../../../src/games/tuchulcha/end-of-turn.ts';
import { legalTurnsOf } from '../../../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { firstWeights } from '../../../../tools/training/first-weights.ts';
import { runs } from '../../../runs.ts';
import { randomFrom, randomTurns } from '../random-play.ts';

const ends = new Float64Array(20_000);
const chances = new Float64Array(COLORS.length);

describe.each([2, 3, 4] as const)('with %i players', (players) => {
  const evaluator = new Evaluator(firstWeights(1));
  const sample = runs(60, 1000);

  it('follows what a turn changes, as if each end were looked at by itself', () => {
    let looked = 0;
    let most = 0;
    for (const { position, dice } of randomTurns(players, randomFrom(players))) {
      const turns = legalTurnsOf(position, dice);
      evaluator.evaluateTurns(position, turns, ends);
      const mover = COLORS.indexOf(position.turn);
      for (let index = 0; index < turns.size; index += 7) {
        const { position: end, result } = turns.end(index);
        if (result) chances.fill(0);
        else evaluator.evaluate(end, COLORS.indexOf(nextPlayer(end)), true, chances);
        const expected = result ? (result.includes(position.turn) ? 1 / result.length : 0) : chances[mover];
        most = Math.max(most, Math.abs((ends[index] as number) - (expected as number)));
      }
      if (++looked === sample) break;
    }
    expect(most).toBeLessThan(1e-4);
  });

  it('shares one win among those who can still get it', () => {
    let looked = 0;
    for (const { position } of randomTurns(players, randomFrom(players + 10))) {
      evaluator.evaluate(position, COLORS.indexOf(position.turn), true, chances);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
      for (const [index, color] of COLORS.entries()) {
        const role = position.colors[color]?.role ?? 'out';
        if (role === 'out' || role === 'neutral') expect(chances[index]).toBe(0);
      }
      if (++looked === sample) break;
    }
  });
});
