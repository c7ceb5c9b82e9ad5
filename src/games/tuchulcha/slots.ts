/** The fast core's position, one array of small numbers: which slot holds what. */
import { COLORS } from './board.ts';
import { PLACES } from './places.ts';
import type { Role } from './position.ts';

export const NORMAL = 0;
export const TUCHULCHA = 1;
export const LASA_VECUVIA = 2;
export const NEUTRAL = 3;
/** Out of the game, or not on the table. */
export const OUT = 4;
export const ROLES: readonly Role[] = ['normal', 'tuchulcha', 'lasaVecuvia', 'neutral', 'out'];

/*
 * The slots. From 0: how many haruspexes stand where, by colour and place (countSlot). Slots up to HASHED tell positions
 * apart, those from there to REMEMBERED what a turn remembers of its steps; the others follow from them.
 */
export const ROLE = COLORS.length * PLACES;
export const SEALED = ROLE + COLORS.length;
const HASHED = SEALED + 1;
/** By place: the mover's haruspexes that must leave it first (§4.3). */
export const WAITING = HASHED;
/** By place: how many made a hit there and stay (§4.2). */
export const FROZEN = WAITING + PLACES;
/** An open hit's stone (0: none), its colour, and how many must still arrive. */
export const HIT_STONE = FROZEN + PLACES;
export const HIT_COLOR = HIT_STONE + 1;
export const HIT_MISSING = HIT_COLOR + 1;
const REMEMBERED = HIT_MISSING + 1;
/** By stone: 0, or 1 and the index of the colour that stands there. */
export const HOLDER = REMEMBERED;
/** By colour, two slots each: the places in play that it stands on, as bits. */
export const OCCUPIED = HOLDER + PLACES;
/** By colour: haruspexes in the temple and on the path. */
export const IN_PLAY = OCCUPIED + 2 * COLORS.length;
export const WAITING_TOTAL = IN_PLAY + COLORS.length;
export const OPEN_PASSAGES = WAITING_TOTAL + 1;
/** The winners' bits (1 << colour) once the game is over, else 0; and why it is (END_REASONS). */
export const RESULT = OPEN_PASSAGES + 1;
export const END = RESULT + 1;
export const SLOTS = END + 1;

/** Additive hashing: a slot's value times the slot's key, summed. Two keys a slot make 64 bits. */
export const KEYS_A = randomKeys(0x9e3779b9);
export const KEYS_B = randomKeys(0x7f4a7c15);

function randomKeys(seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: REMEMBERED }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) | 1;
  });
}

export const countSlot = (color: number, place: number): number => color * PLACES + place;
