/** How haruspexes get from one board to the next: who flies where, and when. Milliseconds are those at the usual speed. */
import type { Color, ColorState, Position, Stone } from '../../../games/tuchulcha/index.ts';
import { lerp, type Point } from '../../canvas/geometry.ts';
import { trailLine } from '../arrows.ts';
import { colorStates, type ShownMove } from '../board-view.ts';
import { type Layout, layoutOf, ringOf } from '../layout.ts';
import { homePoint, originPoint, type Pawn } from '../pawns.ts';

export interface Flight {
  readonly pawn: Pawn;
  readonly path: readonly Point[];
  readonly start: number;
  readonly end: number;
  /** It gets smaller from here on, until it is gone: through a Passage, or out of the game. */
  readonly vanishes: { readonly start: number; readonly end: number } | null;
}

/** A sign that something happened at a place. */
export interface Burst extends Point {
  readonly kind: 'hit' | 'ring';
  readonly color: Color;
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

export interface Motion {
  /** The board without those who fly. */
  readonly still: Position;
  /** Those further back first. */
  readonly flights: readonly Flight[];
  readonly bursts: readonly Burst[];
  readonly duration: number;
}

type Place = 'temple' | 'exit' | 'altar' | 'forest' | 'sanctuary' | Stone;

const BURST = 420;
const FLIGHT = 460;
const VANISHING = 320;

/** Null where nobody changes place. `move`: what leads from one to the other, if one move does. */
export function motionBetween(before: Position, after: Position, move: ShownMove | null): Motion | null {
  const layout = layoutOf(ringOf(colorStates(after).map(([color]) => color)));
  const draft = new Draft(layout, before, after);
  const arrival = move ? draft.addMove(move) : 0;
  draft.addOthers(arrival, move);
  return draft.motion();
}

class Draft {
  readonly #layout: Layout;
  readonly #before: Position;
  /** How many more a place has than before, by color. */
  readonly #changes: ReadonlyMap<Color, Map<Place, number>>;
  readonly #flights: Flight[] = [];
  readonly #bursts: Burst[] = [];
  #still: Position;
  #mover: Flight | null = null;

  constructor(layout: Layout, before: Position, after: Position) {
    this.#layout = layout;
    this.#before = before;
    this.#still = before;
    this.#changes = new Map(
      colorStates(before).map(([color, state]) => [color, changesOf(state, after.colors[color])]),
    );
  }

  /** The haruspex of a move; when it arrives. */
  addMove(move: ShownMove): number {
    const { color, from, to, effect } = move;
    const changes = this.#changes.get(color);
    if (!changes || (changes.get(from) ?? 0) >= 0) return 0;
    const path = this.#pathOf(move);
    const arrival = travelTime(path);
    const stays = effect !== 'lost' && (changes.get(to) ?? 0) > 0;
    this.#take(color, from, 1);
    if (stays) changes.set(to, (changes.get(to) ?? 0) - 1);
    else take(changes);
    this.#mover = {
      pawn: this.#pawn(color, 1),
      path,
      start: 0,
      end: arrival,
      vanishes: stays ? null : { start: arrival, end: arrival + VANISHING },
    };
    const end = path.at(-1);
    const isTold = effect === 'sealed' || to === 'altar';
    if (end && isTold)
      this.#bursts.push({ ...end, kind: 'ring', color, count: 0, start: arrival, end: arrival + BURST });
    return arrival;
  }

  /** Who was hit, given, or is out of the game. */
  addOthers(arrival: number, move: ShownMove | null): void {
    for (const [color, changes] of this.#changes) {
      for (const [from, change] of changes) {
        for (let left = -change; left > 0; ) {
          const [to, room] = [...changes].find(([, more]) => more > 0) ?? [null, left];
          const count = Math.min(left, room);
          if (to !== null) changes.set(to, room - count);
          this.#addFlight(color, from, to, count, arrival);
          left -= count;
        }
      }
    }
    if (move) this.#addHit(move, arrival);
  }

  motion(): Motion | null {
    const flights = [...this.#flights, ...(this.#mover ? [this.#mover] : [])];
    if (flights.length === 0) return null;
    const ends = [
      ...flights.map(({ end, vanishes }) => vanishes?.end ?? end),
      ...this.#bursts.map(({ end }) => end),
    ];
    return { still: this.#still, flights, bursts: this.#bursts, duration: Math.max(...ends) };
  }

  #addFlight(color: Color, from: Place, to: Place | null, count: number, arrival: number): void {
    this.#take(color, from, count);
    const begin = this.#pointOf(color, from);
    const start = arrival === 0 ? 0 : arrival + 80;
    const end = start + FLIGHT;
    const path = to === null ? [begin] : arc(begin, this.#pointOf(color, to));
    this.#flights.push({
      pawn: this.#pawn(color, count),
      path,
      start,
      end,
      vanishes: to === null ? { start, end } : null,
    });
  }

  /** Those who flew from the stone that the mover came to. */
  #addHit({ color, to, hits, effect }: ShownMove, arrival: number): void {
    if (effect !== 'hit' || typeof to !== 'number' || !this.#mover) return;
    const at = this.#layout.stone(to);
    const count = this.#flights
      .filter(({ pawn }) => pawn.color === (hits ?? pawn.color))
      .reduce((sum, { pawn }) => sum + pawn.count, 0);
    if (count > 0)
      this.#bursts.push({
        x: at.x,
        y: at.y,
        kind: 'hit',
        color,
        count,
        start: arrival - 40,
        end: arrival + BURST,
      });
  }

  #take(color: Color, from: Place, count: number): void {
    const state = this.#still.colors[color];
    if (!state) return;
    const changes = this.#changes.get(color);
    changes?.set(from, (changes.get(from) ?? 0) + count);
    this.#still = { ...this.#still, colors: { ...this.#still.colors, [color]: without(state, from, count) } };
  }

  #pathOf(move: ShownMove): readonly Point[] {
    const { color, from, to } = move;
    const start = originPoint(this.#layout, color, from);
    const end = to === 'altar' ? this.#pointOf(color, 'altar') : null;
    return [start, ...trailLine(this.#layout, move), ...(end ? [end] : [])];
  }

  #pointOf(color: Color, place: Place): Point {
    return typeof place === 'number' ? this.#layout.stone(place) : homePoint(this.#layout, color, place);
  }

  #pawn(color: Color, count: number): Pawn {
    return { color, count, role: this.#before.colors[color]?.role ?? 'normal', x: 0, y: 0 };
  }
}

/** A place that has more than before gives one of them. */
function take(changes: Map<Place, number>): void {
  const [place, more] = [...changes].find(([, change]) => change > 0) ?? [];
  if (place !== undefined && more !== undefined) changes.set(place, more - 1);
}

function countsOf(state: ColorState): ReadonlyMap<Place, number> {
  const { temple, path, atExit, altar, forest, sanctuary } = state;
  return new Map<Place, number>([
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

function changesOf(before: ColorState, after: ColorState | undefined): Map<Place, number> {
  const counts = countsOf(before);
  const next = after ? countsOf(after) : new Map<Place, number>();
  const places = new Set([...counts.keys(), ...next.keys()]);
  return new Map([...places].map((place) => [place, (next.get(place) ?? 0) - (counts.get(place) ?? 0)]));
}

function without(state: ColorState, place: Place, count: number): ColorState {
  if (typeof place === 'number') {
    const path = state.path.flatMap((standing) => {
      if (standing.stone !== place) return [standing];
      return standing.count > count ? [{ ...standing, count: standing.count - count }] : [];
    });
    return { ...state, path };
  }
  const key = place === 'exit' ? 'atExit' : place;
  return { ...state, [key]: Math.max(0, state[key] - count) };
}

/** Units of the board a millisecond, and the limits of a way's time. */
const PACE = 1.1;
const SHORTEST = 280;
const LONGEST = 620;

const travelTime = (path: readonly Point[]): number =>
  Math.min(LONGEST, Math.max(SHORTEST, lengthOf(path) / PACE));

export const lengthOf = (path: readonly Point[]): number =>
  path
    .slice(1)
    .reduce((sum, point, i) => sum + Math.hypot(point.x - (path[i]?.x ?? 0), point.y - (path[i]?.y ?? 0)), 0);

/** A curve from one point to another, as of something thrown. */
function arc(from: Point, to: Point): readonly Point[] {
  const middle = lerp(from, to, 0.5);
  const top = { x: middle.x, y: middle.y - 0.18 * Math.hypot(to.x - from.x, to.y - from.y) };
  return Array.from({ length: 17 }, (_, i) => lerp(lerp(from, top, i / 16), lerp(top, to, i / 16), i / 16));
}
