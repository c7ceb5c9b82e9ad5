/** The motion of haruspexes from one board to the next: who moves where, and when. Milliseconds at normal speed. */

import { type Color, type ColorState, type Position, roleOf } from '../../../games/tuchulcha/board.ts';
import { alongPath, type Box, distance, inside, lengthOf, lerp, type Point } from '../../canvas/geometry.ts';
import { DYE, PIGMENT } from '../../canvas/palette.ts';
import { fillPath, type Pen, star, strokeDisc, strokePath } from '../../canvas/pen.ts';
import { writeCentered } from '../../canvas/text.ts';
import { colorStates, type ShownMove } from '../board-view.ts';
import { type Layout, layoutOf, PAWN_RADIUS, STACK_RADIUS } from '../layout.ts';
import { drawPawn, type Pawn, type PawnPlace, placePoint } from '../pawns.ts';
import { trailLine } from '../trails.ts';

interface Flight {
  readonly pawn: Pawn;
  readonly path: readonly Point[];
  readonly start: number;
  readonly end: number;
  /** It shrinks from here on, until it is gone: through a Passage, or out of the game. */
  readonly vanishes: { readonly start: number; readonly end: number } | null;
}

/** A symbol for an event at a place. */
interface Burst extends Point {
  readonly kind: 'hit' | 'ring';
  readonly color: Color;
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

export interface Motion {
  /** The board without the moving ones. */
  readonly still: Position;
  /** Farther ones first. */
  readonly flights: readonly Flight[];
  readonly bursts: readonly Burst[];
  readonly duration: number;
}

/** By color, the change of each place's number. */
type Changes = ReadonlyMap<Color, Map<PawnPlace, number>>;

const BURST = 420;
const FLIGHT = 460;
const VANISHING = 320;

/** Null if nobody changes place. `move`: the move between the two, if there is exactly one. */
export function motionBetween(before: Position, after: Position, move: ShownMove | null): Motion | null {
  const layout = layoutOf(after);
  const changes: Changes = new Map(
    colorStates(before).map(([color, state]) => [color, changesOf(state, after.colors[color])]),
  );
  const pawn = (color: Color, count: number): Pawn => ({
    color,
    count,
    role: roleOf(before, color),
    x: 0,
    y: 0,
  });
  const own = move && takeMover(changes, move);
  const mover = own && flightOfMove(layout, own, pawn(own.move.color, 1));
  const start = mover ? mover.end + 80 : 0;
  const end = start + FLIGHT;
  const left = [...leavings(changes)];
  const others = left.map(({ color, from, to, count }): Flight => {
    const begin = placePoint(layout, color, from);
    return {
      pawn: pawn(color, count),
      path: to === null ? [begin] : arc(begin, placePoint(layout, color, to)),
      start,
      end,
      vanishes: to === null ? { start, end } : null,
    };
  });
  const flights = [...others, ...(mover ? [mover] : [])];
  if (flights.length === 0) return null;
  const bursts = own && mover ? burstsOf(layout, own.move, mover, others) : [];
  const gone = [...(own ? [{ ...own.move, count: 1 }] : []), ...left];
  return {
    still: gone.reduce(withoutSome, before),
    flights,
    bursts,
    duration: Math.max(
      ...flights.map(({ end, vanishes }) => vanishes?.end ?? end),
      ...bursts.map(({ end }) => end),
    ),
  };
}

interface Mover {
  readonly move: ShownMove;
  /** Whether it stays at the move's target; otherwise it vanished there. */
  readonly stays: boolean;
}

/** Takes the haruspex of a move out of the changes; null if nobody left its place. */
function takeMover(all: Changes, move: ShownMove): Mover | null {
  const { color, from, to, effect } = move;
  const changes = all.get(color);
  const change = changes?.get(from) ?? 0;
  if (!changes || change >= 0) return null;
  const stays = effect !== 'lost' && (changes.get(to) ?? 0) > 0;
  const reached = stays ? to : [...changes].find(([, more]) => more > 0)?.[0];
  changes.set(from, change + 1);
  if (reached !== undefined) changes.set(reached, (changes.get(reached) ?? 0) - 1);
  return { move, stays };
}

function flightOfMove(layout: Layout, { move, stays }: Mover, pawn: Pawn): Flight {
  const { color, from, to } = move;
  const altar = to === 'altar' ? [placePoint(layout, color, 'altar')] : [];
  const path = [placePoint(layout, color, from), ...trailLine(layout, move), ...altar];
  const end = travelTime(path);
  return { pawn, path, start: 0, end, vanishes: stays ? null : { start: end, end: end + VANISHING } };
}

/** The events at a move's target: a seal, an arrival at the altar, or a hit of those who moved from there. */
function burstsOf(
  layout: Layout,
  { color, to, effect, hits }: ShownMove,
  { path, end: arrival }: Flight,
  others: readonly Flight[],
): readonly Burst[] {
  const end = arrival + BURST;
  const last = path.at(-1);
  if (last && (effect === 'sealed' || to === 'altar'))
    return [{ ...last, kind: 'ring', color, count: 0, start: arrival, end }];
  if (effect !== 'hit' || typeof to !== 'number') return [];
  const { x, y } = layout.stone(to);
  const count = others
    .filter(({ pawn }) => pawn.color === (hits ?? pawn.color))
    .reduce((sum, { pawn }) => sum + pawn.count, 0);
  return count > 0 ? [{ x, y, kind: 'hit', color, count, start: arrival - 40, end }] : [];
}

interface Leaving {
  readonly color: Color;
  readonly from: PawnPlace;
  /** Null: out of the game. */
  readonly to: PawnPlace | null;
  readonly count: number;
}

/** Haruspexes that left a place, each with a place of its color that has more than before: hit, given, or out of the game. */
function* leavings(all: Changes): Generator<Leaving> {
  for (const [color, changes] of all) {
    for (const [from, change] of changes) {
      for (let left = -change; left > 0; ) {
        const [to, room] = [...changes].find(([, more]) => more > 0) ?? [null, left];
        const count = Math.min(left, room);
        if (to !== null) changes.set(to, room - count);
        yield { color, from, to, count };
        left -= count;
      }
    }
  }
}

function countsOf(state: ColorState): ReadonlyMap<PawnPlace, number> {
  const { temple, path, atExit, altar, forest, sanctuary } = state;
  return new Map<PawnPlace, number>([
    ...path.map(({ stone, count }) => [stone, count] as const),
    ...([
      ['temple', temple],
      ['exit', atExit],
      ['altar', altar],
      ['forest', forest],
      ['sanctuary', sanctuary],
    ] as const),
  ]);
}

function changesOf(before: ColorState, after: ColorState | undefined): Map<PawnPlace, number> {
  const counts = countsOf(before);
  const next = after ? countsOf(after) : new Map<PawnPlace, number>();
  const places = new Set([...counts.keys(), ...next.keys()]);
  return new Map([...places].map((place) => [place, (next.get(place) ?? 0) - (counts.get(place) ?? 0)]));
}

function withoutSome(
  position: Position,
  { color, from, count }: Pick<Leaving, 'color' | 'from' | 'count'>,
): Position {
  const state = position.colors[color];
  if (!state) return position;
  const key = from === 'exit' ? 'atExit' : from;
  const left =
    typeof key === 'number'
      ? {
          path: state.path
            .map((one) => (one.stone === key ? { ...one, count: one.count - count } : one))
            .filter((one) => one.count > 0),
        }
      : { [key]: state[key] - count };
  return { ...position, colors: { ...position.colors, [color]: { ...state, ...left } } };
}

/** Units of the board per millisecond, and the limits of a motion's duration. */
const PACE = 1.1;
const SHORTEST = 280;
const LONGEST = 620;

const travelTime = (path: readonly Point[]): number =>
  Math.min(LONGEST, Math.max(SHORTEST, lengthOf(path) / PACE));

/** A curve from one point to another, like a throw. */
function arc(from: Point, to: Point): readonly Point[] {
  const middle = lerp(from, to, 0.5);
  const top = { x: middle.x, y: middle.y - 0.18 * distance(to, from) };
  return Array.from({ length: 17 }, (_, i) => lerp(lerp(from, top, i / 16), lerp(top, to, i / 16), i / 16));
}

/** Moving haruspexes and symbols of events, at one moment of a motion. */

/** `at`: milliseconds since the motion's beginning. */
export function drawMotion(pen: Pen, { flights, bursts }: Motion, at: number): void {
  for (const flight of flights) {
    const radius = sizeOf(flight, at) * (flight.pawn.count > 1 ? STACK_RADIUS : PAWN_RADIUS);
    if (radius > 0) drawPawn(pen, { ...flight.pawn, ...placeOf(flight, at), radius });
  }
  for (const burst of bursts) drawBurst(pen, burst, at);
}

/** The area that {@link drawMotion} paints at these times: the next frame has to paint it again. */
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

/** The passed share (0..1) of a span. */
const passed = (start: number, end: number, at: number): number =>
  Math.min(1, Math.max(0, (at - start) / Math.max(1, end - start)));

/** Ease in and out. */
const eased = (part: number): number => part * part * (3 - 2 * part);

const placeOf = ({ path, start, end }: Flight, at: number): Point =>
  alongPath(path, lengthOf(path) * eased(passed(start, end, at)));

/** Rounds to a tenth, since each size is a separate sprite. */
function sizeOf({ vanishes }: Flight, at: number): number {
  if (!vanishes) return 1;
  return Math.round(10 * (1 - passed(vanishes.start, vanishes.end, at))) / 10;
}

const isSeen = ({ start, end }: Burst, at: number): boolean => at >= start && at < end;

/** The radius of the largest symbol, including its outline. */
const REACH = 104;

function drawBurst(pen: Pen, burst: Burst, at: number): void {
  if (!isSeen(burst, at)) return;
  const part = passed(burst.start, burst.end, at);
  if (burst.kind === 'hit') drawStruck(pen, burst, part);
  else drawRing(pen, burst, part);
}

/** Large at first, then it shrinks. */
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
