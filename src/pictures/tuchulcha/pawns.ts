import type {
  Color,
  ColorState,
  Origin,
  Position,
  Role,
  Stone,
  Target,
} from '../../games/tuchulcha/index.ts';
import { drawArt, LAUREL, loadArt } from '../canvas/art.ts';
import { colorShapeMiddle, DYE, fillColorShape, PIGMENT, strokeColorShape } from '../canvas/palette.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import { writeCentered } from '../canvas/text.ts';
import { type Layout, PAWN_RADIUS, type Place, roadAt, STONE_RADIUS } from './layout.ts';
import { colorsOf } from './view.ts';

export interface Pawn {
  readonly color: Color;
  readonly role: Role;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Units; that of a pawn alone on its stone by default. */
  readonly radius?: number;
  /** Write the number even where it is 1. */
  readonly always?: boolean;
  /** Three players: it waits with its circuit finished. */
  readonly finished?: boolean;
}

/** The signs of the two roles: round a pawn, and on the pictures of results. */
export const VENOM = loadArt('tuchulcha/venom');
export const WINGS = loadArt('tuchulcha/wings');

/** One haruspex, or a stack as one pawn with its number. */
export function drawPawn(pen: Pen, pawn: Pawn): void {
  const { color, role, x, y, count, radius = PAWN_RADIUS, always = false, finished = false } = pawn;
  const key = ['pawn', color, role, count, radius, always, finished].join(' ');
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
  fillColorShape(pen, color, x, y + r * 0.1, r * 0.96, 'rgba(20,10,5,0.5)');
  strokeColorShape(pen, color, x, y, r * 0.92, PIGMENT.ink, r * 0.22);
  fillColorShape(pen, color, x, y, r * 0.92, PIGMENT.cream);
  fillColorShape(pen, color, x, y, r * 0.76, dye.fill);
  if (isNeutral) fillColorShape(pen, color, x, y, r * (color === 'red' ? 0.5 : 0.54), PIGMENT.cream);

  if (count > 1 || pawn.always) {
    writeCentered(pen, String(count), x, colorShapeMiddle(color, y, r), {
      size: r * (color === 'red' ? 1.2 : 1.32),
      fill: isNeutral ? PIGMENT.ink : dye.text,
      ...(isNeutral ? { halo: PIGMENT.cream, haloWidth: r * 0.2 } : {}),
    });
  } else if (!isNeutral) {
    fillColorShape(pen, color, x, y, r * 0.26, PIGMENT.cream);
    strokeColorShape(pen, color, x, y, r * 0.26, dye.shade, 2);
  }
}

/** Every pawn of a position, in the order drawn. */
export function pawnsOf(layout: Layout, position: Position): readonly Pawn[] {
  const holders = new Map<Stone, Color[]>();
  for (const [color, state] of colorsOf(position)) {
    for (const { stone } of state.path) holders.set(stone, [...(holders.get(stone) ?? []), color]);
  }
  return colorsOf(position).flatMap(([color, state]) => {
    const pawn = (at: Point, count: number, rest: Partial<Pawn> = {}): Pawn[] =>
      count > 0 ? [{ color, role: state.role, x: at.x, y: at.y, count, ...rest }] : [];
    const inPlace = (place: Place, count: number): Pawn[] =>
      pawn(seat(place, color), count, { always: true, radius: PAWN_RADIUS - 2 });
    return [
      ...state.path.flatMap(({ stone, count }) => {
        const sharing = holders.get(stone) ?? [];
        if (sharing.length < 2) return pawn(layout.stone(stone), count);
        const side = sharing.indexOf(color) === 0 ? -1 : 1;
        return pawn(roadAt(layout.reach(stone) + side * 31), count, { radius: 26 });
      }),
      ...pawn(waitingPoint(layout, color), state.atExit, { radius: 32, finished: true }),
      ...pawn(templeSeat(layout, color), state.temple, { always: true, radius: PAWN_RADIUS + 1 }),
      ...inPlace(layout.altar, state.altar),
      ...inPlace(layout.forest, state.forest),
      ...pawn(sanctuary(layout, state), state.sanctuary, { always: true, radius: PAWN_RADIUS }),
    ];
  });
}

export function originPoint(layout: Layout, color: Color, from: Origin): Point {
  if (from === 'temple') return templeSeat(layout, color);
  if (from === 'exit') return waitingPoint(layout, color);
  return layout.stone(from);
}

export function targetPoint(layout: Layout, color: Color, to: Target): Point {
  if (to === 'altar') return layout.altar;
  if (to === 'exit') return waitingPoint(layout, color);
  return layout.stone(to);
}

/** Three players: where a haruspex waits with its circuit finished, beside its Mystical stone. */
function waitingPoint(layout: Layout, color: Color): Point {
  const entry = layout.ring.sectors.find((s) => s.color === color)?.entry ?? 1;
  return roadAt(layout.reach(entry), -(STONE_RADIUS + 52));
}

function templeSeat(layout: Layout, color: Color): Point {
  const site = layout.temple(color);
  return { x: site.x, y: site.y + 6 };
}

/** Each colour keeps its quarter of a place. */
function seat(place: Place, color: Color): Point {
  const dx = (place.rx > place.ry ? 0.42 : 0.385) * place.rx;
  const dy = 0.385 * place.ry;
  switch (color) {
    case 'blue':
      return { x: place.x - dx, y: place.y - dy };
    case 'red':
      return { x: place.x + dx, y: place.y - dy };
    case 'yellow':
      return { x: place.x + dx, y: place.y + dy };
    case 'black':
      return { x: place.x - dx, y: place.y + dy };
  }
}

function sanctuary(layout: Layout, state: ColorState): Point {
  return state.role === 'lasaVecuvia' && layout.lasaVecuvia ? layout.lasaVecuvia : layout.tuchulcha;
}
