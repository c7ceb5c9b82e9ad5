import type { Move, StepEffect } from '../../games/tuchulcha/index.ts';
import { PIGMENT } from '../canvas/palette.ts';
import {
  distance,
  FRAME,
  FRIEZE_HEIGHT,
  fillDisc,
  HEIGHT,
  lerp,
  type Pen,
  type Point,
  star,
  strokeDisc,
  WIDTH,
} from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import { writeCentered } from '../canvas/text.ts';
import { CENTER, type Layout, STONE_RADIUS } from './layout.ts';
import { originPoint, targetPoint } from './pawns.ts';
import type { LetteredMove } from './view.ts';

export const TAG_RADIUS = 28;

interface Tag extends Point {
  readonly choice: LetteredMove;
}

/** Where the letters stand: each beside its target, none on another, away from what must stay readable. */
export function placeTags(
  layout: Layout,
  choices: readonly LetteredMove[],
  keepClear: readonly Point[],
): readonly Tag[] {
  const tags: Tag[] = [];
  const aim = ({ move }: LetteredMove): string =>
    move.to === 'altar' ? `altar ${move.color}` : `${move.to}`;
  for (const choice of choices) {
    const { move } = choice;
    const together = choices.filter((other) => aim(other) === aim(choice));
    const own = targetPoint(layout, move.color, move.to);
    let best: Point | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    const spots = candidates(layout, choice, together.indexOf(choice), together.length);
    for (const spot of spots.toSorted((a, b) => a.cost - b.cost)) {
      // Anything in the way only adds to it: none of the others is better.
      if (spot.cost >= bestCost) break;
      const cost = spot.cost + crowding(layout, move.to, own, spot, tags, keepClear);
      if (cost < bestCost) {
        bestCost = cost;
        best = spot;
      }
    }
    if (best) tags.push({ choice, x: best.x, y: best.y });
  }
  return tags;
}

/** The cost for a letter to stand on others, or so near to stones that it might be theirs. */
function crowding(
  layout: Layout,
  to: Move['to'],
  own: Point,
  spot: Point,
  tags: readonly Tag[],
  keepClear: readonly Point[],
): number {
  let cost = 0;
  for (const tag of tags) {
    const gap = distance(tag, spot);
    if (gap < 2 * TAG_RADIUS) cost += 400 + (2 * TAG_RADIUS - gap) * 20;
  }
  for (const p of keepClear) {
    const gap = distance(p, spot);
    if (gap < 62) cost += (62 - gap) * 4;
  }
  const away = distance(own, spot);
  for (const stone of layout.ring.kinds.keys()) {
    if (stone === to) continue;
    const gap = distance(layout.stone(stone), spot);
    if (gap < away + 12) cost += gap < away + 2 ? 400 : 120;
    if (gap < STONE_RADIUS + TAG_RADIUS) cost += 60;
  }
  return cost;
}

type Candidate = Point & { readonly cost: number };

function candidates(layout: Layout, { move }: LetteredMove, nth: number, of: number): readonly Candidate[] {
  if (move.to === 'altar') {
    const exit = layout.ring.sectors.find((s) => s.color === move.color)?.exit ?? 1;
    const way = layout.stone(exit);
    const { altar } = layout;
    return fan(
      altar,
      Math.atan2(way.y - altar.y, way.x - altar.x),
      [altar.rx + 18, altar.rx + 70],
      0.12,
      8,
      0,
    );
  }
  const at = targetPoint(layout, move.color, move.to);
  const middle =
    typeof move.to === 'number'
      ? Math.atan2(-layout.stone(move.to).ny, -layout.stone(move.to).nx)
      : Math.atan2(CENTER.y - at.y, CENTER.x - at.x);
  // Two letters of one stone share it side by side.
  const lean = of === 1 || (of % 2 === 1 && nth === of - 1) ? 0 : nth % 2 === 0 ? -0.43 : 0.43;
  const inside = fan(at, middle, [STONE_RADIUS + 20, STONE_RADIUS + 72, STONE_RADIUS + 124], 0.11, 9, lean);
  // In a corner there is room on the outer side, beyond the number.
  const outside = fan(at, middle + Math.PI, [STONE_RADIUS + 76, STONE_RADIUS + 22], 0.11, 9, 0);
  return [...inside, ...outside.filter(isOnPlaster).map((spot) => ({ ...spot, cost: spot.cost + 170 }))];
}

function isOnPlaster({ x, y }: Point): boolean {
  const edge = FRAME + TAG_RADIUS + 8;
  return x > edge && x < WIDTH - edge && y > FRIEZE_HEIGHT + TAG_RADIUS + 8 && y < HEIGHT - edge;
}

/** Spots round a point, cheapest at `lean` (radians from `direction`), at each reach. */
function fan(
  at: Point,
  direction: number,
  reaches: readonly number[],
  step: number,
  each: number,
  lean: number,
): readonly Candidate[] {
  return reaches.flatMap((reach, row) =>
    Array.from({ length: 2 * each + 1 }, (_, i) => {
      const turn = (i - each) * step;
      const a = direction + turn;
      return {
        x: at.x + reach * Math.cos(a),
        y: at.y + reach * Math.sin(a),
        cost: Math.abs(turn - lean) * 75 + row * 95,
      };
    }),
  );
}

export function drawBows(pen: Pen, layout: Layout, tags: readonly Tag[]): void {
  for (const tag of tags) drawBow(pen, bowStart(layout, tag.choice.move, tag), tag, CENTER);
}

/** Rings round the stones that may be moved to. */
export function drawTargets(pen: Pen, layout: Layout, tags: readonly Tag[]): void {
  const drawn = new Set<string>();
  for (const { choice } of tags) {
    const { move } = choice;
    if (move.to === 'altar' || drawn.has(String(move.to))) continue;
    drawn.add(String(move.to));
    const at = targetPoint(layout, move.color, move.to);
    strokeDisc(pen, at.x, at.y, STONE_RADIUS + 1, PIGMENT.ink, 13);
    strokeDisc(pen, at.x, at.y, STONE_RADIUS + 1, PIGMENT.cyan, 7);
  }
}

/** The letters themselves; a move that hits has a jagged edge, one that loses its haruspex a dark face. */
export function drawTags(pen: Pen, tags: readonly Tag[]): void {
  for (const { x, y, choice } of tags) {
    const look =
      choice.move.to === 'altar'
        ? { ...LOOK[choice.move.effect], fill: PIGMENT.gold }
        : LOOK[choice.move.effect];
    const key = ['tag', choice.letter, look.fill, look.ink, look.jagged].join(' ');
    drawSprite(pen, key, x, y, around(TAG_RADIUS + 16), (own) => paintTag(own, choice.letter, look));
  }
}

function paintTag(pen: Pen, letter: string, { fill, ink, jagged }: TagLook): void {
  if (jagged) {
    star(pen, 0, 0, TAG_RADIUS + 12, TAG_RADIUS + 1, 10);
    pen.lineWidth = 5;
    pen.strokeStyle = PIGMENT.ink;
    pen.stroke();
    pen.fillStyle = fill;
    pen.fill();
  } else {
    fillDisc(pen, 0, 0, TAG_RADIUS + 1, PIGMENT.ink);
    fillDisc(pen, 0, 0, TAG_RADIUS - 3, fill);
  }
  writeCentered(pen, letter, 0, 0, { size: letter.length > 1 ? 35 : 50, fill: ink });
}

interface TagLook {
  readonly fill: string;
  readonly ink: string;
  readonly jagged: boolean;
}

const LOOK: Readonly<Record<StepEffect, TagLook>> = {
  none: { fill: PIGMENT.cyan, ink: PIGMENT.ink, jagged: false },
  hit: { fill: '#ff9470', ink: PIGMENT.ink, jagged: true },
  open: { fill: '#ffd75e', ink: PIGMENT.ink, jagged: true },
  lost: { fill: PIGMENT.vortex, ink: '#ffffff', jagged: false },
  sealed: { fill: PIGMENT.gold, ink: PIGMENT.ink, jagged: false },
};

/** A thin bow within the ring, from where a lettered move begins to its letter. */
function drawBow(pen: Pen, from: Point, to: Point, center: Point): void {
  const d = distance(from, to);
  if (d < 4) return;
  const middle = lerp(from, to, 0.5);
  const inward = distance(middle, center) || 1;
  const bulge = Math.min(170, d * 0.34);
  const control = {
    x: middle.x + ((center.x - middle.x) / inward) * bulge,
    y: middle.y + ((center.y - middle.y) / inward) * bulge,
  };
  for (const [width, stroke] of [
    [11, PIGMENT.cream],
    [6, PIGMENT.cyanDark],
  ] as const) {
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.quadraticCurveTo(control.x, control.y, to.x, to.y);
    pen.lineWidth = width;
    pen.strokeStyle = stroke;
    pen.stroke();
  }
  fillDisc(pen, from.x, from.y, 10, PIGMENT.cream);
  fillDisc(pen, from.x, from.y, 7.5, PIGMENT.cyanDark);
}

/** The inner rim of what a lettered move begins from. */
function bowStart(layout: Layout, move: Move, tag: Point): Point {
  const at = originPoint(layout, move.color, move.from);
  const toward = typeof move.from === 'number' ? lerp(CENTER, tag, 0.35) : tag;
  const d = distance(at, toward) || 1;
  return lerp(at, toward, Math.min(1, STONE_RADIUS / d));
}
