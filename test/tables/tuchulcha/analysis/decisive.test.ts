import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/games/tuchulcha/index.ts';
import { judgesBy } from '../../../../src/games/tuchulcha/players/judges.ts';
import type { LoggedAction } from '../../../../src/tables/game-types.ts';
import { beatsOf, heaviestBeats } from '../../../../src/tables/tuchulcha/analysis/beats.ts';
import { decisiveTurn } from '../../../../src/tables/tuchulcha/analysis/decisive.ts';
import { type Frame, framesFrom, framesOf } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import { computersGame } from '../../../games/tuchulcha/computers-game.ts';
import { beginning, position } from '../../../games/tuchulcha/legal-lines.ts';
import { randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { randomGame } from '../../results/a-game.ts';

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
      deed: { type: 'reachedAltar', by: 'blue' },
    });
  });

  test.each([2, 3, 4] as const)(
    'of %d computer players is the largest rise of the winners’ chance',
    (players) => {
      for (const seed of [1, 2, 3, 4]) {
        const frames = framesOfGame(players, seed);
        const decisive = decisiveTurn(PLAIN, frames);
        if (!decisive) throw new Error('nobody won');
        const { turn, before, after, winners, deed } = decisive;
        expect(after).toBeGreaterThan(before);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(1);
        const over = frames.at(-1)?.events.find((event) => event.type === 'over');
        expect(winners).toEqual(over?.winners);
        const frame = frames[turn - 1];
        expect(frame?.color).toBe(decisive.color);
        if (deed) expect(frame?.events).toContain(deed);
        expect(deed?.type).not.toBe('over');
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

describe('the beats of a game', () => {
  const games = [1, 2, 3, 4, 5, 6].map((seed) => framesOf(randomGame(4, randomFrom(seed), 3000)));

  test('are all changes of role, all who went out and all sealed Passages, in order', () => {
    for (const frames of games) {
      const beats = beatsOf(frames);
      const told = beats.map(({ deed }) => deed);
      for (const { events } of frames) {
        for (const event of events) {
          if (['devoted', 'out', 'sealed'].includes(event.type)) expect(told).toContain(event);
          if (event.type === 'hit' && event.count >= 3) expect(told).toContain(event);
        }
      }
      const turns = beats.map(({ turn }) => turn);
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
      expect(told.filter(({ type }) => type === 'reachedAltar').length).toBeLessThanOrEqual(1);
      expect(told.some(({ type }) => type === 'lost')).toBe(false);
    }
  });

  test('where they are too many, are the weightiest', () => {
    for (const frames of games) {
      const beats = beatsOf(frames);
      const few = heaviestBeats(beats, 5);
      expect(few.length).toBe(Math.min(5, beats.length));
      expect(few).toEqual(beats.filter((beat) => few.includes(beat)));
      const least = Math.min(...few.map(({ weight }) => weight));
      for (const beat of beats.filter((one) => !few.includes(one)))
        expect(beat.weight).toBeLessThanOrEqual(least);
    }
  });
});
