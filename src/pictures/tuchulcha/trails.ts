/** The ways of moves along the road, and of better ones. */
import { entryOf, exitOf } from '../../games/tuchulcha/board.ts';
import type { Move } from '../../games/tuchulcha/types.ts';
import { alongPath, distance, lerp, type Point } from '../canvas/geometry.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import { drawDashed, fillPath, type Pen, polygon, polyline, strokeDisc, strokePath } from '../canvas/pen.ts';
import { type Layout, PAWN_RADIUS, roadAt } from './layout.ts';
import { placePoint, targetPoint } from './pawns.ts';
import { entryWay } from './road.ts';

/** The way of a move: a ribbon in its color along the road, from an empty ring to an arrowhead. `width`: a factor. */
export function drawTrail(pen: Pen, layout: Layout, move: Move, width: number): void {
  const { fill } = DYE[move.color];
  polyline(pen, trailLine(layout, move));
  strokePath(pen, [25 * width, PIGMENT.ink], [19 * width, PIGMENT.cream], [11 * width, fill]);
}

/** The distance outward from the middle of the road of better moves' ways. */
const BESIDE = 46;
/** The distance along the road to get there and back. */
const BEND = 40;

/** The way of a better move, over the pawns: dashed, and beside the road, so that it covers no way of a played move. */
export function drawBetter(pen: Pen, layout: Layout, move: Move): void {
  const { shade } = DYE[move.color];
  const line = trailLine(layout, move, BESIDE);
  const before = move.to === 'altar' ? 0 : PAWN_RADIUS - 8;
  polyline(pen, without(line, before + HEAD));
  strokePath(pen, [27, PIGMENT.ink], [20, PIGMENT.cream]);
  drawDashed(pen, [17, 22], () => strokePath(pen, [13, shade]));
  polygon(pen, headAt(line, before));
  strokePath(pen, [24, PIGMENT.ink], [17, PIGMENT.cream], [9, shade]);
  fillPath(pen, PIGMENT.cream);
}

/** Drawn over the ribbons: the former place of a moved haruspex. */
export function drawOrigin(pen: Pen, layout: Layout, move: Move): void {
  const at = placePoint(layout, move.color, move.from);
  if (move.from === 'temple') return;
  strokeDisc(pen, at.x, at.y, PAWN_RADIUS - 9, [13, PIGMENT.ink]);
  drawDashed(pen, [9, 11], () => strokePath(pen, [7, DYE[move.color].light]));
}

/** Drawn over the pawns: the direction of a trail, just before its last stone. */
export function drawHead(pen: Pen, layout: Layout, move: Move): void {
  polygon(pen, headPoints(layout, move));
  strokePath(pen, [11, PIGMENT.ink], [6, PIGMENT.cream]);
  fillPath(pen, DYE[move.color].fill);
}

/** The middle of the ribbon. `beside`: its distance outward from the middle of the road, except at its ends. */
export function trailLine(layout: Layout, move: Move, beside = 0): readonly Point[] {
  const { from, to, color } = move;
  const points: Point[] = [];
  const { board, stride } = layout;
  const [entry, exit] = [entryOf(board, color), exitOf(board, color)];
  if (from === 'temple') points.push(...entryWay(layout, color));
  const begin = from === 'temple' ? entry : from === 'exit' ? exit : from;
  const end = to === 'altar' || to === 'exit' ? exit : to;
  if (from === 'exit') points.push(placePoint(layout, color, from));
  else {
    const span = ((end - begin + board.size) % board.size) * stride;
    const start = layout.reach(begin);
    const count = Math.max(1, Math.ceil(span / 12));
    for (let i = 0; i <= count; i++) {
      const s = (span * i) / count;
      points.push(roadAt(start + s, beside * Math.min(1, s / BEND, (span - s) / BEND)));
    }
  }
  if (to === 'exit') points.push(targetPoint(layout, color, to));
  if (to === 'altar') points.push(lerp(layout.altar, layout.stone(exit), 0.42));
  return points;
}

const backAlong = (line: readonly Point[], far: number): Point => alongPath(line.toReversed(), far);

function without(line: readonly Point[], far: number): readonly Point[] {
  let rest = far;
  const end = backAlong(line, far);
  for (let i = line.length - 1; i > 0; i--) {
    rest -= distance(line[i] as Point, line[i - 1] as Point);
    if (rest < 0) return [...line.slice(0, i), end];
  }
  return [end];
}

/** The arrowhead's corners, its tip first. */
export const headPoints = (layout: Layout, move: Move): readonly Point[] =>
  headAt(trailLine(layout, move), move.to === 'altar' ? 0 : PAWN_RADIUS + 4);

/** `before`: the distance before the line's end. */
function headAt(line: readonly Point[], before: number): readonly Point[] {
  if (line.length === 0) return [];
  const tip = backAlong(line, before);
  const from = backAlong(line, before + HEAD);
  const d = distance(from, tip) || 1;
  const [ux, uy] = [(tip.x - from.x) / d, (tip.y - from.y) / d];
  const base = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  return [
    tip,
    { x: base.x - uy * HALF, y: base.y + ux * HALF },
    { x: base.x + uy * HALF, y: base.y - ux * HALF },
  ];
}

/** An arrowhead's length, and half its width. */
const HEAD = 18;
const HALF = 15;
