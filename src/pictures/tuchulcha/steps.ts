import type { WrittenStep } from '../../games/tuchulcha/notation.ts';
import {
  boardOfPosition,
  type Color,
  entryOf,
  exitOf,
  kindOf,
  type Position,
  type Stone,
  standingOn,
} from '../../games/tuchulcha/position.ts';
import type { Move, Origin, Step, Target } from '../../games/tuchulcha/types.ts';
import type { Translate } from '../../texts/index.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import {
  alongPath,
  distance,
  drawDashed,
  fillPath,
  lerp,
  type Pen,
  type Point,
  polygon,
  polyline,
  strokeDisc,
  strokePath,
} from '../canvas/pen.ts';
import type { ShownMove } from './board-view.ts';
import { type Layout, PAWN_RADIUS, roadAt } from './layout.ts';
import { placePoint, targetPoint } from './pawns.ts';
import { entryWay } from './road.ts';

/** Where from and where to: `11 to 14`. `named`: whose haruspex, too, where that is written. */
export function wayText(t: Translate, step: Step | WrittenStep, named: boolean): string {
  if (step.kind === 'discard') return t('step.drop', { die: step.die });
  return t(named && step.color ? 'step.wayOf' : 'step.way', {
    color: step.color ? t(`color.${step.color}`) : '',
    from: placeName(t, step.from),
    to: placeName(t, step.to),
  });
}

/** The ways of a turn's steps; a haruspex that walks on is one way, as on buttons: `temple → 4 → 10, 12 → 17`. */
export function waysText(t: Translate, steps: readonly (Step | WrittenStep)[], named: boolean): string {
  const ways: string[] = [];
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    const walksOn =
      step.kind === 'move' &&
      before?.kind === 'move' &&
      before.color === step.color &&
      before.to === step.from;
    if (walksOn) ways.push(`${ways.pop()} → ${placeName(t, step.to)}`);
    else ways.push(wayText(t, step, named));
  }
  return ways.join(', ');
}

/** A stone by its number, another place by its name. */
export const placeName = (t: Translate, place: Origin | Target): string =>
  typeof place === 'number' ? String(place) : t(`place.${place}`);

/** A step in words, without its die: `11 to 14, Ritual`. `position`: before the step. */
export function stepText(t: Translate, position: Position, step: Step, named: boolean): string {
  const way = wayText(t, step, named);
  if (step.kind === 'discard') return way;
  const brings = step.effect === 'none' ? kindText(t, position, step) : effectText(t, position, step);
  return brings ? t('step.brings', { way, brings }) : way;
}

/** A step with its die and its letter, on a button or the board: `A · 3: 11 to 14, Ritual`. */
export function stepLabel(
  t: Translate,
  position: Position,
  step: Step,
  letter: string,
  named: boolean,
): string {
  if (step.kind === 'discard') return t('step.label.drop', { letter, die: step.die });
  return t('step.label', { letter, die: step.die, text: stepText(t, position, step, named) });
}

/** Whom a step hits, or that its haruspex is lost, or seals. Empty where it does none of it. */
export function effectText(t: Translate, position: Position, move: ShownMove): string {
  const { effect } = move;
  if (effect === 'none') return '';
  if (effect === 'lost' || effect === 'sealed') return t(`step.${effect}`);
  const victim = victimOf(position, move);
  return victim ? t(`step.${effect}`, { color: t(`color.${victim}`) }) : '';
}

/** Of the stone that a step ends on. Empty for a plain one. */
function kindText(t: Translate, position: Position, { to, color }: Move): string {
  if (typeof to !== 'number' || position.colors[color]?.role === 'tuchulcha') return '';
  const kind = kindOf(to);
  return kind === 'ritual' || kind === 'mystical' ? t(`step.${kind}`) : '';
}

/** The color that a step hits, or begins to hit; null where it hits nobody. `position`: before the step. */
export function victimOf(position: Position, move: ShownMove): Color | null {
  if (move.effect !== 'hit' && move.effect !== 'open') return null;
  const stone = stoneOf(position, move);
  const standing = stone === null ? [] : standingOn(position, stone);
  return move.hits ?? standing.find((other) => other !== move.color) ?? null;
}

/** With three players a finished circuit ends on the entry stone (docs/rules/tuchulcha.md §1). */
function stoneOf(position: Position, { to, color }: Move): Stone | null {
  if (to === 'altar') return null;
  return to === 'exit' ? entryOf(boardOfPosition(position), color) : to;
}

/** The way of a move: a ribbon in its color along the road, from an empty ring to an arrowhead. `width`: a share of the usual one. */
export function drawTrail(pen: Pen, layout: Layout, move: Move, width = 1): void {
  const { fill } = DYE[move.color];
  polyline(pen, trailLine(layout, move));
  strokePath(pen, [25 * width, PIGMENT.ink], [19 * width, PIGMENT.cream], [11 * width, fill]);
}

/** How far from the middle of the road, outward, the ways of moves run that would have been better. */
const BESIDE = 46;
/** Along the road, to get there from its middle and back. */
const BEND = 40;

/** The way of a move that was not made, over the pawns: dashed, and beside the road, so that it covers no way that was taken. */
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

/** Drawn over the ribbons: the place that a moved haruspex left. */
export function drawOrigin(pen: Pen, layout: Layout, move: Move): void {
  const at = placePoint(layout, move.color, move.from);
  if (move.from === 'temple') return;
  strokeDisc(pen, at.x, at.y, PAWN_RADIUS - 9, [13, PIGMENT.ink]);
  drawDashed(pen, [9, 11], () => strokePath(pen, [7, DYE[move.color].light]));
}

/** Drawn over the pawns: where a trail goes, just before the stone that it ends on. */
export function drawHead(pen: Pen, layout: Layout, move: Move): void {
  polygon(pen, headPoints(layout, move));
  strokePath(pen, [11, PIGMENT.ink], [6, PIGMENT.cream]);
  fillPath(pen, DYE[move.color].fill);
}

/** The middle of the ribbon. `beside`: between its ends so far from the middle of the road, outward. */
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

/** `before`: so far before the line's end. */
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
