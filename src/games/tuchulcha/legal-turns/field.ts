/**
 * A position for the legal turns: the haruspexes' places, colors in play, open Passages. Colors are indexes of COLORS; layout.ts
 * lists the slots. Steps are made in step.ts, their consequences in ending.ts, and each can be undone (journal.ts).
 */

import { COLORS, type Color } from '../board.ts';
import type { Position } from '../position.ts';
import type { EndReason } from '../types.ts';
import { Journal } from './journal.ts';
import { ALL_COLORS, at, NOBODY, Place, type Places, RoleCode, Slot } from './layout.ts';

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
