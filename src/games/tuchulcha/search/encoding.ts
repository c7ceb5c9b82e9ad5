/** Places and steps as small numbers, and a table of where each die leads. */
import {
  type Board,
  COLORS,
  type Color,
  entryOf,
  kindOf,
  LAST_STEP,
  passagesOf,
  stepAt,
  stoneAt,
  stonesOf,
} from '../board.ts';
import type { Origin, Step, StepEffect, Target } from '../types.ts';

/** Stones are their own numbers, 1..40. */
export const TEMPLE = 0;
/** Three players: on the exit stone, the circuit finished (`e`). */
export const EXIT = 41;
export const ALTAR = 42;
export const FOREST = 43;
export const SANCTUARY = 44;
/** Room for the places of one colour. */
export const PLACES = 48;

const DICE = 8;
const POWER = { plain: 1, mystical: 3, ritual: 2, passage: 1 } as const;

/** A board's tables. Colours are indexes of COLORS. */
export interface Places {
  readonly size: number;
  /** By colour; 0 where it isn't on the table. */
  readonly entry: Int32Array;
  /** By stone: the factor of its kind for spiritual power. */
  readonly factor: Int32Array;
  /** By stone: the bit of its Passage, 0 for other stones. */
  readonly passage: Int32Array;
  readonly passages: number;
  /** Indexed by targetIndex: the place a die leads to on the way to the altar, or round the ring. */
  readonly journey: Int32Array;
  readonly circle: Int32Array;
}

export const targetIndex = (color: number, from: number, die: number): number =>
  (color * PLACES + from) * DICE + die;

const known = new Map<Board, Places>();

export function placesOf(board: Board): Places {
  const places = known.get(board) ?? tabulate(board);
  known.set(board, places);
  return places;
}

function tabulate(board: Board): Places {
  const places: Places = {
    size: board.size,
    entry: new Int32Array(COLORS.length),
    factor: new Int32Array(PLACES).fill(1),
    passage: new Int32Array(PLACES),
    passages: passagesOf(board).length,
    journey: new Int32Array(COLORS.length * PLACES * DICE),
    circle: new Int32Array(COLORS.length * PLACES * DICE),
  };
  let bit = 1;
  for (const stone of stonesOf(board)) {
    places.factor[stone] = POWER[kindOf(stone)];
    if (kindOf(stone) !== 'passage') continue;
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
    for (const from of [TEMPLE, ...stonesOf(board)]) {
      const step = from === TEMPLE ? die : stepAt(board, color, from) + die;
      const stone = stoneAt(board, color, step);
      places.circle[targetIndex(index, from, die)] = stone;
      places.journey[targetIndex(index, from, die)] =
        step > LAST_STEP ? ALTAR : step === LAST_STEP && board.size < LAST_STEP ? EXIT : stone;
    }
    places.journey[targetIndex(index, EXIT, die)] = ALTAR;
  }
}

export const placeOf = (from: Origin): number => (from === 'temple' ? TEMPLE : from === 'exit' ? EXIT : from);
export const originOf = (place: number): Origin =>
  place === TEMPLE ? 'temple' : place === EXIT ? 'exit' : place;
export const targetOf = (place: number): Target =>
  place === ALTAR ? 'altar' : place === EXIT ? 'exit' : place;

/** A step as one small number, never 0: die | colour << 3 | from << 5 | to << 11 | effect << 17 | discard << 20 | plain << 21 */
export const packMove = (color: number, die: number, from: number, to: number): number =>
  die | (color << 3) | (from << 5) | (to << 11);
export const packDiscard = (die: number): number => die | DISCARD;
export const withEffect = (packed: number, effect: number): number => packed | (effect << 17);

const DISCARD = 1 << 20;
const PLAIN = 1 << 21;

/** A step that does nothing but move a haruspex. */
export const markPlain = (packed: number): number => packed | PLAIN;
export const isPlain = (packed: number): boolean => (packed & PLAIN) !== 0;

export const isDiscard = (packed: number): boolean => (packed & DISCARD) !== 0;
export const dieOf = (packed: number): number => packed & 7;
export const colorOf = (packed: number): number => (packed >> 3) & 3;
export const fromOf = (packed: number): number => (packed >> 5) & 63;
export const toOf = (packed: number): number => (packed >> 11) & 63;

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

/** makeStep returns an index of this list. */
const EFFECTS: readonly StepEffect[] = ['none', 'open', 'hit', 'lost', 'sealed'];
