import { memoized } from '../../cache-limits.ts';
import {
  type Board,
  boardOfPosition,
  type Color,
  type Position,
  type Stone,
} from '../../games/tuchulcha/board.ts';
import { type Box, type Disc, HEIGHT, type Point, WIDTH } from '../canvas/geometry.ts';

export const STONE_RADIUS = 43;
export const PAWN_RADIUS = 37;
/** The radius of a pawn that has a number. */
export const STACK_RADIUS = 46;

/** From the middle of the road to the picture's edges, with the stones' numbers between. */
const LEFT = 166;
const RIGHT = WIDTH - LEFT;
const TOP = 188;
const BOTTOM = HEIGHT - 144;
const CORNER = 170;

const CENTER: Point = { x: WIDTH / 2, y: (TOP + BOTTOM) / 2 };

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

export type Home = 'temple' | 'altar' | 'forest' | 'sanctuary';

export interface PlayerPanel extends Box {
  readonly color: Color;
  readonly avatar: Disc;
  readonly name: Box;
  readonly counts: Readonly<Record<Home, Point>>;
}

export interface Layout {
  readonly board: Board;
  /** Units from one stone to the next. */
  readonly stride: number;
  stone(stone: Stone): Spot;
  /** Along the road, for `roadAt`. */
  reach(stone: Stone): number;
  readonly panels: readonly PlayerPanel[];
  panel(color: Color): PlayerPanel;
  /** The place of the dice. */
  readonly altar: Disc;
}

const PANEL_HEIGHT = 208;
/** Units between the middles of two counts. */
const COUNT_STEP = 100;

interface PanelPlace extends Point {
  readonly width: number;
  /** The counts are above the name, and so closer to the altar. */
  readonly isLower?: boolean;
  readonly isRight?: boolean;
}

function panelAt(color: Color, { x, y, width, isLower = false, isRight = false }: PanelPlace): PlayerPanel {
  const row = y + (isLower ? 152 : 56);
  const counted = y + (isLower ? 51 : PANEL_HEIGHT - 51);
  // The temple's count on the outer side, where there is space for a letter.
  const outer = isRight ? x + width - COUNT_STEP / 2 : x + COUNT_STEP / 2;
  const count = (nth: number): Point => ({ x: outer + (isRight ? -nth : nth) * COUNT_STEP, y: counted });
  return {
    color,
    x,
    y,
    width,
    height: PANEL_HEIGHT,
    avatar: { x: x + 60, y: row, r: 52 },
    name: { x: x + 124, y: row - 36, width: width - 136, height: 72 },
    counts: { temple: count(0), altar: count(1), forest: count(2), sanctuary: count(3) },
  };
}

const WIDE = 484;
const WEST = 300;
const EAST = WIDTH - WEST - WIDE;
const NORTH = CENTER.y - 21 - PANEL_HEIGHT;
const SOUTH = CENTER.y + 21;

/** Around the ways to the altar, which lead to the middles of the four sides. */
const FOUR: readonly PanelPlace[] = [
  { x: WEST, y: NORTH, width: WIDE },
  { x: EAST, y: NORTH, width: WIDE, isRight: true },
  { x: EAST, y: SOUTH, width: WIDE, isRight: true, isLower: true },
  { x: WEST, y: SOUTH, width: WIDE, isLower: true },
];

/** The ways to the altar come from the left and from both right corners. */
const THREE: readonly PanelPlace[] = [
  { x: WEST, y: NORTH, width: WIDE },
  { x: 946, y: CENTER.y - PANEL_HEIGHT / 2, width: 404, isRight: true },
  { x: WEST, y: SOUTH, width: WIDE, isLower: true },
];

export const layoutOf = (position: Position): Layout => layoutOfBoard(boardOfPosition(position));

const layoutOfBoard = memoized((board: Board): Layout => {
  const stride = ROAD_LENGTH / board.size;
  const reach = (stone: Stone): number => (stone - 1) * stride;
  const spots = Array.from({ length: board.size + 1 }, (_, stone) => roadAt(reach(stone)));
  const places = board.size === 40 ? FOUR : THREE;
  const panels = board.sectors.flatMap((color, i) => {
    const place = places[i];
    return place ? [panelAt(color, place)] : [];
  });
  return {
    board,
    stride,
    reach,
    panels,
    stone: (stone) => spots[stone] ?? roadAt(reach(stone)),
    panel: (color) => {
      const panel = panels.find((one) => one.color === color);
      if (!panel) throw new Error(`${color} has no place on this board`);
      return panel;
    },
    altar: { ...CENTER, r: 112 },
  };
});
