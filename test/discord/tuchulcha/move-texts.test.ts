import { describe, expect, test } from 'vitest';
import {
  movesAmong,
  movesOfEvents,
  nextWithHits,
  withHits,
} from '../../../src/discord/tuchulcha/move-texts.ts';
import type { PlayerCount } from '../../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { GameEvent } from '../../../src/games/tuchulcha/types.ts';
import { dice, position, rolled } from '../../games/tuchulcha/legal-lines.ts';
import { playAtRandom, randomFrom } from '../../games/tuchulcha/random-play.ts';

/** The events of each turn that was ended, with the position before its first step. */
function turnsOf(players: PlayerCount, seed: number) {
  const { log, states } = playAtRandom(players, randomFrom(seed), 1500);
  return log.flatMap((action, at) => {
    const state = states[at];
    if (!state || action.type !== 'confirm' || state.phase.name !== 'moving') return [];
    const done = tuchulcha.apply(state, action);
    if (!done.ok) throw new Error(`a game was refused: ${done.refusal.code}`);
    const { phase } = state;
    return [{ before: phase.before, steps: phase.steps, events: done.events }];
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
  const before = position('3 b 0.0 - bn:6/25x3/0/0/0 rn:8/1/0/0/0 yn:9/-/0/0/0');
  const step = { kind: 'move', color: 'blue', die: 6, from: 25, to: 'exit', effect: 'open' } as const;
  expect(movesAmong(withHits(before, [step]))).toEqual([{ ...step, hits: 'red' }]);
});

test('steps that follow others hit whom they meet there', () => {
  const before = position('4 b 0.0 - bn:5/3,5,7/0/0/0 rn:7/11/0/0/0 yn:6/24x2/0/0/0 kn:6/9x2/0/0/0');
  const opens = { kind: 'move', color: 'blue', die: 2, from: 7, to: 9, effect: 'open' } as const;
  const hits = { kind: 'move', color: 'blue', die: 6, from: 3, to: 9, effect: 'hit' } as const;
  const made = tuchulcha.apply(rolled(before, dice('6-2')), { type: 'step', step: opens });
  if (!made.ok) throw new Error(made.refusal.code);
  expect(nextWithHits(made.state, [hits])).toEqual([{ ...hits, hits: 'black' }]);
  expect(withHits(before, [opens, hits]).slice(1)).toEqual(nextWithHits(made.state, [hits]));
});
