import { describe, expect, it } from 'vitest';
import {
  type Color,
  type GameState,
  RULES_VERSION,
  type Setup,
  startingPosition,
  tuchulcha,
} from '../../../src/games/tuchulcha/index.ts';
import { applied, position } from './legal-lines.ts';

const OLD: Setup = { players: ['blue', 'yellow'], first: 'blue' };
const NEW: Setup = { ...OLD, rules: RULES_VERSION };

/** Red's last one is walked to the altar with the 3, and blue ends the game by it. */
function ended(setup: Setup, from: string): { readonly result: unknown; readonly state: GameState } {
  const start: GameState = {
    setup,
    position: position(from),
    phase: { name: 'before' },
    turnNumber: 1,
    rolls: 0,
  };
  const rolled = applied(start, { type: 'roll', dice: [2, 3] });
  const walked = applied(rolled, {
    type: 'step',
    step: { kind: 'move', color: 'red', die: 2, from: 40, to: 'altar', effect: 'none' },
  });
  const result = walked.phase.name === 'moving' ? walked.phase.result : null;
  return { result, state: applied(walked, { type: 'confirm' }) };
}

const winnersOf = (setup: Setup, from: string): readonly Color[] => {
  const { result, state } = ended(setup, from);
  const winners = tuchulcha.winners(state);
  // The confirmation changes nothing of what was said before it.
  expect(result).toEqual(winners);
  return winners as readonly Color[];
};

describe('two players, level when the game ends', () => {
  it.each([
    {
      name: 'the one who ends it and a neutral color',
      from: '2 b 0.0 - bn:2/12x2/5/0/0 rx:0/40/4/0/0 yn:3/22/4/1/0 kx:4/9/0/0/0',
      before: ['blue'],
      now: ['yellow'],
    },
    {
      name: 'both players',
      from: '2 b 0.0 - bn:4/12/3/1/0 rx:0/40/2/2/0 yn:3/22,23/3/1/0 kx:4/9/0/0/0',
      before: ['blue', 'yellow'],
      now: ['yellow'],
    },
    {
      name: 'both players and a neutral color',
      from: '2 b 0.0 - bn:3/12/3/2/0 rx:0/40/2/2/0 yn:2/22,23/3/2/0 kx:4/9/0/0/0',
      before: ['blue', 'yellow'],
      now: ['yellow'],
    },
    {
      name: 'nobody: one is alone on top',
      from: '2 b 0.0 - bn:2/12x2/5/0/0 rx:0/40/3/1/0 yn:3/22/4/1/0 kx:4/9/0/0/0',
      before: ['blue'],
      now: ['blue'],
    },
  ])('$name: a set-up without a version ends as it used to', ({ from, before, now }) => {
    expect(winnersOf(OLD, from)).toEqual(before);
    expect(winnersOf(NEW, from)).toEqual(now);
  });

  it('the version changes nothing else', () => {
    expect(startingPosition(NEW)).toEqual(startingPosition(OLD));
  });
});
