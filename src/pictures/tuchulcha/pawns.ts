import { type Color, entryOf, type Position, type Role, type Stone } from '../../games/tuchulcha/board.ts';
import type { Target } from '../../games/tuchulcha/types.ts';
import { fillShape, strokeShape } from '../canvas/color-shapes.ts';
import type { Box, Point } from '../canvas/geometry.ts';
import { drawArt, LAUREL, loadArt } from '../canvas/load-art.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import type { Pen } from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import { drawNumeral, numeralBox } from '../canvas/text.ts';
import { colorStates } from './board-view.ts';
import { type Home, type Layout, PAWN_RADIUS, roadAt, STACK_RADIUS, STONE_RADIUS } from './layout.ts';

export interface Pawn {
  readonly color: Color;
  readonly role: Role;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Units; default: that of a pawn alone on its stone. */
  readonly radius?: number;
  /** Three players: it waits with its circuit finished. */
  readonly finished?: boolean;
}

/** The symbols of the two roles: around a pawn, and on the pictures of results. */
export const VENOM = loadArt('tuchulcha/venom');
export const WINGS = loadArt('tuchulcha/wings');

/** One haruspex, or a stack as one pawn with its number. */
export function drawPawn(pen: Pen, pawn: Pawn): void {
  const { color, role, x, y, count, radius = PAWN_RADIUS, finished = false } = pawn;
  const key = ['pawn', color, role, count, radius, finished].join(' ');
  const reach = radius * (role === 'lasaVecuvia' || role === 'tuchulcha' || finished ? 2 : 1.3);
  drawSprite(pen, key, x, y, around(reach), (own) => paintPawn(own, { ...pawn, x: 0, y: 0 }));
}

function paintPawn(pen: Pen, pawn: Pawn): void {
  const { color, role, x, y, count } = pawn;
  const r = pawn.radius ?? PAWN_RADIUS;
  if (role === 'tuchulcha') drawArt(pen, VENOM, x, y, r / 100);
  if (role === 'lasaVecuvia') drawArt(pen, WINGS, x, y, (r * 0.8) / 100);
  if (pawn.finished) drawArt(pen, LAUREL, x, y, r / 100);

  const dye = DYE[color];
  const isNeutral = role === 'neutral';
  fillShape(pen, color, x, y + r * 0.1, r * 0.96, 'rgba(20,10,5,0.5)');
  strokeShape(pen, color, x, y, r * 0.92, [r * 0.22, PIGMENT.ink]);
  fillShape(pen, color, x, y, r * 0.92, PIGMENT.cream);
  fillShape(pen, color, x, y, r * 0.76, dye.fill);
  if (isNeutral) fillShape(pen, color, x, y, r * (color === 'red' ? 0.5 : 0.54), PIGMENT.cream);

  if (count > 1) {
    pen.save();
    pen.translate(x, y);
    pen.scale(r / STACK_RADIUS, r / STACK_RADIUS);
    const [ink, halo] = isNeutral ? [PIGMENT.ink, PIGMENT.cream] : [dye.text, dye.fill];
    drawNumeral(pen, String(count), numeralMiddle(color, 0), ink, { halo, haloWidth: 9 });
    pen.restore();
  } else if (!isNeutral) {
    fillShape(pen, color, x, y, r * 0.26, PIGMENT.cream);
    strokeShape(pen, color, x, y, r * 0.26, [2, dye.shade]);
  }
}

/** Every pawn on the road, and those waiting beside it, in drawing order. */
export function pawnsOf(layout: Layout, position: Position): readonly Pawn[] {
  const holders = new Map<Stone, Color[]>();
  for (const [color, state] of colorStates(position)) {
    for (const { stone } of state.path) holders.set(stone, [...(holders.get(stone) ?? []), color]);
  }
  return colorStates(position).flatMap(([color, state]) => {
    const pawn = (at: Point, count: number, rest: Partial<Pawn> = {}): Pawn[] => {
      const radius = count > 1 ? STACK_RADIUS : PAWN_RADIUS;
      return count > 0 ? [{ color, role: state.role, x: at.x, y: at.y, count, radius, ...rest }] : [];
    };
    return [
      ...state.path.flatMap(({ stone, count }) => {
        // Two colors share a stone: the second one is beside it, within the ring.
        const nth = holders.get(stone)?.indexOf(color) ?? 0;
        return pawn(roadAt(layout.reach(stone), -nth * SHARED_STEP), count);
      }),
      ...pawn(waitingPoint(layout, color), state.atExit, { finished: true }),
    ];
  });
}

/** Boxes that must stay readable on the road: the numbers of stacks. */
export const stackBoxes = (pawns: readonly Pawn[]): readonly Box[] =>
  pawns.flatMap(({ count, color, x, y }) =>
    count > 1 ? [numeralBox(String(count), x, numeralMiddle(color, y))] : [],
  );

/** A triangle’s belly is low; lower still, arrows would meet the number. */
export const numeralMiddle = (color: Color, y: number): number => (color === 'red' ? y + 8 : y);

/** Units between the middles of two pawns on the same stone. */
const SHARED_STEP = 82;

export type PawnPlace = Home | 'exit' | Stone;

/** The position of a color's haruspexes at a place; off the path at their count. */
export function placePoint(layout: Layout, color: Color, place: PawnPlace): Point {
  if (place === 'exit') return waitingPoint(layout, color);
  return typeof place === 'number' ? layout.stone(place) : layout.panel(color).counts[place];
}

export function targetPoint(layout: Layout, color: Color, to: Target): Point {
  return to === 'altar' ? layout.altar : placePoint(layout, color, to);
}

/** Three players: the position of a haruspex that waits with its circuit finished, beside its Mystical stone. */
function waitingPoint(layout: Layout, color: Color): Point {
  return roadAt(layout.reach(entryOf(layout.board, color)), -(STONE_RADIUS + 52));
}
