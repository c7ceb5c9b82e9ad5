import {
  boardOf,
  type Color,
  entryOf,
  exitOf,
  kindOf,
  type Stone,
  type StoneKind,
  stonesOf,
} from '../../games/tuchulcha/index.ts';
import { HEIGHT, type Point, WIDTH } from '../canvas/pen.ts';

export const STONE_RADIUS = 43;
export const PAWN_RADIUS = 37;

const LEFT = 130;
const RIGHT = WIDTH - LEFT;
const TOP = 170;
const BOTTOM = HEIGHT - 124;
const CORNER = 170;

export const CENTER: Point = { x: WIDTH / 2, y: (TOP + BOTTOM) / 2 };

const SIDE = (BOTTOM - TOP) / 2 - CORNER;
const LENGTH = RIGHT - LEFT - 2 * CORNER;
const ARC = (Math.PI / 2) * CORNER;
export const ROAD_LENGTH = 4 * (SIDE + ARC) + 2 * LENGTH;

/** A point of the road with its outward normal. */
export interface Spot extends Point {
  readonly nx: number;
  readonly ny: number;
}

interface Piece {
  readonly length: number;
  at(s: number): Spot;
}

function straight(x: number, y: number, dx: number, dy: number, length: number): Piece {
  return { length, at: (s) => ({ x: x + dx * s, y: y + dy * s, nx: dy, ny: -dx }) };
}

function corner(x: number, y: number, start: number): Piece {
  return {
    length: ARC,
    at: (s) => {
      const a = start + s / CORNER;
      const nx = Math.cos(a);
      const ny = Math.sin(a);
      return { x: x + CORNER * nx, y: y + CORNER * ny, nx, ny };
    },
  };
}

// Clockwise from the middle of the left side.
const PIECES: readonly Piece[] = [
  straight(LEFT, CENTER.y, 0, -1, SIDE),
  corner(LEFT + CORNER, TOP + CORNER, Math.PI),
  straight(LEFT + CORNER, TOP, 1, 0, LENGTH),
  corner(RIGHT - CORNER, TOP + CORNER, -Math.PI / 2),
  straight(RIGHT, TOP + CORNER, 0, 1, 2 * SIDE),
  corner(RIGHT - CORNER, BOTTOM - CORNER, 0),
  straight(RIGHT - CORNER, BOTTOM, -1, 0, LENGTH),
  corner(LEFT + CORNER, BOTTOM - CORNER, Math.PI / 2),
  straight(LEFT, BOTTOM - CORNER, 0, -1, SIDE),
];

/** `s`: units along the road, clockwise from the middle of the left side; `offset`: units outward. */
export function roadAt(s: number, offset = 0): Spot {
  let rest = ((s % ROAD_LENGTH) + ROAD_LENGTH) % ROAD_LENGTH;
  for (const piece of PIECES) {
    if (rest <= piece.length) {
      const p = piece.at(rest);
      return { ...p, x: p.x + p.nx * offset, y: p.y + p.ny * offset };
    }
    rest -= piece.length;
  }
  return roadAt(0, offset);
}

/** A round or oval place within the ring. */
export interface Place extends Point {
  readonly rx: number;
  readonly ry: number;
}

export interface TempleSite extends Point {
  readonly color: Color;
}

export interface Layout {
  readonly ring: Ring;
  /** Units from one stone to the next. */
  readonly stride: number;
  stone(stone: Stone): Spot;
  /** Along the road, for `roadAt`. */
  reach(stone: Stone): number;
  readonly temples: readonly TempleSite[];
  temple(color: Color): TempleSite;
  readonly altar: Place;
  readonly forest: Place;
  readonly tuchulcha: Place;
  /** Four players only. */
  readonly lasaVecuvia: Place | null;
  readonly dice: Place;
  /** Left to ornament. */
  readonly free: readonly Point[];
}

const WEST = 336;
const EAST = WIDTH - WEST;
const NORTH = CENTER.y - 172;
const SOUTH = CENTER.y + 172;

const round = (x: number, y: number, r: number): Place => ({ x, y, rx: r, ry: r });

const FOUR_CORNERS = [
  { x: WEST, y: NORTH },
  { x: EAST, y: NORTH },
  { x: EAST, y: SOUTH },
  { x: WEST, y: SOUTH },
] as const;

export function layoutOf(ring: Ring, withLasaVecuvia: boolean): Layout {
  const stride = ROAD_LENGTH / ring.size;
  const reach = (stone: Stone): number => (stone - 1) * stride;
  const spots = Array.from({ length: ring.size + 1 }, (_, stone) => roadAt(reach(stone)));
  const temples = ring.sectors.map((sector, i) => ({
    color: sector.color,
    ...(FOUR_CORNERS[i] ?? FOUR_CORNERS[0]),
  }));
  const temple = (color: Color): TempleSite => {
    const site = temples.find((t) => t.color === color);
    if (!site) throw new Error(`${color} has no temple on this board`);
    return site;
  };
  const west = 590;
  const east = WIDTH - west;
  const places =
    ring.size === 40
      ? {
          forest: round(west, NORTH, 108),
          tuchulcha: round(east, NORTH, 108),
          dice: round(west, SOUTH, 108),
          lasaVecuvia: withLasaVecuvia ? round(east, SOUTH, 108) : null,
          free: withLasaVecuvia ? [] : [{ x: east, y: SOUTH }],
        }
      : {
          forest: { x: 440, y: SOUTH - 4, rx: 176, ry: 112 },
          tuchulcha: round(1088, CENTER.y, 108),
          dice: round(west, NORTH, 108),
          lasaVecuvia: null,
          free: [],
        };
  return {
    ring,
    stride,
    reach,
    stone: (stone) => spots[stone] ?? roadAt(reach(stone)),
    temples,
    temple,
    altar: round(CENTER.x, CENTER.y, 128),
    ...places,
  };
}

export type { StoneKind };

interface Sector {
  readonly color: Color;
  readonly entry: Stone;
  readonly exit: Stone;
}

/** The ring of docs/rules/tuchulcha.md §1, as far as a picture needs it. */
interface Ring {
  /** Stones: 40 or 30. */
  readonly size: number;
  readonly kinds: ReadonlyMap<Stone, StoneKind>;
  readonly sectors: readonly Sector[];
}

/** `colors`: those on the table. */
export function ringOf(colors: readonly Color[]): Ring {
  const board = boardOf(colors);
  return {
    size: board.size,
    kinds: new Map(stonesOf(board).map((stone) => [stone, kindOf(stone)])),
    sectors: board.sectors.map((color) => ({
      color,
      entry: entryOf(board, color),
      exit: exitOf(board, color),
    })),
  };
}
