/** One die, one step (docs/rules/tuchulcha.md §4.1 and §4.2): where it leads, what is in its way, and making it. */

import { targetIndex } from './encoding.ts';
import { applyEnding } from './ending.ts';
import { countSlot, type Field } from './field.ts';
import { Effect, Place, RoleCode, Slot } from './layout.ts';

/** Returned by obstacle: nothing in the way, and nobody but the one who moves is concerned; or not in the way either. */
export const PLAIN = 0;
export const CLEAR = 1;
export const OTHER_HIT_OPEN = 2;
export const HELD_BY_TUCHULCHA = 3;
export const TOO_MUCH_POWER = 4;

/** How many haruspexes of a color at a place may move: those that made a hit there stay (§4.2). */
export const movable = (field: Field, color: number, from: number): number =>
  field.count(color, from) - (from === Place.TEMPLE ? 0 : field.get(Slot.FROZEN + from));

/** The place that a die leads to. */
export function targetPlace(field: Field, color: number, from: number, die: number): number {
  const role = field.role(color);
  if (role === RoleCode.LASA_VECUVIA) return jump(field, color, from, die);
  const table = role === RoleCode.TUCHULCHA ? field.places.circle : field.places.journey;
  return table[targetIndex(color, from, die)] as number;
}

/** Lasa Vecuvia counts empty stones only (§6.2). */
function jump(field: Field, color: number, from: number, die: number): number {
  const start = startOf(field, color, from);
  return nthStone(field, start, emptyAfter(field, start), die);
}

/** The 32 stones after one, the next first, as bits: those that nobody holds. For the ring of four players, 40 stones. */
export function emptyAfter({ slots }: Field, stone: number): number {
  let low = 1;
  let high = 0;
  for (let word = Slot.OCCUPIED; word < Slot.OCCUPIED + 8; word += 2) {
    low |= slots[word] as number;
    high |= slots[word + 1] as number;
  }
  const behind = stone > 8 ? (~low >>> 1) << (40 - stone) : 0;
  return stone < 31
    ? (~low >>> (stone + 1)) | ((~high & 0x1ff) << (31 - stone)) | behind
    : ((~high & 0x1ff) >>> (stone - 31)) | behind;
}

/** The stone of the window's bit that is the nth. Where nearly all of 32 stones are held, the rest of the ring counts. */
export function nthStone(field: Field, after: number, window: number, nth: number): number {
  let bits = window;
  for (let left = nth; left > 1; left--) bits &= bits - 1;
  if (bits === 0) return walk(field, after, nth);
  const stone = after + 32 - Math.clz32(bits & -bits);
  return stone > field.places.size ? stone - field.places.size : stone;
}

/** There always are empty stones: at most 32 of 40 are held. */
function walk(field: Field, start: number, die: number): number {
  let stone = start;
  for (let left = die; left > 0; ) {
    stone = (stone % field.places.size) + 1;
    if (field.get(Slot.HOLDER + stone) === 0) left--;
  }
  return stone;
}

/** A die of Lasa Vecuvia's that would carry her past the last open Passage (§6.4). */
export function passesLastPassage(field: Field, color: number, from: number, die: number): boolean {
  let passed = 0;
  let stone = startOf(field, color, from);
  for (let left = die; left > 1; ) {
    stone = (stone % field.places.size) + 1;
    if (field.get(Slot.HOLDER + stone) !== 0) continue;
    left--;
    if (isOpenPassage(field, stone)) passed++;
  }
  return passed > 0 && passed === field.get(Slot.OPEN_PASSAGES);
}

export const startOf = (field: Field, color: number, from: number): number =>
  from === Place.TEMPLE ? (field.places.entry[color] as number) - 1 : from;

export const stoneOf = (field: Field, color: number, place: number): number =>
  place === Place.EXIT ? (field.places.entry[color] as number) : place;

const isOpenPassage = (field: Field, stone: number): boolean =>
  ((field.places.passage[stone] as number) & ~field.get(Slot.SEALED)) !== 0;

/** Whether a step to a place is legal by itself. `spare`: dice left after it, to complete a hit with. */
export function obstacle(field: Field, color: number, to: number, spare: number): number {
  const stone = stoneOf(field, color, to);
  const hitStone = field.get(Slot.HIT_STONE);
  if (hitStone !== 0) {
    if (stone !== hitStone || color !== field.get(Slot.HIT_COLOR)) return OTHER_HIT_OPEN;
    return field.get(Slot.HIT_MISSING) - 1 > spare ? TOO_MUCH_POWER : CLEAR;
  }
  if (to === Place.ALTAR) return CLEAR;
  const holder = field.get(Slot.HOLDER + stone);
  if (holder === color + 1) return PLAIN;
  if (holder === 0) return isOpenPassage(field, stone) ? CLEAR : PLAIN;
  if (field.role(holder - 1) === RoleCode.TUCHULCHA) return HELD_BY_TUCHULCHA;
  return powerAgainst(field, color, stone) - 1 > spare ? TOO_MUCH_POWER : CLEAR;
}

/** How many haruspexes of a color it takes to hit the stone. Tuchulcha counts haruspexes alone (§4.2). */
export function powerAgainst(field: Field, color: number, stone: number): number {
  const power = standingOn(field, stone);
  return field.role(color) === RoleCode.TUCHULCHA ? power : power * (field.places.factor[stone] as number);
}

/** Haruspexes of the color that holds a stone, those on `e` included. */
export function standingOn(field: Field, stone: number): number {
  const holder = field.get(Slot.HOLDER + stone) - 1;
  if (holder < 0) return 0;
  const finished = field.places.entry[holder] === stone ? field.count(holder, Place.EXIT) : 0;
  return field.count(holder, stone) + finished;
}

/** Makes a step that has no obstacle, with all that follows from it. Returns an Effect. */
export function makeStep(field: Field, color: number, from: number, to: number): number {
  leave(field, color, from);
  if (to === Place.ALTAR) {
    retire(field, color, Place.ALTAR);
    applyEnding(field, true);
    return Effect.NONE;
  }
  const stone = stoneOf(field, color, to);
  const holder = field.get(Slot.HOLDER + stone);
  if (holder === 0) {
    if (isOpenPassage(field, stone)) return stopInPassage(field, color, stone);
    field.set(Slot.HOLDER + stone, color + 1);
  }
  field.station(color, to, field.count(color, to) + 1);
  return holder === 0 || holder === color + 1 ? Effect.NONE : attack(field, color, stone);
}

function leave(field: Field, color: number, from: number): void {
  const left = field.count(color, from) - 1;
  field.station(color, from, left);
  if (from === Place.TEMPLE) return;
  const stone = stoneOf(field, color, from);
  if (left === 0 && standingOn(field, stone) === 0) field.set(Slot.HOLDER + stone, 0);
  if (color === field.mover && field.get(Slot.WAITING + from) > 0) stopWaiting(field, from, 1);
}

function stopWaiting(field: Field, place: number, count: number): void {
  field.remember(Slot.WAITING + place, field.get(Slot.WAITING + place) - count);
  field.set(Slot.WAITING_TOTAL, field.get(Slot.WAITING_TOTAL) - count);
}

/** To the altar, the forest or the sanctuary: out of play. */
function retire(field: Field, color: number, place: number): void {
  const slot = countSlot(color, place);
  field.put(slot, field.get(slot) + 1);
  field.set(Slot.IN_PLAY + color, field.get(Slot.IN_PLAY + color) - 1);
}

function stopInPassage(field: Field, color: number, stone: number): number {
  const seals = field.role(color) === RoleCode.LASA_VECUVIA;
  if (seals) {
    field.put(Slot.SEALED, field.get(Slot.SEALED) | (field.places.passage[stone] as number));
    field.set(Slot.OPEN_PASSAGES, field.get(Slot.OPEN_PASSAGES) - 1);
  }
  retire(field, color, seals ? Place.SANCTUARY : Place.FOREST);
  applyEnding(field, false);
  return seals ? Effect.SEALED : Effect.LOST;
}

/** One more of a color has arrived on a stone that another color holds. */
function attack(field: Field, color: number, stone: number): number {
  const open = field.get(Slot.HIT_STONE) !== 0;
  const missing = (open ? field.get(Slot.HIT_MISSING) : powerAgainst(field, color, stone)) - 1;
  if (missing > 0) {
    field.remember(Slot.HIT_STONE, stone);
    field.remember(Slot.HIT_COLOR, color);
    field.remember(Slot.HIT_MISSING, missing);
    return Effect.OPEN;
  }
  field.remember(Slot.HIT_STONE, 0);
  field.remember(Slot.HIT_COLOR, 0);
  field.remember(Slot.HIT_MISSING, 0);
  removeVictims(field, field.role(color) === RoleCode.TUCHULCHA, stone);
  field.set(Slot.HOLDER + stone, color + 1);
  if (field.role(color) !== RoleCode.TUCHULCHA) freeze(field, color, stone);
  applyEnding(field, false);
  return Effect.HIT;
}

function removeVictims(field: Field, byTuchulcha: boolean, stone: number): void {
  const victim = field.get(Slot.HOLDER + stone) - 1;
  const toTemple = field.role(victim) === RoleCode.LASA_VECUVIA && !byTuchulcha;
  const removed = standingOn(field, stone);
  removeFrom(field, victim, stone);
  if (field.places.entry[victim] === stone) removeFrom(field, victim, Place.EXIT);
  if (toTemple) {
    field.station(victim, Place.TEMPLE, field.count(victim, Place.TEMPLE) + removed);
    return;
  }
  field.put(countSlot(victim, Place.FOREST), field.count(victim, Place.FOREST) + removed);
  field.set(Slot.IN_PLAY + victim, field.get(Slot.IN_PLAY + victim) - removed);
}

function removeFrom(field: Field, victim: number, place: number): void {
  if (field.count(victim, place) === 0) return;
  field.station(victim, place, 0);
  field.remember(Slot.FROZEN + place, 0);
  // With two players a neutral color can hit the mover's own that waited (§8).
  if (victim === field.mover) stopWaiting(field, place, field.get(Slot.WAITING + place));
}

/** All of the color that stand there made the hit: the stone was another's. */
function freeze(field: Field, color: number, stone: number): void {
  field.remember(Slot.FROZEN + stone, field.count(color, stone));
  if (field.places.entry[color] === stone)
    field.remember(Slot.FROZEN + Place.EXIT, field.count(color, Place.EXIT));
}
