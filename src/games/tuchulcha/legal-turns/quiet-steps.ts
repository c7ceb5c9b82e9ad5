/**
 * Quiet steps: those that move one haruspex and concern nobody else. Most steps are quiet. Their effects are known in advance, so a
 * quiet step is made without the journal, a turn's last one not at all, and two independent ones are tried in one order only.
 */

import type { Field } from './field.ts';
import {
  at,
  colorOf,
  dieOf,
  Effect,
  fromOf,
  isHit,
  markQuiet,
  NOBODY,
  Obstacle,
  Place,
  RoleCode,
  Slot,
  settledAt,
  toOf,
  withEffect,
} from './layout.ts';
import { mayEndOrEliminate, powerAgainst } from './step.ts';

/** The packed step, marked if it is quiet. `way`: its obstacle, PLAIN or CLEAR. */
export function markIfQuiet(field: Field, packed: number, way: Obstacle): number {
  if (way === Obstacle.PLAIN) return markQuiet(packed);
  const color = colorOf(packed);
  const to = toOf(packed);
  if (field.hitStone !== 0) return packed;
  const stone = field.stoneOf(color, to);
  if (to !== Place.ALTAR && field.holder(stone) !== NOBODY) {
    return hitsQuietly(field, color, stone) ? markQuiet(withEffect(packed, Effect.HIT)) : packed;
  }
  if (!leavesQuietly(field, color, to)) return packed;
  return markQuiet(withEffect(packed, to === Place.ALTAR ? Effect.NONE : Effect.LOST));
}

/** Whether a step to the altar or into an open Passage has no further effects (§7). */
const leavesQuietly = (field: Field, color: number, to: number): boolean =>
  field.inPlay(color) > 1 &&
  field.role(color) !== RoleCode.LASA_VECUVIA &&
  !mayEndOrEliminate(field, to === Place.ALTAR);

/** One haruspex hits one other, without further effects. */
const hitsQuietly = (field: Field, color: number, stone: number): boolean =>
  powerAgainst(field, color, stone) === 1 &&
  canSpare(field, color, field.holder(stone), 1) &&
  !mayEndOrEliminate(field, false);

/** Whether this many quiet hits of a color on another have no further effects (§7). */
export function canSpare(field: Field, color: number, victim: number, hits: number): boolean {
  if (field.role(victim) !== RoleCode.LASA_VECUVIA) return field.inPlay(victim) > hits;
  return field.role(color) !== RoleCode.TUCHULCHA || field.inPlay(victim) - hits >= field.openPassages;
}

/** The slot where the victim of a quiet hit is counted afterwards. */
export const removedTo = (field: Field, packed: number, victim: number): number => {
  const color = Math.floor(victim / Place.ROOM);
  const toTemple =
    field.role(color) === RoleCode.LASA_VECUVIA && field.role(colorOf(packed)) !== RoleCode.TUCHULCHA;
  return color * Place.ROOM + (toTemple ? Place.TEMPLE : Place.FOREST);
};

/** The slot where the victim of a quiet hit is counted before. */
export function quietVictim(field: Field, packed: number): number {
  const stone = field.stoneOf(colorOf(packed), toOf(packed));
  const victim = field.holder(stone);
  return victim * Place.ROOM + (field.count(victim, stone) > 0 ? stone : Place.EXIT);
}

/** Makes a quiet step that is no hit. Returns whether the haruspex was waiting (§4.3), which unshift needs. */
export function shift(field: Field, packed: number): boolean {
  const color = colorOf(packed);
  const from = fromOf(packed);
  carry(field, color, from, settledAt(packed));
  if (color !== field.mover || field.waiting(from) === 0) return false;
  wait(field, from, -1);
  return true;
}

export function unshift(field: Field, packed: number, waited: boolean): void {
  const from = fromOf(packed);
  carry(field, colorOf(packed), settledAt(packed), from);
  if (waited) wait(field, from, 1);
}

function carry(field: Field, color: number, from: number, to: number): void {
  const { slots } = field;
  const keyA = Slot.KEY_A + color * Place.ROOM;
  const keyB = Slot.KEY_B + color * Place.ROOM;
  field.hashA = (field.hashA - at(slots, keyA + from) + at(slots, keyA + to)) | 0;
  field.hashB = (field.hashB - at(slots, keyB + from) + at(slots, keyB + to)) | 0;
  lift(field, color, from);
  drop(field, color, to);
}

function lift(field: Field, color: number, place: number): void {
  const { slots } = field;
  const slot = color * Place.ROOM + place;
  const left = at(slots, slot) - 1;
  slots[slot] = left;
  if (place > Place.EXIT) {
    slots[Slot.IN_PLAY + color] = at(slots, Slot.IN_PLAY + color) + 1;
  } else if (left === 0) {
    toggle(slots, color, place);
    if (place === Place.TEMPLE) return;
    const stone = field.stoneOf(color, place);
    if (field.standingOn(stone) === 0) slots[Slot.HOLDER + stone] = 0;
  }
}

function drop(field: Field, color: number, place: number): void {
  const { slots } = field;
  const slot = color * Place.ROOM + place;
  const before = at(slots, slot);
  slots[slot] = before + 1;
  if (place > Place.EXIT) {
    slots[Slot.IN_PLAY + color] = at(slots, Slot.IN_PLAY + color) - 1;
  } else if (before === 0) {
    toggle(slots, color, place);
    if (place !== Place.TEMPLE) slots[Slot.HOLDER + field.stoneOf(color, place)] = color + 1;
  }
}

function toggle(slots: Int32Array, color: number, place: number): void {
  const bits = Slot.OCCUPIED + 2 * color + (place >> 5);
  slots[bits] = at(slots, bits) ^ (1 << (place & 31));
}

function wait(field: Field, place: number, change: number): void {
  const { slots } = field;
  slots[Slot.WAITING + place] = at(slots, Slot.WAITING + place) + change;
  slots[Slot.WAITING_TOTAL] = at(slots, Slot.WAITING_TOTAL) + change;
  field.turnA = (field.turnA + Math.imul(change, at(slots, Slot.KEY_A + Slot.WAITING + place))) | 0;
  field.turnB = (field.turnB + Math.imul(change, at(slots, Slot.KEY_B + Slot.WAITING + place))) | 0;
}

/**
 * Whether a quiet step that was proposed before another quiet one, and is made after it now, doesn't depend on it: then the two
 * were tried in the other order. `arrived`: the first one's haruspex is the only one that can move from its place.
 */
export function isIndependent(first: number, second: number, arrived: boolean): boolean {
  if (colorOf(first) !== colorOf(second))
    return toOf(second) !== fromOf(first) && toOf(second) !== toOf(first);
  if (isHit(first) && toOf(second) === toOf(first)) return false;
  return !arrived || fromOf(second) !== toOf(first);
}

/** The rank of a step in the order of proposals: the mover's color first, by place, the highest die first. At least 1. */
export function rankOf(mover: number, packed: number): number {
  const rank = fromOf(packed) * Place.DICE + 7 - dieOf(packed);
  const color = colorOf(packed);
  return color === mover ? rank : rank + 512 * (color + 1);
}

/** Whether only one haruspex of a color can move from a place after its arrival there. */
export const isAlone = (field: Field, packed: number): boolean => {
  const to = settledAt(packed);
  return field.count(colorOf(packed), to) - field.hitters(to) === 1;
};
