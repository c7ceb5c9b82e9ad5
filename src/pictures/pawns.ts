import type { Color, Role } from '../games/tuchulcha/index.ts';
import { emblemMiddle, emblemPath } from './emblem.ts';
import { PAWN_RADIUS } from './layout.ts';
import { DYE, PIGMENT } from './palette.ts';
import { letter, type Pen } from './pen.ts';
import { drawLaurel, drawVenom, drawWings } from './roles.ts';

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

/** One haruspex, or a stack as one pawn with its number. */
export function drawPawn(pen: Pen, pawn: Pawn): void {
  const { color, role, x, y, count } = pawn;
  const r = pawn.radius ?? PAWN_RADIUS;
  if (role === 'tuchulcha') drawVenom(pen, x, y, r);
  if (role === 'lasaVecuvia') drawWings(pen, x, y, r * 0.8);

  if (pawn.finished) drawLaurel(pen, x, y, r);

  const dye = DYE[color];
  const neutral = role === 'neutral';
  emblemPath(pen, color, x, y + r * 0.1, r * 0.96);
  pen.fillStyle = 'rgba(20,10,5,0.5)';
  pen.fill();
  emblemPath(pen, color, x, y, r * 0.92);
  pen.lineWidth = r * 0.22;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.fillStyle = PIGMENT.cream;
  pen.fill();
  emblemPath(pen, color, x, y, r * 0.76);
  pen.fillStyle = dye.fill;
  pen.fill();
  if (neutral) {
    emblemPath(pen, color, x, y, r * (color === 'red' ? 0.5 : 0.54));
    pen.fillStyle = PIGMENT.cream;
    pen.fill();
  }

  const middle = emblemMiddle(color, y, r);
  const ink = neutral ? PIGMENT.ink : dye.text;
  if (count > 1 || pawn.always) {
    letter(pen, String(count), x, middle, {
      size: r * (color === 'red' ? 1.2 : 1.32),
      fill: ink,
      ...(neutral ? { halo: PIGMENT.cream, haloWidth: r * 0.2 } : {}),
    });
  } else if (!neutral) {
    emblemPath(pen, color, x, y, r * 0.26);
    pen.fillStyle = PIGMENT.cream;
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = dye.shade;
    pen.stroke();
  }
}
