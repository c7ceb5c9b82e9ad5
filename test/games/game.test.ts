import { describe, expect, test } from 'vitest';
import { type Game, replay, replayActions } from '../../src/games/game.ts';

/** Counts up to its goal by ones and twos. */
const counting: Game<{ goal: number }, { goal: number; count: number }, number, string, { code: string }> = {
  name: 'counting',
  start: ({ goal }) => ({ goal, count: 0 }),
  toAct: ({ goal, count }) => (count < goal ? ['counter'] : []),
  winners: ({ goal, count }) => (count < goal ? null : ['counter']),
  apply: (state, step) =>
    step === 1 || step === 2
      ? { ok: true, state: { ...state, count: state.count + step }, events: [`+${step}`] }
      : { ok: false, refusal: { code: 'badStep' } },
};

describe('replayActions', () => {
  test('yields each action with the state before it, the state after it, and its events', () => {
    expect([...replayActions(counting, { goal: 3 }, [1, 2])]).toEqual([
      { index: 0, action: 1, before: { goal: 3, count: 0 }, state: { goal: 3, count: 1 }, events: ['+1'] },
      { index: 1, action: 2, before: { goal: 3, count: 1 }, state: { goal: 3, count: 3 }, events: ['+2'] },
    ]);
  });

  test('yields nothing of an empty log', () =>
    expect([...replayActions(counting, { goal: 3 }, [])]).toEqual([]));

  test('plays no further than it is read', () => {
    const replayed = replayActions(counting, { goal: 9 }, [1, 5]);
    expect(replayed.next().value).toMatchObject({ index: 0, state: { count: 1 } });
  });

  test('throws at the action that the rules refuse', () => {
    const replayed = replayActions(counting, { goal: 9 }, [1, 5]);
    replayed.next();
    expect(() => replayed.next()).toThrow('counting: action 1 of the log is refused: {"code":"badStep"}');
  });
});

describe('replay', () => {
  test('gives the last state and all events', () => {
    expect(replay(counting, { goal: 4 }, [2, 1, 1])).toEqual({
      state: { goal: 4, count: 4 },
      events: ['+2', '+1', '+1'],
    });
  });

  test('gives the first state of an empty log', () =>
    expect(replay(counting, { goal: 4 }, [])).toEqual({ state: { goal: 4, count: 0 }, events: [] }));

  test('throws where the rules refuse', () =>
    expect(() => replay(counting, { goal: 4 }, [7])).toThrow('action 0 of the log is refused'));
});
