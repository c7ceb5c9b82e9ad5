import { describe, expect, test } from 'vitest';
import { type Color, exitOf } from '../../../src/games/tuchulcha/board.ts';
import type { Move, Origin, Target } from '../../../src/games/tuchulcha/types.ts';
import { distance, type Point } from '../../../src/pictures/canvas/geometry.ts';
import { DYE } from '../../../src/pictures/canvas/palette.ts';
import { blankSheet, type Pen, SCALE } from '../../../src/pictures/canvas/pen.ts';
import { paintBoard } from '../../../src/pictures/tuchulcha/board.ts';
import { layoutOf, PAWN_RADIUS } from '../../../src/pictures/tuchulcha/layout.ts';
import { targetPoint } from '../../../src/pictures/tuchulcha/pawns.ts';
import { drawHead } from '../../../src/pictures/tuchulcha/trails.ts';
import { SCENES } from './scenes.ts';

interface Filled {
  readonly points: readonly Point[];
  readonly fill: unknown;
}

/** The shapes that `draw` fills. */
function filledBy(draw: (pen: Pen) => void): readonly Filled[] {
  const { pen } = blankSheet();
  const filled: Filled[] = [];
  let points: Point[] = [];
  const { beginPath, moveTo, lineTo } = pen;
  const fill: () => void = pen.fill;
  pen.beginPath = () => {
    points = [];
    beginPath.call(pen);
  };
  pen.moveTo = (x, y) => {
    points.push({ x, y });
    moveTo.call(pen, x, y);
  };
  pen.lineTo = (x, y) => {
    points.push({ x, y });
    lineTo.call(pen, x, y);
  };
  const record = () => {
    filled.push({ points, fill: pen.fillStyle });
    fill.call(pen);
  };
  pen.fill = record;
  draw(pen);
  return filled;
}

/** Ways that leave the road, of every color; and one that doesn't. Stones are of three and of four players' rings. */
const WAYS: readonly (readonly [keyof typeof SCENES, Color, Origin, Target])[] = [
  ['three', 'blue', 26, 'exit'],
  ['three', 'red', 6, 'exit'],
  ['three', 'yellow', 17, 'exit'],
  ['three', 'blue', 27, 'altar'],
  ['three', 'yellow', 'exit', 'altar'],
  ['stacks', 'blue', 38, 'altar'],
  ['stacks', 'red', 8, 'altar'],
  ['stacks', 'yellow', 18, 'altar'],
  ['stacks', 'black', 28, 'altar'],
  ['stacks', 'blue', 15, 20],
  ['stacks', 'yellow', 'temple', 26],
];

describe.each(WAYS)('%s: %s from %s to %s', (scene, color, from, to) => {
  const view = SCENES[scene];
  const layout = layoutOf(view.position);
  const move: Move = { kind: 'move', color, die: 3, from, to, effect: 'none' } as Move;
  const heads = filledBy((pen) => drawHead(pen, layout, move));
  const [head] = heads;
  const [tip, ...base] = head?.points ?? [];
  const middle = (points: readonly Point[]): Point => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  });

  test('one arrowhead in its color, which points to where the move ends', () => {
    expect(heads).toHaveLength(1);
    expect(head?.fill).toBe(DYE[color].fill.toLowerCase());
    expect(head?.points).toHaveLength(3);
    if (!tip) throw new Error('no tip');
    const target = targetPoint(layout, color, to);
    const fromTip = distance(tip, target);
    expect(fromTip).toBeLessThan(distance(middle(base), target) - 10);
    // Beside the pawn, not under it. To the altar, it has more than half of the way from the road behind it.
    if (to !== 'altar') expect(Math.abs(fromTip - PAWN_RADIUS)).toBeLessThan(12);
    else expect(fromTip).toBeLessThan(distance(layout.stone(exitOf(layout.board, color)), target) / 2);
  });

  test('the board shows it', () => {
    const { rgba, width } = paintBoard({ ...view, choices: [], lastMoves: [move] });
    if (!tip) throw new Error('no tip');
    // Within the head, but beside the ribbon's own stripe of that color.
    const [left] = base;
    const foot = middle(base);
    const sideways = left ? 8 / distance(left, foot) : 0;
    const x = foot.x + 0.2 * (tip.x - foot.x) + sideways * ((left?.x ?? 0) - foot.x);
    const y = foot.y + 0.2 * (tip.y - foot.y) + sideways * ((left?.y ?? 0) - foot.y);
    const at = 4 * (Math.round(y * SCALE) * width + Math.round(x * SCALE));
    const hex = `#${Buffer.from(rgba.subarray(at, at + 3)).toString('hex')}`;
    expect(hex).toBe(DYE[color].fill.toLowerCase());
  });
});
