import type { Point } from '../canvas/geometry.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { fillDisc, fillPath, type Pen, strokePath } from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import type { ShownDie } from './board-view.ts';

/** How dice lie on the altar, by how many there are: as large as its rim allows. `at`: offsets from the middle, in units. */
const LIE: Readonly<Record<number, { readonly size: number; readonly at: readonly Point[] }>> = {
  1: { size: 104, at: [{ x: 0, y: 0 }] },
  2: {
    size: 92,
    at: [
      { x: -49, y: 0 },
      { x: 49, y: 0 },
    ],
  },
  3: {
    size: 82,
    at: [
      { x: 0, y: -46 },
      { x: -44, y: 40 },
      { x: 44, y: 40 },
    ],
  },
  4: {
    size: 78,
    at: [
      { x: -42, y: -42 },
      { x: 42, y: -42 },
      { x: -42, y: 42 },
      { x: 42, y: 42 },
    ],
  },
};

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function drawDice(pen: Pen, altar: Point, dice: readonly ShownDie[]): void {
  const lie = LIE[Math.min(4, dice.length)];
  for (const [i, die] of dice.entries()) {
    const at = lie?.at[i];
    if (at) drawDie(pen, altar.x + at.x, altar.y + at.y, lie.size, die);
  }
}

/** A die still to be used is bright; a used one is sunk and ticked off; a discarded one is struck out. */
export const drawDie = (pen: Pen, x: number, y: number, size: number, die: ShownDie): void =>
  drawSprite(pen, ['die', size, die.value, die.state].join(' '), x, y, around(size * 0.75), (own) =>
    paintDie(own, 0, 0, size, die),
  );

function paintDie(pen: Pen, x: number, y: number, size: number, { value, state }: ShownDie): void {
  const h = size / 2;
  const unused = state === 'unused';
  if (unused) {
    pen.beginPath();
    pen.roundRect(x - h - 3, y - h + 2, size + 6, size + 6, size * 0.22);
    fillPath(pen, 'rgba(0,0,0,0.5)');
  }
  pen.beginPath();
  pen.roundRect(x - h, y - h, size, size, size * 0.2);
  fillPath(pen, unused ? '#fffaf0' : '#8f7d66');
  strokePath(pen, [4, PIGMENT.ink]);
  if (unused) {
    pen.beginPath();
    pen.roundRect(x - h + 5, y - h + 5, size - 10, size - 10, size * 0.14);
    strokePath(pen, [3, PIGMENT.ochre]);
  }
  for (const [dx, dy] of PIPS[value] ?? []) {
    fillDisc(pen, x + dx * size * 0.26, y + dy * size * 0.26, size * 0.105, unused ? PIGMENT.ink : '#3a2d23');
  }
  if (state === 'used') tick(pen, x, y, size);
  if (state === 'discarded') strike(pen, x, y, h);
}

function tick(pen: Pen, x: number, y: number, size: number): void {
  const cx = x + size * 0.36;
  const cy = y + size * 0.36;
  fillDisc(pen, cx, cy, size * 0.24, PIGMENT.ink);
  fillDisc(pen, cx, cy, size * 0.19, '#6fbf4a');
  pen.beginPath();
  pen.moveTo(cx - size * 0.1, cy);
  pen.lineTo(cx - size * 0.02, cy + size * 0.09);
  pen.lineTo(cx + size * 0.11, cy - size * 0.09);
  strokePath(pen, [5, PIGMENT.ink]);
}

function strike(pen: Pen, x: number, y: number, h: number): void {
  for (const [width, stroke] of [
    [17, PIGMENT.ink],
    [10, '#ff4a33'],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x - h, y - h);
    pen.lineTo(x + h, y + h);
    pen.moveTo(x + h, y - h);
    pen.lineTo(x - h, y + h);
    strokePath(pen, [width, stroke]);
  }
}
