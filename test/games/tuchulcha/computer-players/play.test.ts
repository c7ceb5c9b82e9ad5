import { describe, expect, it, vi } from 'vitest';
import type { GameState } from '../../../../src/games/tuchulcha/types.ts';
import { chooseAction } from '../../../../tools/training/plain-player.ts';
import { LONG_TIMEOUT_MS, runs, spreadOf } from '../../../runs.ts';
import { applied } from '../legal-lines.ts';
import { randomFrom } from '../random-play.ts';
import { arena, completedTurn, randomStates, withDice } from './arena.ts';
import { POLICIES } from './policies.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const COUNTS = [2, 3, 4] as const;

describe.each(COUNTS)('with %i players, in the states of random play, the computer player', (players) => {
  const states = [11, 13].flatMap((seed) => randomStates(players, randomFrom(seed)));

  it('chooses what the rules accept, and the same for the same state', () => {
    const random = randomFrom(players);
    for (const state of spreadOf(25, states)) {
      const action = chooseAction(state);
      expect(chooseAction(structuredClone(state))).toEqual(action);
      applied(state, withDice(action, state, random));
    }
  });

  it('meets every phase that there is', () => {
    const phases = new Set(states.map(({ phase }) => phase.name));
    // With two players, Tuchulcha's fall leaves one, so the game is over.
    const afterFall = players === 2 ? [] : ['afterFall'];
    expect([...phases].sort()).toEqual([...afterFall, 'before', 'discard', 'extra', 'moving']);
  });

  it('leaves the state as it was', () => {
    for (const state of spreadOf(15, states)) {
      const before = structuredClone(state);
      chooseAction(state);
      expect(state).toEqual(before);
    }
  });

  it('completes a turn that somebody else began, taken back where need be', () => {
    const random = randomFrom(players);
    const moving = states.filter(({ phase }) => phase.name === 'moving' && phase.steps.length > 0);
    const begun = spreadOf(20, moving);
    const actions = begun.flatMap((from) => completedTurn(from, chooseAction, random));
    const undone = actions.filter(({ type }) => type === 'undo').length;
    expect(undone).toBeGreaterThan(0);
    expect(undone).toBeLessThan(begun.length * 3);
  });
});

it('has nothing to choose when the game is over', () => {
  const [state] = randomStates(4, randomFrom(1));
  if (!state) throw new Error('a game without a state');
  const over: GameState = { ...state, phase: { name: 'over', winners: ['blue'] } };
  expect(() => chooseAction(over)).toThrow('over');
});

describe('whole games', () => {
  it.each(COUNTS)('of %i computer players end, with one winner or several', (players) => {
    const games = runs(2, 6);
    const names = Array.from({ length: players }, () => 'computer');
    const { players: tally } = arena(names, POLICIES, games, 1);
    expect(tally.get('computer')).toEqual({ taken: games * players, won: expect.closeTo(games) });
  });
});
