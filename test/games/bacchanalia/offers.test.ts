import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import { COLORS, DEI, UMBRAE } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { LONG_TIMEOUT_MS, runs } from '../../runs.ts';
import { games } from './arbitraries.ts';
import { besideActions, offeredActions, TEXT } from './every-action.ts';
import { randomFrom } from './random-play.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

/** One of each kind of possible action in a state. */
function everyAction(state: GameState): readonly Action[] {
  const colors = COLORS.slice(0, state.setup.players.length + 1);
  const sources = ['middle', ...colors] as const;
  const tales = Array.from({ length: Math.min(state.tales + 1, 12) }, (_, index) => state.tales - index);
  return [
    ...DEI.flatMap((deus) => colors.map((to): Action => ({ type: 'give', deus, to }))),
    ...Array.from({ length: 65 }, (_, index): Action => ({ type: 'draw', pick: index - 1 })),
    { type: 'draw', pick: 0.5 },
    { type: 'tell', text: TEXT },
    ...UMBRAE.map((umbra): Action => ({ type: 'tell', text: TEXT, odd: { umbra, woven: TEXT } })),
    ...colors.map((by): Action => ({ type: 'introduce', by, text: TEXT })),
    ...colors.map((to): Action => ({ type: 'giveBacchus', to })),
    ...DEI.flatMap((deus) =>
      sources.flatMap((source): readonly Action[] => [
        { type: 'aruspex', choice: { type: 'get', deus, from: source } },
        { type: 'aruspex', choice: { type: 'putBack', deus, to: source } },
      ]),
    ),
    ...colors.flatMap((by): readonly Action[] => [
      { type: 'giveMinerva', by },
      { type: 'absent', color: by },
      { type: 'leave', color: by },
    ]),
    ...colors.flatMap((by) =>
      tales.flatMap((tale): readonly Action[] => [
        { type: 'doubt', by, tale },
        { type: 'vote', by, upholds: true, tale },
        { type: 'ask', by, about: tale, text: TEXT },
        { type: 'answer', by, question: tale, text: TEXT },
        { type: 'retell', by, tale, text: TEXT },
      ]),
    ),
    ...tales.map((tale): Action => ({ type: 'skip', tale })),
    ...(['flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death'] as const).flatMap((ending) =>
      ([null, 'accuserGone', 'amansSaved', 'both'] as const).map(
        (twist): Action => ({ type: 'chooseEnding', ending, twist }),
      ),
    ),
    { type: 'timeReached' },
  ];
}

test('what is offered is accepted, and nothing else is', () => {
  fc.assert(
    fc.property(games, fc.nat(), ({ states }, seed) => {
      const random = randomFrom(seed);
      for (const state of states.filter(() => random(10) === 0)) {
        const allowed = [...offeredActions(state), ...besideActions(state)];
        const keys = new Set(allowed.map((action) => JSON.stringify(action)));
        for (const action of allowed) expect(bacchanalia.apply(state, action).ok).toBe(true);
        for (const action of everyAction(state)) {
          const key = JSON.stringify(action);
          if (bacchanalia.apply(state, action).ok !== keys.has(key))
            throw new Error(`${key} in ${state.phase.name}: offered ${keys.has(key)}`);
        }
      }
    }),
    { numRuns: runs(3, 8) },
  );
});
