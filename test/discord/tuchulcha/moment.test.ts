import { expect, test } from 'vitest';
import { momentAnnouncement } from '../../../src/discord/tuchulcha/moment.ts';
import type { ReplayedAction } from '../../../src/discord/views/game-view.ts';
import { type GameEvent, tuchulcha } from '../../../src/games/tuchulcha/index.ts';
import { aTable } from '../a-table.ts';

const players = ['blue', 'red', 'yellow', 'black'] as const;

const devoted: GameEvent = {
  type: 'devoted',
  color: 'blue',
  devotion: { role: 'lasaVecuvia', from: null },
  given: 1,
};
const sealed: GameEvent = { type: 'sealed', color: 'blue', stone: 6 };
const out: GameEvent = { type: 'out', color: 'red', reason: 'noneInPlay' };

function told(locale: string, ...events: readonly GameEvent[]): string | undefined {
  const seats = players.map((color, at) => ({
    color,
    occupant: { kind: 'person' as const, userId: String(at + 1), name: `P${at + 1}` },
  }));
  const setup = { players, first: 'blue' } as const;
  const table = aTable({ locale, status: 'playing', state: tuchulcha.start(setup), setup, seats });
  const replay = [{ seq: 0, actor: '1', action: { type: 'confirm' }, at: new Date(0), events }] as const;
  return momentAnnouncement(table, replay as readonly ReplayedAction<'tuchulcha'>[], 1, new Map())?.message
    .content;
}

test('two deeds of a player are one sentence, which names them once', () => {
  expect(told('en', devoted, sealed)).toBe('**P1** devotes the temple to Lasa Vecuvia and seals Passage 6.');
  expect(told('de', devoted, sealed)).toBe(
    '**P1** weiht den Tempel Lasa Vecuvia und versiegelt Durchgang 6.',
  );
});

test('whoever is out is the subject of a sentence of their own, and is asked who will win', () => {
  expect(told('en', devoted, out)?.split('\n')).toEqual([
    '**P1** devotes the temple to Lasa Vecuvia; <@2> is out after the turn of **P1**: no haruspex is left in play.',
    '-# You’re out: who do you think will win?',
  ]);
  expect(told('en', sealed)).not.toContain('win');
});
