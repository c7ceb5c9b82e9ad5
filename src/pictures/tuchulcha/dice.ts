import { inside, type Point, point } from '../canvas/geometry.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { fillBox, fillDisc, type Pen, polyline, roundBox, strokePath } from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import type { ShownDie } from './board-view.ts';

/** Positions of dice on the altar, by their number: as large as its rim allows. `at`: offsets from the middle, in units. */
const LIE: Readonly<Record<number, { readonly size: number; readonly at: readonly Point[] }>> = {
  1: { size: 104, at: [point(0, 0)] },
  2: { size: 92, at: [point(-49, 0), point(49, 0)] },
  3: { size: 82, at: [point(0, -46), point(-44, 40), point(44, 40)] },
  4: { size: 78, at: [point(-42, -42), point(42, -42), point(-42, 42), point(42, 42)] },
};

/** The pips of a die's face: each from -1 to 1 from its middle, to the right and down. */
function pipsOf(value: number): readonly Point[] {
  const middle = value % 2 === 1 ? [point(0, 0)] : [];
  const corners = value > 1 ? [point(-1, -1), point(1, 1)] : [];
  const otherCorners = value > 3 ? [point(1, -1), point(-1, 1)] : [];
  const sides = value === 6 ? [point(-1, 0), point(1, 0)] : [];
  return [...middle, ...corners, ...otherCorners, ...sides];
}

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
    paintDie(own, size, die),
  );

function paintDie(pen: Pen, size: number, { value, state }: ShownDie): void {
  const h = size / 2;
  const face = { x: -h, y: -h, width: size, height: size };
  const unused = state === 'unused';
  if (unused) fillBox(pen, { ...inside(face, -3), y: 2 - h }, size * 0.22, 'rgba(0,0,0,0.5)');
  fillBox(pen, face, size * 0.2, unused ? '#fffaf0' : '#8f7d66');
  strokePath(pen, [4, PIGMENT.ink]);
  if (unused) {
    roundBox(pen, inside(face, 5), size * 0.14);
    strokePath(pen, [3, PIGMENT.ochre]);
  }
  for (const { x, y } of pipsOf(value))
    fillDisc(pen, x * size * 0.26, y * size * 0.26, size * 0.105, unused ? PIGMENT.ink : '#3a2d23');
  if (state === 'used') drawTick(pen, size * 0.36, size);
  if (state === 'discarded') {
    pen.beginPath();
    pen.moveTo(-h, -h);
    pen.lineTo(h, h);
    pen.moveTo(h, -h);
    pen.lineTo(-h, h);
    strokePath(pen, [17, PIGMENT.ink], [10, '#ff4a33']);
  }
}

/** `at`: the distance right and down of the die's middle. */
function drawTick(pen: Pen, at: number, size: number): void {
  fillDisc(pen, at, at, size * 0.24, PIGMENT.ink);
  fillDisc(pen, at, at, size * 0.19, '#6fbf4a');
  const foot = point(at - size * 0.02, at + size * 0.09);
  polyline(pen, [point(at - size * 0.1, at), foot, point(at + size * 0.11, at - size * 0.09)]);
  strokePath(pen, [5, PIGMENT.ink]);
}
