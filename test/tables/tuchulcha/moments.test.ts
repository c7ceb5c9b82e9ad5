import { describe, expect, test } from 'vitest';
import type { Color, GameEvent } from '../../../src/games/tuchulcha/index.ts';
import { type Moment, momentsOf, turnsWithMoments } from '../../../src/tables/tuchulcha/moments.ts';

const PLAYERS: readonly Color[] = ['blue', 'red', 'yellow', 'black'];

const turn = (turnNumber: number): GameEvent => ({ type: 'turn', color: 'red', turnNumber });
const altar: GameEvent = { type: 'reachedAltar', by: 'blue', color: 'blue' };
const fell: GameEvent = { type: 'out', color: 'black', reason: 'tuchulchaFell' };
const out: GameEvent = { type: 'out', color: 'red', reason: 'noneInPlay' };
const devoted: GameEvent = {
  type: 'devoted',
  color: 'blue',
  devotion: { role: 'tuchulcha', fromTemple: 1 },
  given: 4,
};
const hit = (count: number, color: Color = 'red'): GameEvent => ({
  type: 'hit',
  by: 'blue',
  with: 'blue',
  color,
  count,
  stone: 14,
  to: 'forest',
});
const sealed = (stone: number): GameEvent => ({ type: 'sealed', color: 'blue', stone });

const FELL: Moment = { kind: 'fell', by: 'blue', color: 'black' };
const ROLE: Moment = { kind: 'role', by: 'blue', role: 'tuchulcha', given: 4 };
const OUT: Moment = { kind: 'out', by: 'blue', color: 'red', why: 'noneInPlay' };
const HIT: Moment = { kind: 'hit', by: 'blue', color: 'red', count: 3, stone: 14 };

test.each<[string, readonly GameEvent[], readonly Moment[]]>([
  ['nothing', [altar, hit(2), turn(8)], []],
  ['a role', [devoted], [ROLE]],
  ['a fall, and the role that follows it', [altar, fell, devoted], [FELL, ROLE]],
  ['whoever is out', [hit(1), out], [OUT]],
  ['a great hit', [hit(3)], [HIT]],
  [
    'the greatest first',
    [hit(3), hit(4, 'black'), altar, out, fell],
    [FELL, OUT, { ...HIT, count: 4, color: 'black' }, HIT],
  ],
  ['Passages, as one', [sealed(6), sealed(16)], [{ kind: 'sealed', by: 'blue', stones: [6, 16] }]],
  ['nobody who gave up', [{ type: 'out', color: 'red', reason: 'resigned' }], []],
])('the moments of a turn: %s', (_, events, moments) => expect(momentsOf(events, PLAYERS)).toEqual(moments));

test('to hit neutral haruspexes is none', () => expect(momentsOf([hit(3)], ['blue', 'yellow'])).toEqual([]));

describe('the turns with moments', () => {
  test.each<[string, readonly GameEvent[], readonly number[]]>([
    ['none', [altar, turn(8), altar], []],
    ['that in which the events begin', [devoted], [7]],
    ['later ones of the same change', [devoted, turn(8), altar, turn(9), hit(3), out], [7, 9]],
  ])('%s', (_, events, turns) => expect(turnsWithMoments(events, PLAYERS, 7)).toEqual(turns));
});
