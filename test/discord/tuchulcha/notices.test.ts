import { expect, test } from 'vitest';
import { announcementOf } from '../../../src/discord/tuchulcha/notices.ts';
import type { ShownEntry } from '../../../src/discord/views/game-presenter.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { GameEvent } from '../../../src/games/tuchulcha/types.ts';
import { aTable } from '../../tables/a-table.ts';

const players = ['blue', 'red', 'yellow', 'black'] as const;

const devoted: GameEvent = {
  type: 'devoted',
  color: 'blue',
  devotion: { role: 'lasaVecuvia', from: null },
  given: 1,
};
const sealed: GameEvent = { type: 'sealed', color: 'blue', stone: 6 };
const out: GameEvent = { type: 'out', color: 'red', reason: 'noneInPlay' };

const seats = players.map((color, at) => ({
  color,
  occupant: { kind: 'person' as const, userId: String(at + 1), name: `P${at + 1}` },
}));

function announced(events: readonly GameEvent[], locale = 'en', seated = seats) {
  const setup = { players, first: 'blue' } as const;
  const table = aTable({ locale, status: 'playing', state: tuchulcha.start(setup), setup, seats: seated });
  const replay = [{ seq: 0, actor: '1', action: { type: 'confirm' }, at: new Date(0), events }] as const;
  return announcementOf(table, replay as readonly ShownEntry<'tuchulcha'>[], 1, new Map())?.message;
}

const told = (locale: string, ...events: readonly GameEvent[]) => announced(events, locale)?.content;

test('the banner says the greatest, words the others', () => {
  expect(told('en', devoted)).toBe('-# Turn 1');
  expect(told('en', devoted, sealed)).toBe('**P1** sealed Passage 6.');
  expect(told('de', devoted, sealed)).toBe('**P1** hat Durchgang 6 versiegelt.');
});

test('two deeds of a player are one sentence, which names them once', () => {
  expect(told('en', devoted, sealed, out)?.split('\n')[0]).toBe(
    '<@2> has no haruspex left in play and is out after the turn of **P1**; **P1** devoted the temple to Lasa Vecuvia and sealed Passage 6.',
  );
});

test('whoever is out is the subject of a sentence of their own', () => {
  expect(told('en', devoted, out)?.split('\n')).toEqual([
    '<@2> has no haruspex left in play and is out after the turn of **P1**; **P1** devoted the temple to Lasa Vecuvia.',
  ]);
});

test('whoever has had their data deleted is not mentioned', () => {
  const [blue, red, ...others] = seats;
  if (!blue || !red) throw new Error('no seats');
  const gone = { ...red, occupant: { ...red.occupant, userId: '02', name: '' } };
  const message = announced([devoted, out], 'en', [blue, gone, ...others]);
  expect(message).toEqual({ mentions: [], rows: [], content: '**P1** devoted the temple to Lasa Vecuvia.' });
});
