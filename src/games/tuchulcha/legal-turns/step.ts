/** One die, one step (docs/rules/tuchulcha.md §4.1, §4.2, §6.2): target, obstacles, making it, and what that ends (§7). */

import { COLORS } from '../board.ts';
import type { Field } from './field.ts';
import { at, Effect, EndCode, NOBODY, Obstacle, Place, RoleCode, Slot, targetIndex } from './layout.ts';

export function targetPlace(field: Field, color: number, from: number, die: number): number {
  const role = field.role(color);
  // She counts empty stones only (§6.2).
  if (role === RoleCode.LASA_VECUVIA)
    return nthEmpty(heldStones(field, 0), heldStones(field, 1), startOf(field, color, from), die);
  return at(targetsOf(field, color), targetIndex(color, from, die));
}

/** The targets of dice for a color that isn't Lasa Vecuvia's, by targetIndex. */
export const targetsOf = ({ places, slots }: Field, color: number): Int32Array =>
  slots[Slot.ROLE + color] === RoleCode.TUCHULCHA ? places.circle : places.journey;

/** Whether a step to a place is individually legal. `spare`: dice left after it, to complete a hit with. */
export function obstacle(field: Field, color: number, to: number, spare: number): Obstacle {
  const stone = field.stoneOf(color, to);
  const { hitStone } = field;
  if (hitStone !== 0) {
    if (stone !== hitStone || color !== field.hitColor) return Obstacle.OTHER_HIT_OPEN;
    return field.hitMissing - 1 > spare ? Obstacle.TOO_MUCH_POWER : Obstacle.CLEAR;
  }
  if (to === Place.ALTAR) return Obstacle.CLEAR;
  const holder = field.holder(stone);
  if (holder === color) return Obstacle.PLAIN;
  if (holder === NOBODY) return field.isOpenPassage(stone) ? Obstacle.CLEAR : Obstacle.PLAIN;
  if (field.role(holder) === RoleCode.TUCHULCHA) return Obstacle.HELD_BY_TUCHULCHA;
  return powerAgainst(field, color, stone) - 1 > spare ? Obstacle.TOO_MUCH_POWER : Obstacle.CLEAR;
}

/** The number of a color's haruspexes needed to hit the stone. Tuchulcha only counts haruspexes (§4.2). */
export function powerAgainst(field: Field, color: number, stone: number): number {
  const power = field.standingOn(stone);
  return field.role(color) === RoleCode.TUCHULCHA ? power : power * field.factor(stone);
}

/** Makes a step without obstacle, with all consequences. Returns an Effect. */
export function makeStep(field: Field, color: number, from: number, to: number): number {
  leave(field, color, from);
  if (to === Place.ALTAR) {
    field.retire(color, Place.ALTAR, 1);
    applyEnding(field, true);
    return Effect.NONE;
  }
  const stone = field.stoneOf(color, to);
  const holder = field.holder(stone);
  if (holder === NOBODY) {
    if (field.isOpenPassage(stone)) return stopInPassage(field, color, stone);
    field.hold(stone, color);
  }
  field.place(color, to, field.count(color, to) + 1);
  return holder === NOBODY || holder === color ? Effect.NONE : attack(field, color, stone);
}

function leave(field: Field, color: number, from: number): void {
  const left = field.count(color, from) - 1;
  field.place(color, from, left);
  if (from === Place.TEMPLE) return;
  const stone = field.stoneOf(color, from);
  if (left === 0 && field.standingOn(stone) === 0) field.vacate(stone);
  if (color === field.mover && field.waiting(from) > 0) field.stopWaiting(from, 1);
}

function stopInPassage(field: Field, color: number, stone: number): number {
  const seals = field.role(color) === RoleCode.LASA_VECUVIA;
  if (seals) field.seal(stone);
  field.retire(color, seals ? Place.SANCTUARY : Place.FOREST, 1);
  applyEnding(field, false);
  return seals ? Effect.SEALED : Effect.LOST;
}

/** Another one of a color has arrived on a stone that another color holds. */
function attack(field: Field, color: number, stone: number): number {
  const isOpen = field.hitStone !== 0;
  const missing = (isOpen ? field.hitMissing : powerAgainst(field, color, stone)) - 1;
  field.openHit(stone, color, missing);
  if (missing > 0) return Effect.OPEN;
  removeVictims(field, field.role(color) === RoleCode.TUCHULCHA, stone);
  field.hold(stone, color);
  if (field.role(color) !== RoleCode.TUCHULCHA) stayAfterHit(field, color, stone);
  applyEnding(field, false);
  return Effect.HIT;
}

function removeVictims(field: Field, byTuchulcha: boolean, stone: number): void {
  const victim = field.holder(stone);
  const toTemple = field.role(victim) === RoleCode.LASA_VECUVIA && !byTuchulcha;
  const removed = field.standingOn(stone);
  removeFrom(field, victim, stone);
  if (field.entry(victim) === stone) removeFrom(field, victim, Place.EXIT);
  if (toTemple) field.place(victim, Place.TEMPLE, field.count(victim, Place.TEMPLE) + removed);
  else field.retire(victim, Place.FOREST, removed);
}

function removeFrom(field: Field, victim: number, place: number): void {
  if (field.count(victim, place) === 0) return;
  field.place(victim, place, 0);
  field.setHitters(place, 0);
  // With two players a neutral color can hit the mover's own that waited (§8).
  if (victim === field.mover) field.stopWaiting(place, field.waiting(place));
}

/** All of the color on the stone made the hit, since it was another's. */
function stayAfterHit(field: Field, color: number, stone: number): void {
  field.setHitters(stone, field.count(color, stone));
  if (field.entry(color) === stone) field.setHitters(Place.EXIT, field.count(color, Place.EXIT));
}

/** The occupied stones as bits, in two words as {@link Field.occupied}. */
export function heldStones({ slots }: Field, word: number): number {
  const first = Slot.OCCUPIED + word;
  return at(slots, first) | at(slots, first + 2) | at(slots, first + 4) | at(slots, first + 6);
}

/** The ring of four players; Lasa Vecuvia exists only there. */
const RING = 40;

/** The nth free stone after one. There always is one: at most 32 of 40 are occupied. */
export function nthEmpty(heldLow: number, heldHigh: number, after: number, nth: number): number {
  let bits = emptyAfter(heldLow, heldHigh, after);
  for (let left = nth; left > 1; left--) bits &= bits - 1;
  if (bits === 0) return walk(heldLow, heldHigh, after, nth);
  const stone = after + 32 - Math.clz32(bits & -bits);
  return stone > RING ? stone - RING : stone;
}

/** The free ones of the 32 stones after one, as bits, the next first. */
function emptyAfter(heldLow: number, heldHigh: number, stone: number): number {
  const low = ~(heldLow | 1);
  const high = ~heldHigh & 0x1ff;
  const behind = stone > 8 ? (low >>> 1) << (RING - stone) : 0;
  return stone < 31
    ? (low >>> (stone + 1)) | (high << (31 - stone)) | behind
    : (high >>> (stone - 31)) | behind;
}

/** If nearly all of the next 32 stones are occupied, the rest of the ring counts. */
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

/** The stone before the first step's count. */
export const startOf = (field: Field, color: number, from: number): number =>
  from === Place.TEMPLE ? field.entry(color) - 1 : from;

const COUNT = COLORS.length;

/** The five numbers of §7, in order. `reachedAltar`: the previous step brought a haruspex there. */
export function applyEnding(field: Field, reachedAltar: boolean): void {
  if (!mayEndOrEliminate(field, reachedAltar)) return;
  if (reachedAltar) fellTuchulcha(field);
  const lasaVecuvia = field.devotedTo(RoleCode.LASA_VECUVIA);
  if (lasaVecuvia !== NOBODY) {
    if (field.inPlay(lasaVecuvia) < field.openPassages) field.takeOut(lasaVecuvia);
    else if (field.openPassages === 0) {
      field.end(1 << lasaVecuvia, EndCode.ALL_SEALED);
      return;
    }
  }
  if (field.devotedTo(RoleCode.TUCHULCHA) !== NOBODY) takeOutWithNoneInPlay(field);
  const tuchulchaIsLeft = field.devotedTo(RoleCode.TUCHULCHA) !== NOBODY;
  const players = playersLeft(field);
  if (isOneAtMost(players)) {
    field.end(players, tuchulchaIsLeft ? EndCode.TUCHULCHA_WINS : EndCode.LAST_IN_GAME);
  } else if (!tuchulchaIsLeft && someColorHasNoneInPlay(field)) {
    field.end(winnersByRank(field, players), EndCode.COLOR_FINISHED);
  }
}

/** Whether one of §7's numbers can apply. A cheap check, since most steps have no such effect. */
export function mayEndOrEliminate(field: Field, reachedAltar: boolean): boolean {
  const { openPassages } = field;
  let players = 0;
  for (let color = 0; color < COUNT; color++) {
    const role = field.role(color);
    if (role === RoleCode.OUT) continue;
    const inPlay = field.inPlay(color);
    if (inPlay === 0 || (role === RoleCode.TUCHULCHA && reachedAltar)) return true;
    if (role === RoleCode.LASA_VECUVIA && (inPlay < openPassages || openPassages === 0)) return true;
    if (role !== RoleCode.NEUTRAL) players++;
  }
  return players < 2;
}

/** §5.3: Tuchulcha falls by another player's step. */
function fellTuchulcha(field: Field): void {
  const tuchulcha = field.devotedTo(RoleCode.TUCHULCHA);
  if (tuchulcha !== NOBODY && tuchulcha !== field.mover) field.takeOut(tuchulcha);
}

/** Tuchulcha first: the others go out only if Tuchulcha stays. Neutral colors never do. */
function takeOutWithNoneInPlay(field: Field): void {
  const tuchulcha = field.devotedTo(RoleCode.TUCHULCHA);
  if (field.inPlay(tuchulcha) === 0) {
    field.takeOut(tuchulcha);
    return;
  }
  for (let color = 0; color < COUNT; color++) {
    if (field.isPlayer(color) && field.inPlay(color) === 0) field.takeOut(color);
  }
}

/** The players who are still in the game, as bits. */
function playersLeft(field: Field): number {
  let players = 0;
  for (let color = 0; color < COUNT; color++) if (field.isPlayer(color)) players |= 1 << color;
  return players;
}

const isOneAtMost = (bits: number): boolean => (bits & (bits - 1)) === 0;

function someColorHasNoneInPlay(field: Field): boolean {
  for (let color = 0; color < COUNT; color++) {
    if (!field.isOut(color) && field.inPlay(color) === 0) return true;
  }
  return false;
}

/** A haruspex on the altar outranks all in the forest. */
export const ALTAR_RANK = 16;

export const rankOf = (field: Field, color: number): number =>
  ALTAR_RANK * field.count(color, Place.ALTAR) - field.count(color, Place.FOREST);

/** Most on the altar, then fewest in the forest (§7, number 5). Ties share; of two players, only a sole leader wins. */
function winnersByRank(field: Field, players: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let top = 0;
  for (let color = 0; color < COUNT; color++) {
    if (field.isOut(color)) continue;
    const rank = rankOf(field, color);
    if (rank > best) {
      best = rank;
      top = 0;
    }
    if (rank === best) top |= 1 << color;
  }
  if (field.origin?.players !== 2) return top & players;
  const ender = 1 << field.mover;
  return top === ender ? ender : players & ~ender;
}
