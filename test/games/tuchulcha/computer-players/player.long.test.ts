import { statSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { LEVEL_NAMES } from '../../../../src/games/tuchulcha/computer-players/levels.ts';
import { learnedPlayer } from '../../../../src/games/tuchulcha/computer-players/player.ts';
import { readWeights, weightsFile } from '../../../../src/tables/tuchulcha/judge-threads.ts';
import { IS_SOAK, LONG_TIMEOUT_MS, spreadOf } from '../../../runs.ts';
import { applied } from '../legal-lines.ts';
import { randomFrom } from '../random-play.ts';
import { completedTurn, moments, randomStates, seatedAtRandom, withDice } from './arena.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const COUNTS = [2, 3, 4] as const;
const weights = readWeights();
const strong = learnedPlayer(weights);

it('its weights are those of this program, and take no more than 1.5 MB', () => {
  const size = COUNTS.reduce((sum, players) => sum + statSync(weightsFile(players)).size, 0);
  expect(size).toBeLessThan(1.5e6);
});

describe.each(COUNTS)('with %i players, in the states of random play, the learned player', (players) => {
  const states = randomStates(players, randomFrom(17)).slice(0, 1500);

  it.each(LEVEL_NAMES)(
    'at level %s, chooses what the rules accept, and the same for the same state',
    (level) => {
      const choose = learnedPlayer(weights, level);
      const random = randomFrom(players);
      for (const state of spreadOf(10, states)) {
        const action = choose(state);
        expect(learnedPlayer(weights, level)(structuredClone(state))).toEqual(action);
        applied(state, withDice(action, state, random));
      }
    },
  );

  it('completes a turn that somebody else began', () => {
    const random = randomFrom(players);
    const begun = states.filter(({ phase }) => phase.name === 'moving' && phase.steps.length > 0);
    for (const from of spreadOf(10, begun)) expect(completedTurn(from, strong, random)).not.toEqual([]);
  });

  it('plays a game against itself to its end', () => {
    const random = randomFrom(23);
    const choose = IS_SOAK ? strong : learnedPlayer(weights, 'seasoned');
    const last = [...moments(seatedAtRandom(players, random), () => choose, random)].at(-1);
    expect(last?.next.phase.name).toBe('over');
  });
});

it('has nothing to choose when the game is over', () => {
  const [state] = randomStates(4, randomFrom(1));
  if (!state) throw new Error('a game without a state');
  expect(() => strong({ ...state, phase: { name: 'over', winners: ['blue'] } })).toThrow('over');
});
