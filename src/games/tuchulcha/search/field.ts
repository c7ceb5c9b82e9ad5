/**
 * A position for the search: one array of small numbers, with a journal, so that a step can be tried and taken back
 * without copying. Steps are made in step.ts, their consequences drawn in ending.ts.
 */
import { boardOf, boardOfPosition, COLORS, type Color } from '../board.ts';
import type { ColorState, Position, Role, Standing } from '../position.ts';
import { ALTAR, EXIT, FOREST, PLACES, type Places, placesOf, SANCTUARY, TEMPLE } from './encoding.ts';

export const NORMAL = 0;
export const TUCHULCHA = 1;
export const LASA_VECUVIA = 2;
export const NEUTRAL = 3;
/** Out of the game, or not on the table. */
export const OUT = 4;
const ROLES: readonly Role[] = ['normal', 'tuchulcha', 'lasaVecuvia', 'neutral', 'out'];

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
const SLOTS = END + 1;

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

/** Room for the writes of a turn's few steps, and the hashes kept at each mark. */
const JOURNAL = 8192;
const MARK = 4;

export class Field {
  /** Index of the colour whose turn it is. */
  mover = 0;
  places: Places = placesOf(boardOf(COLORS));
  /** A hash of the position, in two halves: equal for equal positions, else different but for one chance in 2^64. */
  hashA = 0;
  hashB = 0;
  /** The same of what the turn remembers (open hit, hitters, waiting ones). */
  turnA = 0;
  turnB = 0;
  readonly slots = new Int32Array(SLOTS);
  /** The rest of the position, which no step changes. */
  private origin: Position | null = null;
  private readonly journal = new Int32Array(JOURNAL);
  private written = 0;

  get(slot: number): number {
    return this.slots[slot] as number;
  }

  count(color: number, place: number): number {
    return this.slots[color * PLACES + place] as number;
  }

  role(color: number): number {
    return this.slots[ROLE + color] as number;
  }

  /** The game is over, or the mover is out: no step can follow. */
  get ended(): boolean {
    return this.slots[RESULT] !== 0 || this.slots[ROLE + this.mover] === OUT;
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
    const slot = color * PLACES + place;
    const none = this.slots[slot] === 0;
    this.put(slot, count);
    if (none === (count === 0)) return;
    const bits = OCCUPIED + 2 * color + (place >> 5);
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
    slots.fill(0);
    this.written = 0;
    this.hashA = this.hashB = this.turnA = this.turnB = 0;
    this.origin = position;
    this.places = placesOf(boardOfPosition(position));
    this.mover = COLORS.indexOf(position.turn);
    slots[OPEN_PASSAGES] = this.places.passages - position.sealed.length;
    for (const stone of position.sealed) {
      slots[SEALED] = this.get(SEALED) | (this.places.passage[stone] as number);
    }
    for (let color = 0; color < COLORS.length; color++) this.loadColor(color, position);
  }

  private loadColor(color: number, position: Position): void {
    const { slots } = this;
    const state = position.colors[COLORS[color] as Color];
    slots[ROLE + color] = state ? ROLES.indexOf(state.role) : OUT;
    if (!state) return;
    const first = countSlot(color, TEMPLE);
    slots[first + ALTAR] = state.altar;
    slots[first + FOREST] = state.forest;
    slots[first + SANCTUARY] = state.sanctuary;
    this.place(color, TEMPLE, TEMPLE, state.temple);
    for (const { stone, count } of state.path) this.place(color, stone, stone, count);
    this.place(color, EXIT, this.places.entry[color] as number, state.atExit);
  }

  private place(color: number, place: number, stone: number, count: number): void {
    if (count === 0) return;
    const { slots } = this;
    slots[countSlot(color, place)] = count;
    slots[IN_PLAY + color] = this.get(IN_PLAY + color) + count;
    const bits = OCCUPIED + 2 * color + (place >> 5);
    slots[bits] = this.get(bits) | (1 << (place & 31));
    if (place === TEMPLE) return;
    slots[HOLDER + stone] = color + 1;
    this.wait(color, place, stone, count);
  }

  /** §4.3; Tuchulcha's haruspexes ignore it (§5.2). */
  private wait(color: number, place: number, stone: number, count: number): void {
    if (color !== this.mover || this.places.factor[stone] !== 3 || this.role(color) === TUCHULCHA) return;
    this.slots[WAITING + place] = count;
    this.slots[WAITING_TOTAL] = this.get(WAITING_TOTAL) + count;
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
      if ((this.places.passage[stone] as number) & this.get(SEALED)) sealed.push(stone);
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
      temple: this.count(color, TEMPLE),
      path,
      atExit: this.count(color, EXIT),
      altar: this.count(color, ALTAR),
      forest: this.count(color, FOREST),
      sanctuary: this.count(color, SANCTUARY),
    };
  }

  /** The winners, once the game is over. */
  winners(): readonly Color[] | null {
    const result = this.get(RESULT);
    return result === 0 ? null : COLORS.filter((_, index) => result & (1 << index));
  }
}
