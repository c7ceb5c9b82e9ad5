/** The letters of buttons on the board: on a possible target's empty stone, or else beside it, within the ring. */

import { type Color, entryOf, exitOf, type Role } from '../../games/tuchulcha/board.ts';
import type { Move, Origin, StepEffect, Target } from '../../games/tuchulcha/types.ts';
import { type Box, distance, lerp, type Point } from '../canvas/geometry.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { fillDisc, fillPath, line, type Pen, star, strokeDisc, strokePath } from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import { drawNumeral } from '../canvas/text.ts';
import type { BoardView } from './board-view.ts';
import { type Layout, PAWN_RADIUS, roadAt, STONE_RADIUS } from './layout.ts';
import { panelBoxes } from './panels.ts';
import { type Pawn, pawnsOf, placePoint, stackBoxes, targetPoint } from './pawns.ts';
import { numberBoxes } from './road.ts';

export const TAG_RADIUS = 42;

export interface Tag extends Point {
  readonly letter: string;
  readonly look: keyof typeof LOOK;
  /** The middle of its subject; the letter may be on it. */
  readonly at: Point;
}

interface Wanted extends Omit<Tag, 'x' | 'y'> {
  readonly spots: readonly Candidate[];
}

type Candidate = Point & { readonly cost: number };

/** Places letters without overlapping each other, names or numbers. */
export function placeTags(layout: Layout, view: BoardView): readonly Tag[] {
  const pawns = pawnsOf(layout, view.position);
  const roleOf = (color: Color): Role => view.position.colors[color]?.role ?? 'normal';
  const keepClear = [...numberBoxes(layout), ...panelBoxes(layout, roleOf), ...stackBoxes(pawns)];
  const wanted = wantedOf(layout, view, pawns);
  const place = (some: readonly Wanted[]) => placedInTurn(layout, some, pawns, keepClear);
  // Letters with a fixed place first. One order may fill a corner that the reverse one doesn't.
  const forward = place(wanted.toSorted((a, b) => a.spots.length - b.spots.length));
  if (forward.worst < CROWDED) return forward.tags;
  const backward = place(wanted.toReversed().toSorted((a, b) => a.spots.length - b.spots.length));
  return backward.cost < forward.cost ? backward.tags : forward.tags;
}

/** A letter with at least this cost is far from its stone, or overlaps something. */
const CROWDED = 60;

/** With the total cost of all letters, and the maximum. */
function placedInTurn(
  layout: Layout,
  wanted: readonly Wanted[],
  pawns: readonly Pawn[],
  keepClear: readonly Box[],
) {
  const tags: Tag[] = [];
  let [total, worst] = [0, 0];
  for (const { spots, ...tag } of wanted) {
    const { spot, cost } = cheapest(
      spots,
      (one) => crowding(layout, one, tags, pawns, keepClear) + tangle({ ...tag, ...one }, tags, keepClear),
    );
    total += cost;
    worst = Math.max(worst, cost);
    if (spot) tags.push({ ...tag, x: spot.x, y: spot.y });
  }
  return { tags, cost: total, worst };
}

/** The spot with the lowest cost, and that cost. */
function cheapest(spots: readonly Candidate[], crowd: (spot: Point) => number) {
  let best = { spot: null as Point | null, cost: Number.POSITIVE_INFINITY };
  for (const spot of spots.toSorted((a, b) => a.cost - b.cost)) {
    // Overlaps only add to it, so none of the others is better.
    if (spot.cost >= best.cost) break;
    const cost = spot.cost + crowd(spot);
    if (cost < best.cost) best = { spot, cost };
  }
  return best;
}

/** The cost if the line from a letter to its stone crosses a number or another letter, or another one's crosses this letter. */
function tangle(own: Tag, tags: readonly Tag[], keepClear: readonly Box[]): number {
  const isLed = own.look !== 'altar';
  let cost = isLed && crosses(keepClear, own, own.at) ? 10_000 : 0;
  for (const tag of tags) {
    if (isLed && isNearLine(tag, own.at, own)) cost += 500;
    if (tag.look !== 'altar' && isNearLine(own, tag.at, tag)) cost += 500;
  }
  return cost;
}

/** Whether a letter at a point would be on a line. */
function isNearLine(point: Point, from: Point, to: Point): boolean {
  const length = distance(from, to);
  if (length <= STONE_RADIUS + TAG_RADIUS + 10) return false;
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
  return along > 0 && along < 1 && distance(point, lerp(from, to, along)) < TAG_RADIUS;
}

/** The cost of overlapping other letters, or what must stay readable. */
function crowding(
  layout: Layout,
  spot: Point,
  tags: readonly Tag[],
  pawns: readonly Pawn[],
  keepClear: readonly Box[],
): number {
  let cost = 0;
  for (const tag of tags) {
    const gap = distance(tag, spot);
    if (gap < 2 * TAG_RADIUS) cost += 2000 + (2 * TAG_RADIUS - gap) * 40;
  }
  for (const box of keepClear) if (touches(box, spot)) cost += 20_000;
  for (const pawn of pawns) {
    const gap = distance(pawn, spot);
    if (gap < TAG_RADIUS + PAWN_RADIUS) cost += (TAG_RADIUS + PAWN_RADIUS - gap) * 4;
  }
  if (distance(layout.altar, spot) < layout.altar.r + TAG_RADIUS) cost += 300;
  return cost;
}

/** Whether the line from a letter to its stone would cross a box. */
export const crosses = (boxes: readonly Box[], spot: Point, at: Point): boolean =>
  [0.3, 0.5, 0.7].some((part) => {
    const p = lerp(at, spot, part);
    return distance(at, p) > STONE_RADIUS && boxes.some((box) => isIn(box, p));
  });

const isIn = ({ x, y, width, height }: Box, p: Point): boolean =>
  p.x > x && p.x < x + width && p.y > y && p.y < y + height;

/** Whether a letter at this point would overlap a box. */
export function touches({ x, y, width, height }: Box, spot: Point): boolean {
  const dx = spot.x - Math.min(Math.max(spot.x, x), x + width);
  const dy = spot.y - Math.min(Math.max(spot.y, y), y + height);
  return Math.hypot(dx, dy) < TAG_RADIUS + 1;
}

function wantedOf(layout: Layout, { choices, haruspexes = [] }: BoardView, pawns: readonly Pawn[]): Wanted[] {
  if (haruspexes.length > 0) {
    return haruspexes.map(({ letter, color, from }): Wanted => {
      const spots = from === 'temple' ? besidePanel(layout, color) : spotsOf(layout, color, from);
      return { letter, look: 'none', at: placePoint(layout, color, from), spots };
    });
  }
  const taken = new Set<string>();
  return choices.map(({ letter, move }): Wanted => {
    const { to, color } = move;
    const at = targetPoint(layout, color, to);
    const isEmpty = typeof to === 'number' && isFree(pawns, at);
    const isFirst = !taken.has(String(to));
    taken.add(String(to));
    const spots = isEmpty && isFirst ? [{ ...at, cost: 0 }] : spotsOf(layout, color, to);
    return { letter, look: lookOf(move), at, spots };
  });
}

const isFree = (pawns: readonly Pawn[], at: Point): boolean =>
  pawns.every((pawn) => distance(pawn, at) > STONE_RADIUS);

const lookOf = ({ to, effect }: Move): keyof typeof LOOK => (to === 'altar' ? 'altar' : effect);

/** Beside a stone or waiting haruspexes, within the ring; on the way to the altar. */
function spotsOf(layout: Layout, color: Color, place: Target | Origin): readonly Candidate[] {
  const { board } = layout;
  if (place === 'altar') {
    const exit = exitOf(board, color);
    const from = layout.stone(exit);
    const whole = distance(from, layout.altar);
    const [first, last] = [STONE_RADIUS + TAG_RADIUS + 4, whole - layout.altar.r - TAG_RADIUS];
    const along = Array.from({ length: 16 }, (_, i) => {
      const far = first + ((last - first) * i) / 15;
      return { ...lerp(from, layout.altar, far / whole), cost: 10 * i };
    });
    return [...along, ...lane(layout, exit, 200)];
  }
  return lane(layout, typeof place === 'number' ? place : entryOf(board, color), 0);
}

/** Within the ring, along the road: from a stone's inner side to both sides, and further in. */
function lane(layout: Layout, stone: number, dear: number): readonly Candidate[] {
  const at = layout.stone(stone);
  return [0, 1, 2].flatMap((row) =>
    Array.from({ length: 61 }, (_, i) => {
      const spot = roadAt(layout.reach(stone) + (i - 30) * 9, -(STONE_RADIUS + TAG_RADIUS + 4 + row * 50));
      return { x: spot.x, y: spot.y, cost: dear + Math.max(0, distance(at, spot) - 90) + row * 60 };
    }),
  );
}

/** Around the color's panel, as near as possible to the temple's count. */
function besidePanel(layout: Layout, color: Color): readonly Candidate[] {
  const { x, y, width, height, counts } = layout.panel(color);
  const far = TAG_RADIUS + 4;
  const spots: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const [across, down] = [x + (width * i) / 12, y + (height * i) / 12];
    spots.push({ x: across, y: y - far }, { x: across, y: y + height + far });
    spots.push({ x: x - far, y: down }, { x: x + width + far, y: down });
  }
  spots.push({ x: counts.temple.x, y: (y + height / 2 + counts.temple.y) / 2 });
  return spots.map((spot) => ({ ...spot, cost: distance(spot, counts.temple) }));
}

/** Rings around the subjects of letters, and lines to them. */
export function drawTargets(pen: Pen, tags: readonly Tag[]): void {
  for (const tag of tags) {
    const far = distance(tag, tag.at);
    if (tag.look === 'altar' || far < 1) continue;
    const rim = lerp(tag.at, tag, Math.min(1, (STONE_RADIUS + 2) / far));
    const strokes = [
      [20, PIGMENT.ink],
      [12, PIGMENT.cyan],
    ] as const;
    for (const [width, color] of strokes) {
      line(pen, rim.x, rim.y, tag.x, tag.y, [width, color]);
      strokeDisc(pen, tag.at.x, tag.at.y, STONE_RADIUS + 1, [width - 5, color]);
    }
  }
}

/** Possible targets of lettered haruspexes: a dot on an empty stone, a ring around an occupied one, jagged for a hit. */
export function drawMarks(pen: Pen, layout: Layout, { choices, haruspexes = [], position }: BoardView): void {
  if (haruspexes.length === 0) return;
  const pawns = pawnsOf(layout, position);
  for (const { move } of choices) {
    if (move.to === 'altar') continue;
    const { x, y } = targetPoint(layout, move.color, move.to);
    const isEmpty = isFree(pawns, { x, y });
    const { fill, jagged } = LOOK[lookOf(move)];
    drawSprite(pen, `mark ${fill} ${jagged} ${isEmpty}`, x, y, around(70), (own) => {
      if (isEmpty) {
        fillDisc(own, 0, 0, 24, PIGMENT.ink);
        fillDisc(own, 0, 0, 20, PIGMENT.cream);
        return fillDisc(own, 0, 0, 14, fill);
      }
      if (jagged) {
        star(own, 0, 0, STONE_RADIUS + 18, STONE_RADIUS + 4, 14);
        strokePath(own, [6, PIGMENT.ink]);
        own.fillStyle = fill;
        return own.fill();
      }
      strokeDisc(own, 0, 0, STONE_RADIUS + 2, [15, PIGMENT.ink], [8, fill]);
    });
  }
}

/** The letters themselves; a hitting move has a jagged edge, one that loses its haruspex a dark face. */
export function drawTags(pen: Pen, tags: readonly Tag[]): void {
  for (const { x, y, letter, look } of tags) {
    drawSprite(pen, `tag ${letter} ${look}`, x, y, around(TAG_RADIUS + 16), (own) =>
      paintTag(own, letter, LOOK[look]),
    );
  }
}

function paintTag(pen: Pen, letter: string, { fill, ink, jagged }: TagLook): void {
  if (jagged) {
    star(pen, 0, 0, TAG_RADIUS + 10, TAG_RADIUS, 12);
    strokePath(pen, [5, PIGMENT.ink]);
    fillPath(pen, fill);
  } else {
    fillDisc(pen, 0, 0, TAG_RADIUS + 1, PIGMENT.ink);
    fillDisc(pen, 0, 0, TAG_RADIUS - 4, fill);
  }
  drawNumeral(pen, letter, 0, ink);
}

interface TagLook {
  readonly fill: string;
  readonly ink: string;
  readonly jagged: boolean;
}

const LOOK: Readonly<Record<StepEffect | 'altar', TagLook>> = {
  none: { fill: PIGMENT.cyan, ink: PIGMENT.ink, jagged: false },
  altar: { fill: PIGMENT.gold, ink: PIGMENT.ink, jagged: false },
  hit: { fill: '#ff9470', ink: PIGMENT.ink, jagged: true },
  open: { fill: '#ffd75e', ink: PIGMENT.ink, jagged: true },
  lost: { fill: PIGMENT.vortex, ink: '#ffffff', jagged: false },
  sealed: { fill: PIGMENT.gold, ink: PIGMENT.ink, jagged: false },
};
