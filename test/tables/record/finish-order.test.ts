import { expect, test } from 'vitest';
import type { Color, ColorState, Role } from '../../../src/games/tuchulcha/index.ts';
import { type Holding, ranks } from '../../../src/tables/tuchulcha/result.ts';

/** `blue 3/5` (altar and forest), with `lasaVecuvia` or `tuchulcha`, `out 30` and `left 20` where that is so. */
function read(text: string): { readonly holding: Holding; readonly state: ColorState } {
  const [color, ...words] = text.split(' ');
  const after = (word: string) => (words.includes(word) ? Number(words[words.indexOf(word) + 1]) : null);
  const [altar = 0, forest = 0] =
    words
      .find((word) => word.includes('/'))
      ?.split('/')
      .map(Number) ?? [];
  const role: Role = words.includes('out')
    ? 'out'
    : (words.find((word): word is Role => word === 'lasaVecuvia' || word === 'tuchulcha') ?? 'normal');
  return {
    holding: {
      color: color as Color,
      first: { kind: 'computer' },
      last: 'computer',
      ...{ outAt: after('out'), leftAt: after('left') },
    },
    state: { role, temple: 1, path: [], atExit: 0, altar, forest, sanctuary: 0 },
  };
}

test.each([
  [
    'the winner, then by altar, then by forest',
    'blue 3/5, red 4/2, yellow 3/2, black 3/3',
    'red',
    'blue 4, red 1, yellow 2, black 3',
  ],
  [
    'equal in both: they share the better rank, and the next one is left out',
    'blue 4/4, red 3/2, yellow 3/2, black 2/3',
    'blue',
    'blue 1, red 2, yellow 2, black 4',
  ],
  ['a shared victory', 'blue 5/4, red 5/4, yellow 3/2', 'blue red', 'blue 1, red 1, yellow 3'],
  ['a shared victory of all', 'blue 5/4, red 5/4, yellow 5/4', 'blue red yellow', 'blue 1, red 1, yellow 1'],
  ['who wins with less, a neutral colour being on top', 'blue 5/3, yellow 4/1', 'yellow', 'blue 2, yellow 1'],
  [
    'Lasa Vecuvia wins by sealing: the others by altar and forest, Tuchulcha too',
    'blue 1/3, red tuchulcha 0/1, yellow 1/2, black lasaVecuvia 0/0',
    'black',
    'blue 3, red 4, yellow 2, black 1',
  ],
  [
    'Lasa Vecuvia, who did not win, after those in the game',
    'blue 2/4, red 0/5, yellow 1/5, black lasaVecuvia 0/0',
    'blue',
    'blue 1, red 3, yellow 2, black 4',
  ],
  [
    'Lasa Vecuvia before those who are out',
    'blue 2/4, red out 30, yellow out 40, black lasaVecuvia 0/0',
    'blue',
    'blue 1, red 4, yellow 3, black 2',
  ],
  [
    'Tuchulcha alone is left: the last one out is second',
    'blue tuchulcha 0/2, red out 30, yellow out 12, black out 50',
    'blue',
    'blue 1, red 3, yellow 4, black 2',
  ],
  [
    'out at the same entry of the log: equal',
    'blue tuchulcha 0/2, red out 50, yellow out 12, black out 50',
    'blue',
    'blue 1, red 2, yellow 4, black 2',
  ],
  [
    'who resigned is behind who was out long before',
    'blue tuchulcha 0/2, red out 50 left 50.5, yellow out 12, black out 30',
    'blue',
    'blue 1, red 4, yellow 3, black 2',
  ],
  [
    'of those who left, the last one first',
    'blue 4/4, red out 50 left 50.5, yellow 2/2 left 60, black 6/0 left 20',
    'blue',
    'blue 1, red 3, yellow 2, black 4',
  ],
  [
    'who left at the same time as another one: equal',
    'blue 4/4, yellow 2/2 left 60, black 6/0 left 60',
    'blue',
    'blue 1, yellow 2, black 2',
  ],
  [
    'who left is last, though the seat won',
    'blue 5/4 left 10, red 4/4, yellow 3/2',
    'blue',
    'blue 3, red 1, yellow 2',
  ],
  [
    'who left a seat that was out later has left all the same',
    'blue 5/4, red out 40 left 10, yellow out 20',
    'blue',
    'blue 1, red 3, yellow 2',
  ],
])('%s', (_, written, winners, expected) => {
  const players = written.split(', ').map(read);
  const holdings = players.map(({ holding }) => holding);
  const colors = Object.fromEntries(players.map(({ holding, state }) => [holding.color, state]));
  const ranked = ranks(holdings, winners.split(' ') as Color[], { colors });
  expect([...ranked].map(([color, rank]) => `${color} ${rank}`).join(', ')).toBe(expected);
});
