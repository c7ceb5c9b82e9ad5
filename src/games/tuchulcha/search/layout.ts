/**
 * The numbers of the search: places, roles, effects, and what each slot of a field holds. They are enums, since the bundle
 * then has the numbers themselves where a constant of a module would be read anew each time: a sixth of the search's time.
 */

/** An element of an array whose index is known to be within it. Each kind of array has a function of its own: V8 compiles it for that. */
export const at = (numbers: Int32Array, index: number): number => numbers[index] as number;
export const real = (numbers: Float64Array, index: number): number => numbers[index] as number;
export const single = (numbers: Float32Array, index: number): number => numbers[index] as number;

/** Stands where no color's index can. */
export const NOBODY = -1;

/** Stones are their own numbers, 1..40. */
export enum Place {
  TEMPLE = 0,
  /** Three players: on the exit stone, the circuit finished (`e`). */
  EXIT = 41,
  ALTAR = 42,
  FOREST = 43,
  SANCTUARY = 44,
  /** Room for the places of one color. */
  ROOM = 48,
  /** Room for the dice at one place. */
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

/** What is in the way of a step. */
export enum Obstacle {
  /** Nothing, and nobody but the one who moves is concerned. */
  PLAIN = 0,
  /** Nothing either. */
  CLEAR = 1,
  OTHER_HIT_OPEN = 2,
  HELD_BY_TUCHULCHA = 3,
  TOO_MUCH_POWER = 4,
}

/** The effect of a step where it ends. */
export enum Effect {
  NONE = 0,
  OPEN = 1,
  HIT = 2,
  LOST = 3,
  SEALED = 4,
}

/** How the game is over (§7), by the number that says so: 0 is that it isn't. */
export enum EndCode {
  ALL_SEALED = 1,
  TUCHULCHA_WINS = 2,
  LAST_IN_GAME = 3,
  COLOR_FINISHED = 4,
}

/**
 * The slots of a field. From 0: how many haruspexes stand where, by color and place (color * ROOM + place). Slots up to HASHED tell
 * positions apart, those from there to REMEMBERED what a turn remembers of its steps; the others follow from them.
 */
export enum Slot {
  /** By color. */
  ROLE = 4 * 48,
  /** The sealed Passages' bits. */
  SEALED = ROLE + 4,
  HASHED = SEALED + 1,
  /** By place: the mover's haruspexes that must leave it first (§4.3). */
  WAITING = HASHED,
  /** By place: how many made a hit there and stay (§4.2). */
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
  /** The winners' bits (1 << color) once the game is over, else 0; and an Ending. */
  RESULT = OPEN_PASSAGES + 1,
  END = RESULT + 1,
  COUNT = END + 1,
  /** By slot up to REMEMBERED: two random keys for hashing, which never change. */
  KEY_A = COUNT,
  KEY_B = KEY_A + REMEMBERED,
  LENGTH = KEY_B + REMEMBERED,
}
