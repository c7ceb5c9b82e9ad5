import { expect, test, vi } from 'vitest';
import { type HintWay, hintFor, JUDGE_ERROR } from '../../../../src/games/tuchulcha/computer-players/hint.ts';
import { offers, tuchulcha } from '../../../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../../../src/games/tuchulcha/types.ts';
import { readWeights } from '../../../../src/tables/tuchulcha/judge-threads.ts';
import { LONG_TIMEOUT_MS, runs } from '../../../runs.ts';
import { randomFrom } from '../random-play.ts';
import { moments, seatedAtRandom } from './arena.ts';
import { randomPolicy } from './policies.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const weights = readWeights();

/** With two players, Tuchulcha's fall leaves one, so the game is over. */
const phasesOf = (players: 2 | 3 | 4): number => (players === 2 ? 4 : 5);
const EACH = runs(1, 4);

/** Some states of random games in which a player has a choice, as many for each phase. */
function statesOf(players: 2 | 3 | 4): readonly GameState[] {
  const found: GameState[] = [];
  for (let seed = 1; found.length < EACH * phasesOf(players); seed++) {
    const random = randomFrom(seed);
    for (const { state } of moments(seatedAtRandom(players, random), () => randomPolicy, random)) {
      const same = found.filter(({ phase }) => phase.name === state.phase.name);
      if (same.length < EACH && state.phase.name !== 'over') found.push(state);
    }
  }
  return found;
}

/** A hint as the actions that play it; devotions and one more die are single actions. */
function actionsOf(state: GameState, way: HintWay): readonly Action[] {
  switch (way.kind) {
    case 'devote':
      return [{ type: 'devote', devotion: way.devotion }];
    case 'pass':
      return [{ type: 'pass' }];
    case 'roll':
      return [{ type: 'roll', dice: Array.from({ length: offers(state).roll }, () => 1) }];
    case 'turn': {
      const begun = state.phase.name === 'moving' ? state.phase.steps.length : 0;
      return [
        ...Array.from({ length: begun }, (): Action => ({ type: 'undo' })),
        ...(state.phase.name === 'extra' ? [{ type: 'keep' } as const] : []),
        ...(way.discard === null ? [] : [{ type: 'discard', die: way.discard } as const]),
        ...way.steps.map((step): Action => ({ type: 'step', step })),
        { type: 'confirm' },
      ];
    }
  }
}

test.each([2, 3, 4] as const)('with %i players every way is legal, the best one first', (players) => {
  for (const state of statesOf(players)) {
    const hint = hintFor(weights[players], state);
    expect(hint).not.toBeNull();
    const { ways = [], isSure = false } = hint ?? {};
    expect(ways.length).toBeLessThanOrEqual(3);
    const chances = ways.map(({ chance }) => chance);
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
    for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
    for (const chance of chances) expect(chance).toBeLessThanOrEqual(1);
    const [best = 0, second] = chances;
    expect(isSure).toBe(second === undefined || best - second > JUDGE_ERROR[players]);
    for (const way of ways) {
      let at = state;
      for (const action of actionsOf(state, way)) {
        const applied = tuchulcha.apply(at, action);
        expect(applied.ok, JSON.stringify({ state, way, action })).toBe(true);
        if (applied.ok) at = applied.state;
      }
    }
  }
});

test('nothing where nobody has to choose', () => {
  const state = tuchulcha.start({ players: ['blue', 'yellow'], first: 'blue' });
  const over: GameState = { ...state, phase: { name: 'over', winners: ['blue'] } };
  expect(hintFor(weights[2], over)).toBeNull();
});
