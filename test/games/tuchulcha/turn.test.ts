import { describe, expect, test } from 'vitest';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { constraintsOf, type TurnConstraints, waitingOf } from '../../../src/games/tuchulcha/turn.ts';
import type { GameState, Move } from '../../../src/games/tuchulcha/types.ts';
import { applied, beginning, dice, play, position, rolled } from './legal-lines.ts';
import { playAtRandom, randomFrom } from './random-play.ts';

const state = (text: string, roll: string): GameState => rolled(position(text), dice(roll));

/** After the offered step from there with this die. */
function moved(before: GameState, from: Move['from'], die: number): GameState {
  const step = offers(before).steps.find(
    (step) => step.kind === 'move' && step.from === from && step.die === die,
  );
  if (!step) throw new Error(`no step from ${from} with ${die}`);
  return applied(before, { type: 'step', step });
}

const START = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const SEVEN = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';
const TUCHULCHA = '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';
const LAST_ONE = '4 b 1.0 - bn:0/1/0/7/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0';
/** With 6 and 4 the one on 11 has nowhere to go; those in the temple have. */
const SET_ASIDE = '4 b 0.0 - bn:7/11/0/0/0 rn:4/15x2,17x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const FREE: TurnConstraints = {
  rolled: 2,
  used: 0,
  dice: 2,
  lastOne: false,
  waiting: [],
  mysticalFirst: false,
  openHit: null,
};

describe('what binds the player at turn', () => {
  test.each<[string, () => GameState, TurnConstraints | null]>([
    ['before the roll: nothing yet', () => beginning(position(START)), null],
    ['before Tuchulcha’s discard: nothing yet', () => state(TUCHULCHA, '2-1-5-3'), null],
    ['two dice, both to be used', () => state(START, '3-5'), FREE],
    ['the die that is left', () => moved(state(START, '3-5'), 'temple', 3), { ...FREE, used: 1 }],
    [
      'the one on a Mystical stone first',
      () => state(SEVEN, '6-6-2'),
      { ...FREE, rolled: 3, dice: 3, waiting: [{ from: 11, count: 1 }], mysticalFirst: true },
    ],
    [
      'an open hit before all else',
      () => moved(state(SEVEN, '6-6-2'), 11, 2),
      {
        ...FREE,
        rolled: 3,
        used: 1,
        dice: 3,
        mysticalFirst: true,
        openHit: { stone: 13, color: 'blue', missing: 1 },
      },
    ],
    [
      'three of Tuchulcha’s four',
      () => applied(state(TUCHULCHA, '2-1-5-3'), { type: 'discard', die: 5 }),
      { ...FREE, rolled: 3, dice: 3 },
    ],
    [
      'the only one: any number of dice',
      () => state(LAST_ONE, '4-3'),
      { ...FREE, dice: 1, lastOne: true, waiting: [{ from: 1, count: 1 }], mysticalFirst: true },
    ],
    [
      'one that has finished its circuit waits on the exit stone',
      () => state('3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/21,e/0/0/0', '1-6'),
      {
        ...FREE,
        mysticalFirst: true,
        waiting: [
          { from: 21, count: 1 },
          { from: 'exit', count: 1 },
        ],
      },
    ],
  ])('%s', (_, state, expected) => expect(constraintsOf(state())).toEqual(expected));

  test('those on Mystical stones are known before the roll; Tuchulcha’s are free', () => {
    expect(waitingOf(position(SEVEN))).toEqual([{ from: 11, count: 1 }]);
    expect(waitingOf(position(TUCHULCHA))).toEqual([]);
  });

  test('Mystical first is set aside where fewer dice could be used then', () => {
    expect(constraintsOf(state(SET_ASIDE, '6-4'))).toEqual({ ...FREE, waiting: [{ from: 11, count: 1 }] });
    expect(constraintsOf(state(SET_ASIDE, '6-3'))).toMatchObject({ dice: 2, mysticalFirst: true });
  });

  test('agrees with what is offered, in whole games', () => {
    for (const seed of [1, 2, 3]) {
      for (const state of playAtRandom(4, randomFrom(seed), 200, false).states) {
        const binding = constraintsOf(state);
        if (!binding || state.phase.name !== 'moving' || tuchulcha.winners(state)) continue;
        const { confirm, steps } = offers(state);
        if (binding.openHit) expect(confirm).toBe(false);
        else if (binding.used >= binding.dice) expect(confirm).toBe(true);
        else expect(confirm || steps.length > 0).toBe(true);
        if (binding.mysticalFirst && binding.waiting.length > 0) {
          for (const step of steps) {
            if (step.kind === 'move') expect(binding.waiting.map(({ from }) => from)).toContain(step.from);
          }
        }
      }
    }
  });
});

test('Lasa Vecuvia jumps over however many there are', () => {
  const full =
    '4 b 1.1 - bl:0/22,27,28,29,30,32,40/0/0/1 rt:0/21,23,24,25,31/0/0/3 yn:0/1,2,3,4,5,7,8,9/0/0/0 kn:0/11,12,13,14,15,17,18,19/0/0/0';
  const { end } = play(full, '1-6', '40-33 27-34');
  expect(end).toContain('bl:0/22,28,29,30,32,33,34/0/0/1');
});
