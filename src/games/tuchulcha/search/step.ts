/** One die, one step (docs/rules/tuchulcha.md §4.1 and §4.2): where it leads, what is in its way, and making it. */

import { ALTAR, EXIT, FOREST, SANCTUARY, TEMPLE, targetIndex } from './encoding.ts';
import { applyEnding } from './ending.ts';
import {
  countSlot,
  type Field,
  FROZEN,
  HIT_COLOR,
  HIT_MISSING,
  HIT_STONE,
  HOLDER,
  IN_PLAY,
  LASA_VECUVIA,
  OPEN_PASSAGES,
  SEALED,
  TUCHULCHA,
  WAITING,
  WAITING_TOTAL,
} from './field.ts';

const NONE = 0;
const OPEN = 1;
const HIT = 2;
const LOST = 3;
const SEAL = 4;

/** Returned by obstacle: nothing in the way, and nobody but the one who moves is concerned; or not in the way either. */
export const PLAIN = 0;
export const CLEAR = 1;
export const OTHER_HIT_OPEN = 2;
export const HELD_BY_TUCHULCHA = 3;
export const TOO_MUCH_POWER = 4;

/** How many haruspexes of a colour at a place may move: those that made a hit there stay (§4.2). */
export const movable = (field: Field, color: number, from: number): number =>
  field.count(color, from) - (from === TEMPLE ? 0 : field.get(FROZEN + from));

/** The place that a die leads to. */
export function targetPlace(field: Field, color: number, from: number, die: number): number {
  const role = field.role(color);
  if (role === LASA_VECUVIA) return jump(field, color, from, die);
  const table = role === TUCHULCHA ? field.places.circle : field.places.journey;
  return table[targetIndex(color, from, die)] as number;
}

/** Lasa Vecuvia counts empty stones only (§6.2); there always are some: at most 32 of 40 are held. */
function jump(field: Field, color: number, from: number, die: number): number {
  let stone = startOf(field, color, from);
  for (let left = die; left > 0; ) {
    stone = (stone % field.places.size) + 1;
    if (field.get(HOLDER + stone) === 0) left--;
  }
  return stone;
}

/** A die of Lasa Vecuvia's that would carry her past the last open Passage (§6.4). */
export function passesLastPassage(field: Field, color: number, from: number, die: number): boolean {
  let passed = 0;
  let stone = startOf(field, color, from);
  for (let left = die; left > 1; ) {
    stone = (stone % field.places.size) + 1;
    if (field.get(HOLDER + stone) !== 0) continue;
    left--;
    if (isOpenPassage(field, stone)) passed++;
  }
  return passed > 0 && passed === field.get(OPEN_PASSAGES);
}

const startOf = (field: Field, color: number, from: number): number =>
  from === TEMPLE ? (field.places.entry[color] as number) - 1 : from;

const stoneOf = (field: Field, color: number, place: number): number =>
  place === EXIT ? (field.places.entry[color] as number) : place;

const isOpenPassage = (field: Field, stone: number): boolean =>
  ((field.places.passage[stone] as number) & ~field.get(SEALED)) !== 0;

/** Whether a step to a place is legal by itself. `spare`: dice left after it, to complete a hit with. */
export function obstacle(field: Field, color: number, to: number, spare: number): number {
  const stone = stoneOf(field, color, to);
  const hitStone = field.get(HIT_STONE);
  if (hitStone !== 0) {
    if (stone !== hitStone || color !== field.get(HIT_COLOR)) return OTHER_HIT_OPEN;
    return field.get(HIT_MISSING) - 1 > spare ? TOO_MUCH_POWER : CLEAR;
  }
  if (to === ALTAR) return CLEAR;
  const holder = field.get(HOLDER + stone);
  if (holder === color + 1) return PLAIN;
  if (holder === 0) return isOpenPassage(field, stone) ? CLEAR : PLAIN;
  if (field.role(holder - 1) === TUCHULCHA) return HELD_BY_TUCHULCHA;
  return powerAgainst(field, color, stone) - 1 > spare ? TOO_MUCH_POWER : CLEAR;
}

/** How many haruspexes of a colour it takes to hit the stone. Tuchulcha counts haruspexes alone (§4.2). */
export function powerAgainst(field: Field, color: number, stone: number): number {
  const power = standingOn(field, stone);
  return field.role(color) === TUCHULCHA ? power : power * (field.places.factor[stone] as number);
}

/** Haruspexes of the colour that holds a stone, those on `e` included. */
export function standingOn(field: Field, stone: number): number {
  const holder = field.get(HOLDER + stone) - 1;
  if (holder < 0) return 0;
  const finished = field.places.entry[holder] === stone ? field.count(holder, EXIT) : 0;
  return field.count(holder, stone) + finished;
}

/** Makes a step that has no obstacle, with all that follows from it. Returns an index of EFFECTS. */
export function makeStep(field: Field, color: number, from: number, to: number): number {
  leave(field, color, from);
  if (to === ALTAR) {
    retire(field, color, ALTAR);
    applyEnding(field, true);
    return NONE;
  }
  const stone = stoneOf(field, color, to);
  const holder = field.get(HOLDER + stone);
  if (holder === 0) {
    if (isOpenPassage(field, stone)) return stopInPassage(field, color, stone);
    field.set(HOLDER + stone, color + 1);
  }
  field.station(color, to, field.count(color, to) + 1);
  return holder === 0 || holder === color + 1 ? NONE : attack(field, color, stone);
}

function leave(field: Field, color: number, from: number): void {
  const left = field.count(color, from) - 1;
  field.station(color, from, left);
  if (from === TEMPLE) return;
  const stone = stoneOf(field, color, from);
  if (left === 0 && standingOn(field, stone) === 0) field.set(HOLDER + stone, 0);
  if (color === field.mover && field.get(WAITING + from) > 0) stopWaiting(field, from, 1);
}

function stopWaiting(field: Field, place: number, count: number): void {
  field.remember(WAITING + place, field.get(WAITING + place) - count);
  field.set(WAITING_TOTAL, field.get(WAITING_TOTAL) - count);
}

/** To the altar, the forest or the sanctuary: out of play. */
function retire(field: Field, color: number, place: number): void {
  const slot = countSlot(color, place);
  field.put(slot, field.get(slot) + 1);
  field.set(IN_PLAY + color, field.get(IN_PLAY + color) - 1);
}

function stopInPassage(field: Field, color: number, stone: number): number {
  const seals = field.role(color) === LASA_VECUVIA;
  if (seals) {
    field.put(SEALED, field.get(SEALED) | (field.places.passage[stone] as number));
    field.set(OPEN_PASSAGES, field.get(OPEN_PASSAGES) - 1);
  }
  retire(field, color, seals ? SANCTUARY : FOREST);
  applyEnding(field, false);
  return seals ? SEAL : LOST;
}

/** One more of a colour has arrived on a stone that another colour holds. */
function attack(field: Field, color: number, stone: number): number {
  const open = field.get(HIT_STONE) !== 0;
  const missing = (open ? field.get(HIT_MISSING) : powerAgainst(field, color, stone)) - 1;
  if (missing > 0) {
    field.remember(HIT_STONE, stone);
    field.remember(HIT_COLOR, color);
    field.remember(HIT_MISSING, missing);
    return OPEN;
  }
  field.remember(HIT_STONE, 0);
  field.remember(HIT_COLOR, 0);
  field.remember(HIT_MISSING, 0);
  removeVictims(field, field.role(color) === TUCHULCHA, stone);
  field.set(HOLDER + stone, color + 1);
  if (field.role(color) !== TUCHULCHA) freeze(field, color, stone);
  applyEnding(field, false);
  return HIT;
}

function removeVictims(field: Field, byTuchulcha: boolean, stone: number): void {
  const victim = field.get(HOLDER + stone) - 1;
  const toTemple = field.role(victim) === LASA_VECUVIA && !byTuchulcha;
  const removed = standingOn(field, stone);
  removeFrom(field, victim, stone);
  if (field.places.entry[victim] === stone) removeFrom(field, victim, EXIT);
  if (toTemple) {
    field.station(victim, TEMPLE, field.count(victim, TEMPLE) + removed);
    return;
  }
  field.put(countSlot(victim, FOREST), field.count(victim, FOREST) + removed);
  field.set(IN_PLAY + victim, field.get(IN_PLAY + victim) - removed);
}

function removeFrom(field: Field, victim: number, place: number): void {
  if (field.count(victim, place) === 0) return;
  field.station(victim, place, 0);
  field.remember(FROZEN + place, 0);
  // With two players a neutral colour can hit the mover's own that waited (§8).
  if (victim === field.mover) stopWaiting(field, place, field.get(WAITING + place));
}

/** All of the colour that stand there made the hit: the stone was another's. */
function freeze(field: Field, color: number, stone: number): void {
  field.remember(FROZEN + stone, field.count(color, stone));
  if (field.places.entry[color] === stone) field.remember(FROZEN + EXIT, field.count(color, EXIT));
}
