/** How Lasa Vecuvia moves: she counts empty stones only (docs/rules/tuchulcha.md §6.2 and §6.4). */

import type { Field } from './field.ts';
import { at, NOBODY, Place, Slot } from './layout.ts';

/** The stone that a die leads her to. */
export const jump = (field: Field, color: number, from: number, die: number): number =>
  nthEmpty(heldStones(field, 0), heldStones(field, 1), startOf(field, color, from), die);

/** The stones that somebody holds, as bits, in two words as {@link Field.occupied}. */
export function heldStones({ slots }: Field, word: number): number {
  const first = Slot.OCCUPIED + word;
  return at(slots, first) | at(slots, first + 2) | at(slots, first + 4) | at(slots, first + 6);
}

/** The ring of four players, without whom there is no Lasa Vecuvia. */
const RING = 40;

/** The nth stone after one that isn't held. There always is one: at most 32 of 40 are held. */
export function nthEmpty(heldLow: number, heldHigh: number, after: number, nth: number): number {
  let bits = emptyAfter(heldLow, heldHigh, after);
  for (let left = nth; left > 1; left--) bits &= bits - 1;
  if (bits === 0) return walk(heldLow, heldHigh, after, nth);
  const stone = after + 32 - Math.clz32(bits & -bits);
  return stone > RING ? stone - RING : stone;
}

/** The 32 stones after one, the next first, as bits: those that aren't held. */
function emptyAfter(heldLow: number, heldHigh: number, stone: number): number {
  const low = ~(heldLow | 1);
  const high = ~heldHigh & 0x1ff;
  const behind = stone > 8 ? (low >>> 1) << (RING - stone) : 0;
  return stone < 31
    ? (low >>> (stone + 1)) | (high << (31 - stone)) | behind
    : (high >>> (stone - 31)) | behind;
}

/** Where nearly all of the next 32 stones are held, the rest of the ring counts. */
function walk(heldLow: number, heldHigh: number, start: number, nth: number): number {
  let stone = start;
  for (let left = nth; left > 0; ) {
    stone = (stone % RING) + 1;
    const held = stone < 32 ? heldLow >> stone : heldHigh >> (stone - 32);
    if ((held & 1) === 0) left--;
  }
  return stone;
}

/** A die of Lasa Vecuvia's that would carry her past the last open Passage (§6.4). */
export function passesLastPassage(field: Field, color: number, from: number, die: number): boolean {
  let passed = 0;
  let stone = startOf(field, color, from);
  for (let left = die; left > 1; ) {
    stone = (stone % field.places.size) + 1;
    if (field.holder(stone) !== NOBODY) continue;
    left--;
    if (field.isOpenPassage(stone)) passed++;
  }
  return passed > 0 && passed === field.openPassages;
}

/** The stone that the first step's count begins behind. */
export const startOf = (field: Field, color: number, from: number): number =>
  from === Place.TEMPLE ? field.entry(color) - 1 : from;
