/** Haruspexes on their way and signs of what happened, at one moment of a motion. */

import { alongPath, type Box, inside, lengthOf, type Point } from '../../canvas/geometry.ts';
import { DYE, PIGMENT } from '../../canvas/palette.ts';
import { fillPath, type Pen, star, strokeDisc, strokePath } from '../../canvas/pen.ts';
import { writeCentered } from '../../canvas/text.ts';
import { PAWN_RADIUS, STACK_RADIUS } from '../layout.ts';
import { drawPawn } from '../pawns.ts';
import type { Burst, Flight, Motion } from './motion.ts';

/** `at`: milliseconds from the motion's beginning. */
export function drawMotion(pen: Pen, { flights, bursts }: Motion, at: number): void {
  for (const flight of flights) {
    const radius = sizeOf(flight, at) * (flight.pawn.count > 1 ? STACK_RADIUS : PAWN_RADIUS);
    if (radius > 0) drawPawn(pen, { ...flight.pawn, ...placeOf(flight, at), radius });
  }
  for (const burst of bursts) drawBurst(pen, burst, at);
}

/** All that {@link drawMotion} paints on, then and before: what a frame after another has to paint again. */
export function reachOf(motion: Motion, ...times: readonly number[]): Box | null {
  const boxes = times.flatMap((at) => [
    ...motion.flights.map((flight) => aroundPoint(placeOf(flight, at), reachOfPawn(flight))),
    ...motion.bursts.filter((burst) => isSeen(burst, at)).map((burst) => aroundPoint(burst, REACH)),
  ]);
  return boxes.length > 0 ? boxes.reduce(union) : null;
}

const reachOfPawn = ({ pawn: { role } }: Flight): number =>
  STACK_RADIUS * (role === 'tuchulcha' || role === 'lasaVecuvia' ? 2.1 : 1.4);

const aroundPoint = ({ x, y }: Point, reach: number): Box => inside({ x, y, width: 0, height: 0 }, -reach);

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** 0..1 of a span. */
const passed = (start: number, end: number, at: number): number =>
  Math.min(1, Math.max(0, (at - start) / Math.max(1, end - start)));

/** It starts and stops gently. */
const eased = (part: number): number => part * part * (3 - 2 * part);

const placeOf = ({ path, start, end }: Flight, at: number): Point =>
  alongPath(path, lengthOf(path) * eased(passed(start, end, at)));

/** Rounds to a tenth, since each size is a sprite of its own. */
function sizeOf({ vanishes }: Flight, at: number): number {
  if (!vanishes) return 1;
  return Math.round(10 * (1 - passed(vanishes.start, vanishes.end, at))) / 10;
}

const isSeen = ({ start, end }: Burst, at: number): boolean => at >= start && at < end;

/** The radius of the largest sign, with its ink. */
const REACH = 104;

function drawBurst(pen: Pen, burst: Burst, at: number): void {
  if (!isSeen(burst, at)) return;
  const part = passed(burst.start, burst.end, at);
  if (burst.kind === 'hit') drawStruck(pen, burst, part);
  else drawRing(pen, burst, part);
}

/** Large at once, then it shrinks. */
function drawStruck(pen: Pen, { x, y, color, count }: Burst, part: number): void {
  const outer = 96 - 40 * part;
  star(pen, x, y, outer, outer * 0.58, 11, part * 0.4);
  strokePath(pen, [12, PIGMENT.ink]);
  fillPath(pen, PIGMENT.cream);
  star(pen, x, y, outer * 0.78, outer * 0.46, 11, part * 0.4);
  fillPath(pen, DYE[color].fill);
  if (count > 1) writeCentered(pen, String(count), x, y, { size: outer * 0.8, fill: DYE[color].text });
}

function drawRing(pen: Pen, { x, y, color }: Burst, part: number): void {
  const edge = [30 - 14 * part, PIGMENT.ink] as const;
  const light = [22 - 12 * part, PIGMENT.cream] as const;
  strokeDisc(pen, x, y, 44 + 44 * part, edge, light, [13 - 8 * part, DYE[color].fill]);
}
