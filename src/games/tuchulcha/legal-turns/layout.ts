import {
  type Board,
  boardOf,
  COLORS,
  type Color,
  entryOf,
  FACTORS,
  kindOf,
  LAST_STEP,
  type Position,
  passagesOf,
  stepAt,
  stoneAt,
  stonesOf,
} from '../board.ts';
import type { Origin, Step, StepEffect, Target } from '../types.ts';

/**
 * The numbers of the search: places, roles, effects, and the slots of a field. They are enums, so that the bundle contains
 * literals; constants of a module would be read each time, a sixth of the search's time.
 */

/** An array element whose index is known to be valid. Each kind of array has a separate function, so that V8 specializes it. */
export const at = (numbers: Int32Array, index: number): number => numbers[index] as number;
export const real = (numbers: Float64Array, index: number): number => numbers[index] as number;
export const single = (numbers: Float32Array, index: number): number => numbers[index] as number;

/** No color. */
export const NOBODY = -1;

/** Stones are their own numbers, 1..40. */
export enum Place {
  TEMPLE = 0,
  /** Three players: on the exit stone, with the circuit finished (`e`). */
  EXIT = 41,
  ALTAR = 42,
  FOREST = 43,
  SANCTUARY = 44,
  /** Number of place slots per color. */
  ROOM = 48,
  /** Number of dice slots per place. */
  DICE = 8,
}

export enum RoleCode {
  NORMAL = 0,
  TUCHULCHA = 1,
  LASA_VECUVIA = 2,
  NEUTRAL = 3,
  /** Out of the game, or not on the table. */
  OUT = 4,
}

export enum Obstacle {
  /** No effect, and only the mover is concerned. */
  PLAIN = 0,
  /** No effect either. */
  CLEAR = 1,
  OTHER_HIT_OPEN = 2,
  HELD_BY_TUCHULCHA = 3,
  TOO_MUCH_POWER = 4,
}

export enum Effect {
  NONE = 0,
  OPEN = 1,
  HIT = 2,
  LOST = 3,
  SEALED = 4,
}

/** The number of the end's reason (§7); 0: not over. */
export enum EndCode {
  ALL_SEALED = 1,
  TUCHULCHA_WINS = 2,
  LAST_IN_GAME = 3,
  COLOR_FINISHED = 4,
}

/**
 * The slots of a field. From 0: the number of haruspexes by color and place (color * ROOM + place). Slots up to HASHED identify
 * positions, those from there to REMEMBERED the turn's state after its steps; the others are derived.
 */
export enum Slot {
  /** By color. */
  ROLE = 4 * 48,
  /** The sealed Passages' bits. */
  SEALED = ROLE + 4,
  HASHED = SEALED + 1,
  /** By place: the mover's haruspexes that must leave it first (§4.3). */
  WAITING = HASHED,
  /** By place: the number that made a hit there and stay (§4.2). */
  FROZEN = WAITING + 48,
  /** An open hit's stone (0: none), its color, and how many must still arrive. */
  HIT_STONE = FROZEN + 48,
  HIT_COLOR = HIT_STONE + 1,
  HIT_MISSING = HIT_COLOR + 1,
  REMEMBERED = HIT_MISSING + 1,
  /** By stone: 0, or 1 and the index of the color that stands there. */
  HOLDER = REMEMBERED,
  /** By color, two slots each: the places in play that it stands on, as bits. */
  OCCUPIED = HOLDER + 48,
  /** By color: haruspexes in the temple and on the path. */
  IN_PLAY = OCCUPIED + 8,
  WAITING_TOTAL = IN_PLAY + 4,
  OPEN_PASSAGES = WAITING_TOTAL + 1,
  /** The winners' bits (1 << color) once the game is over, otherwise 0; and an Ending. */
  RESULT = OPEN_PASSAGES + 1,
  END = RESULT + 1,
  COUNT = END + 1,
  /** By slot up to REMEMBERED: two random keys for hashing, which never change. */
  KEY_A = COUNT,
  KEY_B = KEY_A + REMEMBERED,
  LENGTH = KEY_B + REMEMBERED,
}

/** A board's tables. Colors are indexes of COLORS. */
export interface Places {
  readonly size: number;
  /** By color; 0 if it isn't on the table. */
  readonly entry: Int32Array;
  /** By stone: the factor of its kind for spiritual power. */
  readonly factor: Int32Array;
  /** By stone: the bit of its Passage, 0 for other stones. */
  readonly passage: Int32Array;
  readonly passages: number;
  /** By place: 1 for stones that are no Passage. */
  readonly plain: Int32Array;
  /** Indexed by targetIndex: a die's target on the way to the altar, or around the ring. */
  readonly journey: Int32Array;
  readonly circle: Int32Array;
}

export const targetIndex = (color: number, from: number, die: number): number =>
  (color * Place.ROOM + from) * Place.DICE + die;

/** Cached tables, by the colors on the table as bits. */
const known: Places[] = [];

export function placesOf({ colors: { blue, red, yellow, black } }: Position): Places {
  const bits = (blue ? 1 : 0) | (red ? 2 : 0) | (yellow ? 4 : 0) | (black ? 8 : 0);
  return known[bits] ?? tabulateFor(bits);
}

function tabulateFor(bits: number): Places {
  const places = tabulate(boardOf(COLORS.filter((_, index) => bits & (1 << index))));
  known[bits] = places;
  return places;
}

function tabulate(board: Board): Places {
  const places: Places = {
    size: board.size,
    entry: new Int32Array(COLORS.length),
    factor: new Int32Array(Place.ROOM).fill(1),
    passage: new Int32Array(Place.ROOM),
    passages: passagesOf(board).length,
    plain: new Int32Array(Place.ROOM),
    journey: new Int32Array(COLORS.length * Place.ROOM * Place.DICE),
    circle: new Int32Array(COLORS.length * Place.ROOM * Place.DICE),
  };
  let bit = 1;
  for (const stone of stonesOf(board)) {
    places.factor[stone] = FACTORS[kindOf(stone)];
    if (kindOf(stone) !== 'passage') {
      places.plain[stone] = 1;
      continue;
    }
    places.passage[stone] = bit;
    bit *= 2;
  }
  for (const color of board.sectors) tabulateColor(board, places, color);
  return places;
}

function tabulateColor(board: Board, places: Places, color: Color): void {
  const index = COLORS.indexOf(color);
  places.entry[index] = entryOf(board, color);
  for (let die = 1; die <= 6; die++) {
    for (const from of [Place.TEMPLE, ...stonesOf(board)]) {
      const step = from === Place.TEMPLE ? die : stepAt(board, color, from) + die;
      const stone = stoneAt(board, color, step);
      places.circle[targetIndex(index, from, die)] = stone;
      places.journey[targetIndex(index, from, die)] =
        step > LAST_STEP ? Place.ALTAR : step === LAST_STEP && board.size < LAST_STEP ? Place.EXIT : stone;
    }
    places.journey[targetIndex(index, Place.EXIT, die)] = Place.ALTAR;
  }
}

export const placeOf = (from: Origin): number =>
  from === 'temple' ? Place.TEMPLE : from === 'exit' ? Place.EXIT : from;
export const originOf = (place: number): Origin =>
  place === Place.TEMPLE ? 'temple' : place === Place.EXIT ? 'exit' : place;
export const targetOf = (place: number): Target =>
  place === Place.ALTAR ? 'altar' : place === Place.EXIT ? 'exit' : place;

/** A step as one small number, never 0: die | from << 3 | color << 9 | to << 11 | effect << 17 | discard << 20 | quiet << 21 */
export const packMove = (color: number, die: number, from: number, to: number): number =>
  die | (from << 3) | (color << 9) | (to << 11);
export const packDiscard = (die: number): number => die | DISCARD;
export const withEffect = (packed: number, effect: number): number => packed | (effect << 17);

const DISCARD = 1 << 20;
const QUIET = 1 << 21;
const BLOCKED = 1 << 22;

/** Marks a step that the power on its stone forbids. */
export const markBlocked = (packed: number): number => packed | BLOCKED;
export const isBlocked = (packed: number): boolean => (packed & BLOCKED) !== 0;

/** Marks a step that concerns nobody else (quiet-steps.ts). */
export const markQuiet = (packed: number): number => packed | QUIET;
export const isQuiet = (packed: number): boolean => (packed & QUIET) !== 0;

export const isDiscard = (packed: number): boolean => (packed & DISCARD) !== 0;
export const dieOf = (packed: number): number => packed & 7;
export const colorOf = (packed: number): number => (packed >> 9) & 3;
export const fromOf = (packed: number): number => (packed >> 3) & 63;
export const toOf = (packed: number): number => (packed >> 11) & 63;

export const isHit = (packed: number): boolean => ((packed >> 17) & 7) === Effect.HIT;
/** The place of the haruspex after a quiet step. */
export const settledAt = (packed: number): number =>
  ((packed >> 17) & 7) === Effect.LOST ? Place.FOREST : toOf(packed);

export function unpackStep(packed: number): Step {
  const die = dieOf(packed);
  if (isDiscard(packed)) return { kind: 'discard', die };
  return {
    kind: 'move',
    color: COLORS[colorOf(packed)] as Color,
    die,
    from: originOf(fromOf(packed)),
    to: targetOf(toOf(packed)),
    effect: EFFECTS[(packed >> 17) & 7] as StepEffect,
  };
}

const EFFECTS: readonly StepEffect[] = ['none', 'open', 'hit', 'lost', 'sealed'];

/** The tables of two and of four players. */
export const ALL_COLORS = tabulateFor(15);
