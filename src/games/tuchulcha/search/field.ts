/**
 * A position for the search: one array of small numbers, with a journal, so that a step can be tried and taken back
 * without copying. Steps are made in step.ts, their consequences drawn in ending.ts.
 */
import { COLORS, type Color, SECTOR } from '../board.ts';
import type { ColorState, Position, Role, Standing } from '../position.ts';
import { ALL_COLORS, type Places, placesOf } from './encoding.ts';
import { Place, RoleCode, Slot } from './layout.ts';

const ROLES: readonly Role[] = ['normal', 'tuchulcha', 'lasaVecuvia', 'neutral', 'out'];

/*
 * The slots. From 0: how many haruspexes stand where, by colour and place (countSlot). Slots up to HASHED tell positions
 * apart, those from there to REMEMBERED what a turn remembers of its steps; the others follow from them.
 */

/** Additive hashing: a slot's value times the slot's key, summed. Two keys a slot make 64 bits. */
export const KEYS_A = randomKeys(0x9e3779b9);
export const KEYS_B = randomKeys(0x7f4a7c15);

function randomKeys(seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: Slot.REMEMBERED }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) | 1;
  });
}

export const countSlot = (color: number, place: number): number => color * Place.ROOM + place;

/** Room for the writes of a turn's few steps, and the hashes kept at each mark. */
const JOURNAL = 8192;
const MARK = 4;

export class Field {
  /** Index of the colour whose turn it is. */
  mover = 0;
  places: Places = ALL_COLORS;
  /** A hash of the position, in two halves: equal for equal positions, else different but for one chance in 2^64. */
  hashA = 0;
  hashB = 0;
  /** The same of what the turn remembers (open hit, hitters, waiting ones). */
  turnA = 0;
  turnB = 0;
  readonly slots = new Int32Array(Slot.COUNT);
  /** The rest of the position, which no step changes. */
  private origin: Position | null = null;
  private readonly journal = new Int32Array(JOURNAL);
  private written = 0;

  get(slot: number): number {
    return this.slots[slot] as number;
  }

  count(color: number, place: number): number {
    return this.slots[color * Place.ROOM + place] as number;
  }

  role(color: number): number {
    return this.slots[Slot.ROLE + color] as number;
  }

  /** The game is over, or the mover is out: no step can follow. */
  get ended(): boolean {
    return this.slots[Slot.RESULT] !== 0 || this.slots[Slot.ROLE + this.mover] === RoleCode.OUT;
  }

  /** Writes a slot that follows from others. */
  set(slot: number, value: number): void {
    const { journal, slots, written } = this;
    journal[written] = slot;
    journal[written + 1] = slots[slot] as number;
    this.written = written + 2;
    slots[slot] = value;
  }

  /** Writes a slot of the position. */
  put(slot: number, value: number): void {
    const change = value - (this.slots[slot] as number);
    this.hashA = (this.hashA + Math.imul(change, KEYS_A[slot] as number)) | 0;
    this.hashB = (this.hashB + Math.imul(change, KEYS_B[slot] as number)) | 0;
    this.set(slot, value);
  }

  /** Writes a slot of what the turn remembers. */
  remember(slot: number, value: number): void {
    const change = value - (this.slots[slot] as number);
    if (change === 0) return;
    this.turnA = (this.turnA + Math.imul(change, KEYS_A[slot] as number)) | 0;
    this.turnB = (this.turnB + Math.imul(change, KEYS_B[slot] as number)) | 0;
    this.set(slot, value);
  }

  /** How many of a colour are at a place of play. */
  station(color: number, place: number, count: number): void {
    const slot = color * Place.ROOM + place;
    const none = this.slots[slot] === 0;
    this.put(slot, count);
    if (none === (count === 0)) return;
    const bits = Slot.OCCUPIED + 2 * color + (place >> 5);
    this.set(bits, (this.slots[bits] as number) ^ (1 << (place & 31)));
  }

  /** A point to come back to. Points are left in the reverse order. */
  mark(): number {
    const { journal, written } = this;
    journal[written] = this.hashA;
    journal[written + 1] = this.hashB;
    journal[written + 2] = this.turnA;
    journal[written + 3] = this.turnB;
    this.written = written + MARK;
    return written;
  }

  /** Takes back all that was written since the mark. */
  back(mark: number): void {
    const { journal, slots } = this;
    for (let written = this.written - 2; written >= mark + MARK; written -= 2) {
      slots[journal[written] as number] = journal[written + 1] as number;
    }
    this.hashA = journal[mark] as number;
    this.hashB = journal[mark + 1] as number;
    this.turnA = journal[mark + 2] as number;
    this.turnB = journal[mark + 3] as number;
    this.written = mark;
  }

  /** Sets up a position at the moment the dice are rolled. */
  load(position: Position): void {
    const { slots } = this;
    const { blue, red, yellow, black } = position.colors;
    slots.fill(0);
    this.written = 0;
    this.hashA = this.hashB = this.turnA = this.turnB = 0;
    this.origin = position;
    this.places = placesOf(position);
    this.mover = COLORS.indexOf(position.turn);
    const { sealed } = position;
    slots[Slot.OPEN_PASSAGES] = this.places.passages - sealed.length;
    for (let index = 0; index < sealed.length; index++) {
      slots[Slot.SEALED] =
        (slots[Slot.SEALED] as number) | (this.places.passage[sealed[index] as number] as number);
    }
    this.loadColor(0, blue);
    this.loadColor(1, red);
    this.loadColor(2, yellow);
    this.loadColor(3, black);
    if (this.role(this.mover) !== RoleCode.TUCHULCHA) this.loadWaiting(this.mover);
  }

  private loadColor(color: number, state: ColorState | undefined): void {
    const { slots } = this;
    slots[Slot.ROLE + color] = state ? ROLES.indexOf(state.role) : RoleCode.OUT;
    if (!state) return;
    const { temple, path, atExit } = state;
    const first = color * Place.ROOM;
    slots[first + Place.TEMPLE] = temple;
    slots[first + Place.EXIT] = atExit;
    slots[first + Place.ALTAR] = state.altar;
    slots[first + Place.FOREST] = state.forest;
    slots[first + Place.SANCTUARY] = state.sanctuary;
    let inPlay = temple + atExit;
    let low = temple > 0 ? 1 << Place.TEMPLE : 0;
    let high = 0;
    for (let index = 0; index < path.length; index++) {
      const { stone, count } = path[index] as Standing;
      slots[first + stone] = count;
      slots[Slot.HOLDER + stone] = color + 1;
      inPlay += count;
      if (stone < 32) low |= 1 << stone;
      else high |= 1 << (stone - 32);
    }
    if (atExit > 0) {
      slots[Slot.HOLDER + (this.places.entry[color] as number)] = color + 1;
      high |= 1 << (Place.EXIT - 32);
    }
    slots[Slot.OCCUPIED + 2 * color] = low;
    slots[Slot.OCCUPIED + 2 * color + 1] = high;
    slots[Slot.IN_PLAY + color] = inPlay;
  }

  /** §4.3; Tuchulcha's haruspexes ignore it (§5.2). */
  private loadWaiting(color: number): void {
    const { slots, places } = this;
    let total = 0;
    for (let stone = 1; stone <= places.size; stone += SECTOR) {
      const count = slots[color * Place.ROOM + stone] as number;
      slots[Slot.WAITING + stone] = count;
      total += count;
    }
    const finished = slots[color * Place.ROOM + Place.EXIT] as number;
    slots[Slot.WAITING + Place.EXIT] = finished;
    slots[Slot.WAITING_TOTAL] = total + finished;
  }

  /** The position as it stands; with an open hit two colours share its stone. */
  read(): Position {
    const origin = this.origin;
    if (!origin) throw new Error('read before load');
    const colors: Partial<Record<Color, ColorState>> = {};
    for (const [index, color] of COLORS.entries())
      if (origin.colors[color]) colors[color] = this.readColor(index);
    const sealed: number[] = [];
    for (let stone = 1; stone <= this.places.size; stone++) {
      if ((this.places.passage[stone] as number) & this.get(Slot.SEALED)) sealed.push(stone);
    }
    return { players: origin.players, turn: origin.turn, devotions: origin.devotions, sealed, colors };
  }

  private readColor(color: number): ColorState {
    const path: Standing[] = [];
    for (let stone = 1; stone <= this.places.size; stone++) {
      const count = this.count(color, stone);
      if (count > 0) path.push({ stone, count });
    }
    return {
      role: ROLES[this.role(color)] as Role,
      temple: this.count(color, Place.TEMPLE),
      path,
      atExit: this.count(color, Place.EXIT),
      altar: this.count(color, Place.ALTAR),
      forest: this.count(color, Place.FOREST),
      sanctuary: this.count(color, Place.SANCTUARY),
    };
  }

  /** The winners, once the game is over. */
  winners(): readonly Color[] | null {
    const result = this.get(Slot.RESULT);
    return result === 0 ? null : COLORS.filter((_, index) => result & (1 << index));
  }
}
