import { describe, expect, test } from 'vitest';
import { judgesBy } from '../../../../src/games/tuchulcha/computer-players/judges.ts';
import type { Action } from '../../../../src/games/tuchulcha/index.ts';
import type { LoggedAction } from '../../../../src/tables/game-types.ts';
import { chancesAtEnd } from '../../../../src/tables/tuchulcha/analysis/analysis.ts';
import { decisiveTurn } from '../../../../src/tables/tuchulcha/analysis/decisive.ts';
import { type Frame, framesFrom, framesOf } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import { computersGame } from '../../../games/tuchulcha/computers-game.ts';
import { beginning, position } from '../../../games/tuchulcha/legal-lines.ts';
import { firstOf, LONG_TIMEOUT_MS } from '../../../runs.ts';

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
  test.each([2, 3, 4] as const)(
    'of %d computer players is the one after which the winners’ chance never fell below half',
    { timeout: LONG_TIMEOUT_MS },
    (players) => {
      let found = 0;
      for (const seed of firstOf(2, [1, 2, 3, 4, 5, 6], 3)) {
        const frames = framesOfGame(players, seed);
        const winners = frames.at(-1)?.events.find((event) => event.type === 'over')?.winners ?? [];
        const judge = PLAIN[players];
        const chanceAfter = (frame: Frame) =>
          winners.reduce((sum, color) => sum + chancesAtEnd(judge, frame)[color], 0);
        const decisive = decisiveTurn(PLAIN, frames);
        const later = frames.slice(decisive?.turn ?? frames.length - 1, -1).map(chanceAfter);
        if (!decisive) {
          for (const frame of frames.slice(0, -1)) expect(chanceAfter(frame)).toBeGreaterThanOrEqual(0.5);
          continue;
        }
        found += 1;
        const { turn, highlight, isLast } = decisive;
        expect(isLast).toBe(turn === frames.length);
        expect(decisive.winners).toEqual(winners);
        const frame = frames[turn - 1] as Frame;
        expect(frame.color).toBe(decisive.color);
        for (const chance of isLast ? [] : [chanceAfter(frame), ...later])
          expect(chance).toBeGreaterThanOrEqual(0.5);
        const before = frames[turn - 2];
        if (before) expect(chanceAfter(before)).toBeLessThan(0.5);
        if (highlight) expect(frame.highlights).toContain(highlight);
        expect(highlight?.kind === 'lost' && winners.includes(highlight.whom)).toBe(false);
      }
      expect(found).toBeGreaterThan(0);
    },
  );

  test('of a game that was open to its last turn is the last', () => {
    const home: Action = {
      type: 'step',
      step: { kind: 'move', color: 'blue', die: 6, from: 21, to: 27, effect: 'none' },
    };
    const altar: Action = {
      type: 'step',
      step: { kind: 'move', color: 'blue', die: 5, from: 27, to: 'altar', effect: 'none' },
    };
    const frames = played(ELEVEN_PIPS, { type: 'roll', dice: [5, 6] }, home, altar, { type: 'confirm' });
    expect(decisiveTurn(PLAIN, frames)).toMatchObject({ turn: frames.length, isLast: true });
  });

  test('of a game without an end there is none', () => {
    expect(decisiveTurn(PLAIN, [])).toBeNull();
    expect(decisiveTurn(PLAIN, played(ELEVEN_PIPS, { type: 'roll', dice: [5, 6] }))).toBeNull();
  });
});
