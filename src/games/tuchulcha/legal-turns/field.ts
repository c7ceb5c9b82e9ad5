/**
 * A position for the legal turns: the haruspexes' places, colors in play, open Passages. Colors are indexes of COLORS; layout.ts
 * lists the slots. Steps are made in step.ts, their consequences in ending.ts, and each can be undone (`Journal`).
 */

import { COLORS, type Color, type Position } from '../board.ts';
import type { EndReason } from '../types.ts';
import { ALL_COLORS, at, NOBODY, Place, type Places, RoleCode, Slot } from './layout.ts';

/** Additive hashing: the sum of each slot's value times its key. Two keys per slot make 64 bits. */
const KEYS = [randomKeys(0x9e3779b9), randomKeys(0x7f4a7c15)] as const;

function randomKeys(seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: Slot.REMEMBERED }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) | 1;
  });
}

/** Capacity for the writes of a turn's few steps, and the hashes at each mark. */
const LENGTH = 2048;
const MARK = 4;

/** An array of small numbers whose writes can be undone, with an incremental hash. */
class Journal {
  readonly slots = new Int32Array(Slot.LENGTH);
  /** A hash of the position, in two halves: equal for equal positions; a collision has a probability of 1 in 2^64. */
  hashA = 0;
  hashB = 0;
  /** The same for the turn's state (open hit, hitters, waiting ones). */
  turnA = 0;
  turnB = 0;
  private readonly writes = new Int32Array(LENGTH);
  private written = 0;

  constructor() {
    this.slots.set(KEYS[0], Slot.KEY_A);
    this.slots.set(KEYS[1], Slot.KEY_B);
  }

  get(slot: number): number {
    return at(this.slots, slot);
  }

  protected clear(): void {
    this.slots.fill(0, 0, Slot.COUNT);
    this.written = 0;
    this.hashA = this.hashB = this.turnA = this.turnB = 0;
  }

  /** Writes a slot that is derived from others. */
  protected set(slot: number, value: number): void {
    const { writes, slots, written } = this;
    writes[written] = slot;
    writes[written + 1] = at(slots, slot);
    this.written = written + 2;
    slots[slot] = value;
  }

  /** Writes a slot of the position. */
  protected put(slot: number, value: number): void {
    const { slots } = this;
    const change = value - at(slots, slot);
    this.hashA = (this.hashA + Math.imul(change, at(slots, Slot.KEY_A + slot))) | 0;
    this.hashB = (this.hashB + Math.imul(change, at(slots, Slot.KEY_B + slot))) | 0;
    this.set(slot, value);
  }

  /** Writes a slot of the turn's state. */
  protected remember(slot: number, value: number): void {
    const { slots } = this;
    const change = value - at(slots, slot);
    if (change === 0) return;
    this.turnA = (this.turnA + Math.imul(change, at(slots, Slot.KEY_A + slot))) | 0;
    this.turnB = (this.turnB + Math.imul(change, at(slots, Slot.KEY_B + slot))) | 0;
    this.set(slot, value);
  }

  /** A point to return to. Points are left in reverse order. */
  mark(): number {
    const { writes, written } = this;
    writes[written] = this.hashA;
    writes[written + 1] = this.hashB;
    writes[written + 2] = this.turnA;
    writes[written + 3] = this.turnB;
    this.written = written + MARK;
    return written;
  }

  /** Undoes all writes since the mark. */
  back(mark: number): void {
    const { writes, slots } = this;
    for (let write = this.written - 2; write >= mark + MARK; write -= 2) {
      slots[at(writes, write)] = at(writes, write + 1);
    }
    this.hashA = at(writes, mark);
    this.hashB = at(writes, mark + 1);
    this.turnA = at(writes, mark + 2);
    this.turnB = at(writes, mark + 3);
    this.written = mark;
  }

  /** The index of the first write since a mark; the next one is two further, up to {@link journalEnd}. */
  firstWrite(mark: number): number {
    return mark + MARK;
  }

  get journalEnd(): number {
    return this.written;
  }

  writtenSlot(write: number): number {
    return at(this.writes, write);
  }

  valueBefore(write: number): number {
    return at(this.writes, write + 1);
  }
}

/** The reasons by {@link EndCode}. */
const REASONS: readonly (EndReason | null)[] = [
  null,
  'allSealed',
  'tuchulchaWins',
  'lastInGame',
  'colorFinished',
];

const COUNT = COLORS.length;

export class Field extends Journal {
  mover = 0;
  places: Places = ALL_COLORS;
  origin: Position | null = null;

  /** Clears the field for the next position. */
  begin(position: Position, places: Places, mover: number): void {
    this.clear();
    this.origin = position;
    this.places = places;
    this.mover = mover;
  }

  role(color: number): number {
    return at(this.slots, Slot.ROLE + color);
  }

  /** Out of the game, or not on the table. */
  isOut(color: number): boolean {
    return this.role(color) === RoleCode.OUT;
  }

  /** In the game, and not a neutral color. */
  isPlayer(color: number): boolean {
    return this.role(color) < RoleCode.NEUTRAL;
  }

  /** The color with a role that one color can have, or NOBODY. */
  devotedTo(role: RoleCode.TUCHULCHA | RoleCode.LASA_VECUVIA): number {
    for (let color = 0; color < COUNT; color++) if (this.role(color) === role) return color;
    return NOBODY;
  }

  count(color: number, place: number): number {
    return at(this.slots, color * Place.ROOM + place);
  }

  /** Haruspexes of a color in its temple and on the path. */
  inPlay(color: number): number {
    return at(this.slots, Slot.IN_PLAY + color);
  }

  /** The places in play where a color stands, as bits: 0 to 31 in word 0, the others in word 1. */
  occupied(color: number, word: number): number {
    return at(this.slots, Slot.OCCUPIED + 2 * color + word);
  }

  /** The color on a stone, or NOBODY; the one that is hit while a hit is open. */
  holder(stone: number): number {
    return at(this.slots, Slot.HOLDER + stone) - 1;
  }

  /** The number of haruspexes of the color that holds a stone, including those on `e`. */
  standingOn(stone: number): number {
    const holder = this.holder(stone);
    if (holder === NOBODY) return 0;
    const finished = this.entry(holder) === stone ? this.count(holder, Place.EXIT) : 0;
    return this.count(holder, stone) + finished;
  }

  get openPassages(): number {
    return at(this.slots, Slot.OPEN_PASSAGES);
  }

  isOpenPassage(stone: number): boolean {
    return (at(this.places.passage, stone) & ~at(this.slots, Slot.SEALED)) !== 0;
  }

  isSealed(stone: number): boolean {
    return (at(this.places.passage, stone) & at(this.slots, Slot.SEALED)) !== 0;
  }

  /** The stone where a color enters. */
  entry(color: number): number {
    return at(this.places.entry, color);
  }

  factor(stone: number): number {
    return at(this.places.factor, stone);
  }

  /** The stone of a place on the path: `e` is on the entry stone. */
  stoneOf(color: number, place: number): number {
    return place === Place.EXIT ? this.entry(color) : place;
  }

  /** The stone where a hit is open (§4.2), or 0; its color, and how many it still needs. */
  get hitStone(): number {
    return at(this.slots, Slot.HIT_STONE);
  }

  get hitColor(): number {
    return at(this.slots, Slot.HIT_COLOR);
  }

  get hitMissing(): number {
    return at(this.slots, Slot.HIT_MISSING);
  }

  /** The mover's haruspexes that must leave a place first (§4.3). */
  waiting(place: number): number {
    return at(this.slots, Slot.WAITING + place);
  }

  get waitingTotal(): number {
    return at(this.slots, Slot.WAITING_TOTAL);
  }

  /** The number of those at a place that made a hit there and stay (§4.2). */
  hitters(place: number): number {
    return at(this.slots, Slot.FROZEN + place);
  }

  /** The number of a color's haruspexes at a place that can move. */
  movable(color: number, place: number): number {
    return this.count(color, place) - this.hitters(place);
  }

  /** The game is over, or the mover is out: no step can follow. */
  get ended(): boolean {
    return this.isOver || this.isOut(this.mover);
  }

  get isOver(): boolean {
    return this.slots[Slot.RESULT] !== 0;
  }

  /** The winners once the game is over, as bits, otherwise 0. */
  get winnerBits(): number {
    return at(this.slots, Slot.RESULT);
  }

  winners(): readonly Color[] | null {
    const winners = this.winnerBits;
    return winners === 0 ? null : COLORS.filter((_, color) => winners & (1 << color));
  }

  get endReason(): EndReason | null {
    return REASONS[at(this.slots, Slot.END)] ?? null;
  }

  /** Sets a color's number at a place, in the temple and on the path also the color's presence. */
  place(color: number, place: number, count: number): void {
    const slot = color * Place.ROOM + place;
    const none = this.slots[slot] === 0;
    this.put(slot, count);
    if (none === (count === 0) || place > Place.EXIT) return;
    const bits = Slot.OCCUPIED + 2 * color + (place >> 5);
    this.set(bits, at(this.slots, bits) ^ (1 << (place & 31)));
  }

  hold(stone: number, color: number): void {
    this.set(Slot.HOLDER + stone, color + 1);
  }

  vacate(stone: number): void {
    this.set(Slot.HOLDER + stone, 0);
  }

  /** Moves haruspexes between play and a place off the path. */
  retire(color: number, place: Place.ALTAR | Place.FOREST | Place.SANCTUARY, count: number): void {
    this.place(color, place, this.count(color, place) + count);
    this.set(Slot.IN_PLAY + color, this.inPlay(color) - count);
  }

  seal(stone: number): void {
    this.put(Slot.SEALED, at(this.slots, Slot.SEALED) | at(this.places.passage, stone));
    this.set(Slot.OPEN_PASSAGES, this.openPassages - 1);
  }

  /** This many must still arrive (§4.2); with none `missing`, no hit is open. */
  openHit(stone: number, color: number, missing: number): void {
    this.remember(Slot.HIT_STONE, missing > 0 ? stone : 0);
    this.remember(Slot.HIT_COLOR, missing > 0 ? color : 0);
    this.remember(Slot.HIT_MISSING, missing);
  }

  setHitters(place: number, count: number): void {
    this.remember(Slot.FROZEN + place, count);
  }

  stopWaiting(place: number, count: number): void {
    this.remember(Slot.WAITING + place, this.waiting(place) - count);
    this.set(Slot.WAITING_TOTAL, this.waitingTotal - count);
  }

  /** A color is out: all its haruspexes go to the box. */
  takeOut(color: number): void {
    for (let place = Place.TEMPLE; place <= Place.SANCTUARY; place++) {
      if (this.count(color, place) === 0) continue;
      this.place(color, place, 0);
      if (place === Place.TEMPLE || place > Place.EXIT) continue;
      const stone = this.stoneOf(color, place);
      if (this.holder(stone) === color) this.vacate(stone);
    }
    this.set(Slot.IN_PLAY + color, 0);
    this.put(Slot.ROLE + color, RoleCode.OUT);
  }

  /** Ends the game. Winners are bits, `ending` is an Ending. */
  end(winners: number, ending: number): void {
    this.set(Slot.RESULT, winners);
    this.set(Slot.END, ending);
  }

  /** The colors with writes since the mark, as bits. */
  changedSince(mark: number): number {
    const end = this.journalEnd;
    let changed = 0;
    for (let write = this.firstWrite(mark); write < end; write += 2) {
      const slot = this.writtenSlot(write);
      if (slot < Slot.ROLE) changed |= 1 << Math.floor(slot / Place.ROOM);
      else if (slot < Slot.SEALED) changed |= 1 << (slot - Slot.ROLE);
    }
    return changed;
  }
}
