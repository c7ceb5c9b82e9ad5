/** How many distinct ends a roll has in named positions: what any two programs that play by tuchulcha.md agree on. */
import { describe, expect, test } from 'vitest';
import { legalTurnsOf } from '../../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { dice, position } from './legal-lines.ts';

interface Named {
  readonly name: string;
  readonly position: string;
  readonly ends: Readonly<Record<string, number>>;
}

const TABLE: readonly Named[] = [
  {
    name: 'the start of four: on two stones, on one, or lost',
    position: '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
    ends: { '1-2': 2, '3-5': 2, '6-6': 1, '2-2-4': 4, '5-5-5': 3 },
  },
  {
    name: 'the start of three',
    position: '3 b 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:9/-/0/0/0',
    ends: { '1-2': 2, '3-5': 2, '6-6': 1, '2-2-4': 4, '5-5-5': 3 },
  },
  {
    name: 'the start of two: any of three colors with each die',
    position: '2 b 0.0 - bn:9/-/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0',
    ends: { '1-2': 12, '3-5': 12, '6-6': 6, '2-2-4': 36, '5-5-5': 22 },
  },
  {
    name: 'hits on both sides (example 7)',
    position: '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0',
    ends: { '1-2': 2, '3-5': 5, '6-6': 1, '2-2-4': 2, '5-5-5': 2 },
  },
  {
    name: "Tuchulcha's four dice (example 10)",
    position: '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0',
    ends: { '2-1-5-3': 69, '6-6-6-6': 7, '1-2-3-4': 69 },
  },
  {
    name: 'both roles on the board (example 13)',
    position: '4 y 1.1 36 bo:0/-/0/0/0 rt:2/34/0/2/3 yn:2/32/1/4/0 kl:2/40/0/0/5',
    ends: { '1-2': 4, '3-5': 5, '6-6': 3, '2-2-4': 7, '5-5-5': 6 },
  },
  {
    name: "Lasa Vecuvia's last one (example 22)",
    position: '4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7',
    ends: { '1-2': 1, '3-5': 2, '6-6': 3, '2-2-4': 2, '5-5-5': 4 },
  },
  {
    name: 'two on the stone of entry and exit (example 16)',
    position: '3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/21,e/0/0/0',
    ends: { '1-6': 2, '3-5': 2, '6-6': 1, '2-2-4': 5, '5-5-5': 1 },
  },
  {
    name: 'two players in mid-game',
    position: '2 b 0.0 - bn:5/3,12,24/1/0/0 rx:2/15,31/1/0/0 yn:4/28,33x2/1/1/0 kx:2/9,40/0/1/0',
    ends: { '1-2': 84, '3-5': 91, '6-6': 52, '2-2-4': 468, '5-5-5': 238 },
  },
  {
    name: "Tuchulcha's three or four dice with three players",
    position: '3 r 1.0 - bn:4/8,24/1/2/0 rt:2/12,17,22/0/0/4 yn:5/28x2,e/1/0/0',
    ends: { '1-2-3': 51, '3-3-5': 25, '2-2-4-6': 126 },
  },
];

const ROWS = TABLE.flatMap(({ name, position, ends }) =>
  Object.entries(ends).map(([roll, count]) => ({ name, position, roll, count })),
);

describe('ends of a turn', () => {
  test.each(ROWS)('$name, $roll: $count', ({ position: text, roll, count }) => {
    expect(legalTurnsOf(position(text), dice(roll)).size).toBe(count);
  });
});
