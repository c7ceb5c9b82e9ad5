import { describe, expect, test } from 'vitest';
import { movesAmong, movesOfEvents, withHits } from '../../../src/discord/tuchulcha/moves.ts';
import { type GameEvent, type PlayerCount, tuchulcha } from '../../../src/games/tuchulcha/index.ts';
import { dice, position, rolled } from '../../games/tuchulcha/legal-lines.ts';
import { playAtRandom, randomFrom } from '../../games/tuchulcha/random-play.ts';

/** The events of each turn that was ended, with the state before its first step. */
function turnsOf(players: PlayerCount, seed: number) {
  const { log, states } = playAtRandom(players, randomFrom(seed), 1500);
  return log.flatMap((action, at) => {
    const state = states[at];
    if (!state || action.type !== 'confirm' || state.phase.name !== 'moving') return [];
    const done = tuchulcha.apply(state, action);
    if (!done.ok) throw new Error(`a game was refused: ${done.refusal.code}`);
    const { phase } = state;
    const before = { ...state, position: phase.before, phase: { ...phase, steps: [], result: null } };
    return [{ before, steps: phase.steps, events: done.events }];
  });
}

const hitsIn = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'hit' ? [event.color] : []));

describe.each([2, 3, 4] as const)('games of %i', (players) => {
  const turns = [1, 2, 3, 4, 5, 6].flatMap((seed) => turnsOf(players, seed));

  test('tells of each move that hits, or begins to, whom: the same before the turn is ended and after', () => {
    let hits = 0;
    for (const { before, steps, events } of turns) {
      const shown = movesAmong(withHits(before, steps));
      expect(movesOfEvents(events)).toEqual(shown);
      for (const { effect, hits } of shown)
        expect(hits !== undefined, effect).toBe(effect === 'hit' || effect === 'open');
      expect(shown.flatMap(({ effect, hits = null }) => (effect === 'hit' ? [hits] : []))).toEqual(
        hitsIn(events),
      );
      hits += hitsIn(events).length;
    }
    expect(hits).toBeGreaterThan(10);
  });
});

test('where a circuit ends, the hit is on whoever stands on the entry stone', () => {
  const state = rolled(position('3 b 0.0 - bn:6/25x3/0/0/0 rn:8/1/0/0/0 yn:9/-/0/0/0'), dice('6-6-6'));
  const step = { kind: 'move', color: 'blue', die: 6, from: 25, to: 'exit', effect: 'open' } as const;
  expect(movesAmong(withHits(state, [step]))).toEqual([{ ...step, hits: 'red' }]);
});

test('a line goes on from legal steps only', () => {
  const state = rolled(
    position('4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    dice('3-5'),
  );
  const step = { kind: 'move', color: 'blue', die: 4, from: 'temple', to: 4, effect: 'none' } as const;
  const next = { kind: 'move', color: 'blue', die: 5, from: 4, to: 9, effect: 'none' } as const;
  expect(() => withHits(state, [step, next])).toThrow('refused');
});
