import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/games/tuchulcha/index.ts';
import { eliminations } from '../../../src/tables/tuchulcha/eliminations.ts';

const turn = (turnNumber: number): GameEvent => ({ type: 'turn', color: 'red', turnNumber });
const altar: GameEvent = { type: 'reachedAltar', by: 'blue', color: 'blue' };
const lost: GameEvent = { type: 'lost', by: 'red', color: 'red', stone: 6 };
const devoted: GameEvent = {
  type: 'devoted',
  color: 'yellow',
  devotion: { role: 'lasaVecuvia', from: null },
  given: 0,
};

test.each<[string, readonly GameEvent[], ReturnType<typeof eliminations>]>([
  ['nobody', [altar, turn(8)], []],
  [
    'by the mover',
    [altar, { type: 'out', color: 'black', reason: 'tuchulchaFell' }, turn(8)],
    [{ color: 'black', why: 'tuchulchaFell', by: 'blue', turn: 7 }],
  ],
  [
    'in a later turn of the same change, by oneself',
    [altar, turn(8), lost, { type: 'out', color: 'red', reason: 'noneInPlay' }, turn(9)],
    [{ color: 'red', why: 'noneInPlay', by: 'red', turn: 8 }],
  ],
  [
    'by a devotion',
    [devoted, { type: 'out', color: 'black', reason: 'noneInPlay' }],
    [{ color: 'black', why: 'noneInPlay', by: 'yellow', turn: 7 }],
  ],
  ['not by one’s own wish', [{ type: 'out', color: 'red', reason: 'resigned' }], []],
])('whom the rules put out: %s', (_, events, out) => expect(eliminations(events, 7)).toEqual(out));
