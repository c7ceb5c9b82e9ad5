import { describe, expect, test } from 'vitest';
import type { Color } from '../../../src/games/tuchulcha/board.ts';
import {
  greatestOf,
  greatHighlights,
  type Highlight,
  highlightsOf,
  storyHighlights,
  type TimedHighlight,
  turnsWithHighlights,
} from '../../../src/games/tuchulcha/highlights.ts';
import type { GameEvent } from '../../../src/games/tuchulcha/types.ts';
import { framesOf, timedHighlights } from '../../../src/tables/tuchulcha/analysis/frames.ts';
import { randomGame } from '../../tables/results/a-game.ts';
import { hitOf, OUT, ROLE } from './highlights.ts';
import { randomFrom } from './random-play.ts';

const PLAYERS: readonly Color[] = ['blue', 'red', 'yellow', 'black'];

const turn = (turnNumber: number): GameEvent => ({ type: 'turn', color: 'red', turnNumber });
const altar: GameEvent = { type: 'reachedAltar', by: 'red', color: 'red' };
const lost: GameEvent = { type: 'lost', by: 'red', color: 'yellow', stone: 6 };
const fell: GameEvent = { type: 'out', color: 'black', reason: 'tuchulchaFell' };
const out: GameEvent = { type: 'out', color: 'blue', reason: 'noneInPlay' };
const resigned: GameEvent = { type: 'out', color: 'red', reason: 'resigned' };
const devoted: GameEvent = {
  type: 'devoted',
  color: 'red',
  devotion: { role: 'tuchulcha', fromTemple: 1 },
  given: 4,
};
const hit = (count: number, color: Color = 'blue'): GameEvent => ({
  type: 'hit',
  by: 'red',
  with: 'red',
  color,
  count,
  stone: 14,
  to: 'forest',
});
const sealed = (stone: number): GameEvent => ({ type: 'sealed', color: 'red', stone });

const FELL: Highlight = { kind: 'out', who: 'red', whom: 'black', weight: 7, why: 'tuchulchaFell' };
const ALTAR: Highlight = { kind: 'altar', who: 'red', whom: 'red', weight: 2 };
const LOST: Highlight = { kind: 'lost', who: 'red', whom: 'yellow', weight: 1, stone: 6 };
const SEALED: Highlight = { kind: 'sealed', who: 'red', whom: 'red', weight: 4, stones: [6, 16] };
const RESIGNED: Highlight = { kind: 'out', who: 'red', whom: 'red', weight: 6, why: 'resigned' };

test.each<[string, readonly GameEvent[], readonly Highlight[]]>([
  ['nothing', [turn(8)], []],
  ['each with who did it and whom it befell', [hit(2), lost, altar], [hitOf(2), LOST, ALTAR]],
  ['who is out by the mover', [altar, fell], [ALTAR, FELL]],
  ['who is out by a devotion', [devoted, out], [ROLE, OUT]],
  ['who gave up, by themselves', [resigned], [RESIGNED]],
  ['Passages, as one', [sealed(6), sealed(16)], [SEALED]],
])('the highlights of a turn: %s', (_, events, highlights) =>
  expect(highlightsOf(events)).toEqual(highlights),
);

test.each<[string, readonly GameEvent[], readonly Highlight[]]>([
  ['not the altar, nor a small hit', [altar, lost, hit(2)], []],
  ['a fall before the role that follows it', [altar, fell, devoted], [FELL, ROLE]],
  [
    'the greatest first',
    [hit(3), hit(4, 'black'), sealed(6), sealed(16), devoted, altar, out, fell],
    [FELL, OUT, ROLE, SEALED, { ...hitOf(4), whom: 'black' }, hitOf(3)],
  ],
  ['nobody who gave up', [resigned], []],
])('the whole table is told of %s', (_, events, highlights) =>
  expect(greatHighlights(events, PLAYERS)).toEqual(highlights),
);

test('nobody is told of hits on neutral haruspexes', () =>
  expect(greatHighlights([hit(3)], ['red', 'yellow'])).toEqual([]));

test('of equals the first is the greatest', () => {
  expect(greatestOf([ALTAR, hitOf(2), { ...hitOf(2), whom: 'black' }])).toEqual(hitOf(2));
  expect(greatestOf([])).toBeNull();
});

describe('the turns with great highlights', () => {
  test.each<[string, readonly GameEvent[], readonly number[]]>([
    ['none', [altar, turn(8), altar], []],
    ['that in which the events begin', [devoted], [7]],
    ['later ones of the same change', [devoted, turn(8), altar, turn(9), hit(3), out], [7, 9]],
  ])('%s', (_, events, turns) => expect(turnsWithHighlights(events, PLAYERS, 7)).toEqual(turns));
});

describe('the story of a game', () => {
  const games = [1, 2, 3, 4, 5, 6].map((seed) =>
    timedHighlights(framesOf(randomGame(4, randomFrom(seed), 3000))),
  );

  test('tells of all roles, seals, great hits and who is out, in their order', () => {
    for (const all of games) {
      const told = storyHighlights(all, Number.POSITIVE_INFINITY);
      for (const one of all) {
        if (['role', 'out', 'sealed'].includes(one.kind)) expect(told).toContain(one);
        if (one.kind === 'hit' && one.count >= 3) expect(told).toContain(one);
      }
      expect(told).toEqual(all.filter((one) => told.includes(one)));
      expect(told.filter(({ kind }) => kind === 'altar').length).toBeLessThanOrEqual(1);
      expect(told.some(({ kind }) => kind === 'lost')).toBe(false);
    }
  });

  test('tells of the greatest hits where none was great, but of no single ones', () => {
    const timed = (...counts: readonly number[]): TimedHighlight[] =>
      counts.map((count, at) => ({ ...hitOf(count), turn: at + 1 }));
    expect(storyHighlights(timed(1, 2, 1, 2), 9).map((one) => one.turn)).toEqual([2, 4]);
    expect(storyHighlights(timed(1, 1), 9)).toEqual([]);
    expect(storyHighlights(timed(2, 3), 9).map((one) => one.turn)).toEqual([2]);
  });

  test('leaves out the lightest where there is too much to tell', () => {
    for (const all of games) {
      const told = storyHighlights(all, Number.POSITIVE_INFINITY);
      const few = storyHighlights(all, 5);
      expect(few.length).toBe(Math.min(5, told.length));
      expect(few).toEqual(told.filter((one) => few.includes(one)));
      const least = Math.min(...few.map(({ weight }) => weight));
      for (const one of told.filter((other) => !few.includes(other)))
        expect(one.weight).toBeLessThanOrEqual(least);
    }
  });
});
