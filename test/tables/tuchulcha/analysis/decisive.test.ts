import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/games/tuchulcha/index.ts';
import { judgesBy } from '../../../../src/games/tuchulcha/players/judges.ts';
import type { LoggedAction } from '../../../../src/tables/game-types.ts';
import { decisiveTurn } from '../../../../src/tables/tuchulcha/analysis/decisive.ts';
import { type Frame, framesFrom, framesOf } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import { computersGame } from '../../../games/tuchulcha/computers-game.ts';
import { beginning, position } from '../../../games/tuchulcha/legal-lines.ts';
import { firstOf } from '../../../runs.ts';

const PLAIN = judgesBy(null);
const at = new Date('2026-03-02T12:00:00.000Z');

/** Blue's last is 11 pips from home, and home wins. */
const ELEVEN_PIPS = '4 b 0.0 - bn:0/21/3/4/0 rn:0/37/3/4/0 yn:0/7/3/4/0 kn:0/17/3/4/0';

function played(text: string, ...actions: readonly Action[]): readonly Frame[] {
  const log = actions.map((action, seq): LoggedAction<'tuchulcha'> => ({ seq, actor: '1', action, at }));
  return framesFrom(beginning(position(text)), log, []);
}

function framesOfGame(players: 2 | 3 | 4, seed: number): readonly Frame[] {
  const { actions, state } = computersGame(players, seed);
  const log = actions.map(
    (action, seq): LoggedAction<'tuchulcha'> => ({ seq, actor: 'computer', action, at }),
  );
  return framesOf({ setup: state.setup, log, sittings: [] });
}

describe('the decisive turn', () => {
  test('is the last where nobody was sure to win before it', () => {
    const home: Action = {
      type: 'step',
      step: { kind: 'move', color: 'blue', die: 6, from: 21, to: 27, effect: 'none' },
    };
    const altar: Action = {
      type: 'step',
      step: { kind: 'move', color: 'blue', die: 5, from: 27, to: 'altar', effect: 'none' },
    };
    const frames = played(ELEVEN_PIPS, { type: 'roll', dice: [5, 6] }, home, altar, { type: 'confirm' });
    expect(decisiveTurn(PLAIN, frames)).toMatchObject({
      turn: 1,
      color: 'blue',
      dice: [5, 6],
      winners: ['blue'],
      after: 1,
      highlight: { kind: 'altar', who: 'blue' },
    });
  });

  test.each([2, 3, 4] as const)(
    'of %d computer players is the largest rise of the winners’ chance',
    (players) => {
      for (const seed of firstOf(2, [1, 2, 3, 4])) {
        const frames = framesOfGame(players, seed);
        const decisive = decisiveTurn(PLAIN, frames);
        if (!decisive) throw new Error('nobody won');
        const { turn, before, after, winners, highlight } = decisive;
        expect(after).toBeGreaterThan(before);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(1);
        const over = frames.at(-1)?.events.find((event) => event.type === 'over');
        expect(winners).toEqual(over?.winners);
        const frame = frames[turn - 1];
        expect(frame?.color).toBe(decisive.color);
        if (highlight) expect(frame?.highlights).toContain(highlight);
        expect(highlight?.kind === 'lost' && winners.includes(highlight.whom)).toBe(false);
        // A game that was as good as won before its last turn was decided earlier.
        if (turn === frames.length) expect(before).toBeLessThan(2 / 3);
      }
    },
  );

  test('of a game without an end there is none', () => {
    expect(decisiveTurn(PLAIN, [])).toBeNull();
    expect(decisiveTurn(PLAIN, played(ELEVEN_PIPS, { type: 'roll', dice: [5, 6] }))).toBeNull();
  });
});
