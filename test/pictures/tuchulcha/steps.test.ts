import { expect, test } from 'vitest';
import { waysText } from '../../../src/pictures/tuchulcha/board-view.ts';
import { translator } from '../../../src/texts/index.ts';

const t = translator('en');

type Steps = Parameters<typeof waysText>[1];

const move = (color: 'blue' | 'red', from: number | 'temple', to: number | 'altar'): Steps[number] => ({
  kind: 'move',
  color,
  die: 1,
  from,
  to,
  effect: 'none',
});

test.each<[string, Steps, string]>([
  ['one that walks on', [move('blue', 'temple', 4), move('blue', 4, 10)], 'temple → 4 → 10'],
  ['two', [move('blue', 'temple', 4), move('blue', 12, 17)], 'temple → 4 · 12 → 17'],
  ['to the altar', [move('blue', 26, 29), move('blue', 29, 'altar')], '26 → 29 → altar (1)'],
  [
    'one that walks on after another',
    [move('blue', 'temple', 4), move('blue', 12, 17), move('blue', 4, 10)],
    'temple → 4 → 10 · 12 → 17',
  ],
  ['another color on the same stone', [move('blue', 4, 10), move('red', 10, 12)], '4 → 10 · 10 → 12'],
  [
    'a die that is given up between',
    [move('blue', 4, 10), { kind: 'discard', die: 3 }, move('blue', 10, 12)],
    '4 → 10 → 12 · let the 3 go',
  ],
])('%s', (_, steps, told) => expect(waysText(t, steps, false)).toBe(told));
