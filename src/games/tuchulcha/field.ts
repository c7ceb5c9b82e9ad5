/**
 * The fast core's position: one array of small numbers, with a journal, so that a step can be tried and taken back
 * without copying. Steps are made in stepping.ts, their consequences drawn in settling.ts.
 */
import { boardOfPosition } from './board.ts';
import { COLORS, type Color, type Role } from './color.ts';
import { ALTAR, EXIT, FOREST, PLACES, type Places, placesOf, SANCTUARY, TEMPLE } from './places.ts';
import type { ColorState, Position, Standing } from './position.ts';

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
/** By colour: haruspexes in the temple and on the path. */
export const IN_PLAY = HOLDER + PLACES;
export const WAITING_TOTAL = IN_PLAY + COLORS.length;
export const OPEN_PASSAGES = WAITING_TOTAL + 1;
/** The winners' bits (1 << colour) once the game is over, else 0; and why it is (END_REASONS). */
export const RESULT = OPEN_PASSAGES + 1;
export const END = RESULT + 1;
const HASH_A = END + 1;
const HASH_B = HASH_A + 1;
const TURN_A = HASH_B + 1;
const TURN_B = TURN_A + 1;
const SLOTS = TURN_B + 1;

const JOURNAL = 4096;

/** Additive hashing: a slot's value times the slot's key, summed. Two keys a slot make 64 bits. */
const KEYS_A = randomKeys(0x9e3779b9);
const KEYS_B = randomKeys(0x7f4a7c15);

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

export class Field {
  /** Index of the colour whose turn it is. */
  mover = 0;
  places: Places = placesOf(boardOfPosition({ colors: {} }));
  /** Everything but where the haruspexes are comes from here. */
  private origin: Position | null = null;
  private readonly slots = new Int32Array(SLOTS);
  private readonly journal = new Int32Array(2 * JOURNAL);
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
    return this.get(RESULT) !== 0 || this.role(this.mover) === OUT;
  }

  /** Writes a slot that follows from others. */
  set(slot: number, value: number): void {
    this.journal[this.written] = slot;
    this.journal[this.written + 1] = this.slots[slot] as number;
    this.written += 2;
    this.slots[slot] = value;
  }

  /** Writes a slot of the position. */
  put(slot: number, value: number): void {
    const change = value - (this.slots[slot] as number);
    this.set(HASH_A, (this.get(HASH_A) + Math.imul(change, KEYS_A[slot] as number)) | 0);
    this.set(HASH_B, (this.get(HASH_B) + Math.imul(change, KEYS_B[slot] as number)) | 0);
    this.set(slot, value);
  }

  /** Writes a slot of what the turn remembers. */
  remember(slot: number, value: number): void {
    const change = value - (this.slots[slot] as number);
    if (change === 0) return;
    this.set(TURN_A, (this.get(TURN_A) + Math.imul(change, KEYS_A[slot] as number)) | 0);
    this.set(TURN_B, (this.get(TURN_B) + Math.imul(change, KEYS_B[slot] as number)) | 0);
    this.set(slot, value);
  }

  /** A point of the journal to come back to. */
  mark(): number {
    return this.written;
  }

  /** Takes back all that was written since the mark. */
  back(mark: number): void {
    while (this.written > mark) {
      this.written -= 2;
      this.slots[this.journal[this.written] as number] = this.journal[this.written + 1] as number;
    }
  }

  /** Two halves of a hash of the position: equal for equal positions, else different but for one chance in 2^64. */
  get hashA(): number {
    return this.get(HASH_A);
  }
  get hashB(): number {
    return this.get(HASH_B);
  }
  /** The same with what the turn remembers (open hit, hitters, waiting ones). */
  get turnHashA(): number {
    return (this.get(HASH_A) + this.get(TURN_A)) | 0;
  }
  get turnHashB(): number {
    return (this.get(HASH_B) + this.get(TURN_B)) | 0;
  }

  /** Sets up a position at the moment the dice are rolled. */
  load(position: Position): void {
    this.slots.fill(0);
    this.written = 0;
    this.origin = position;
    this.places = placesOf(boardOfPosition(position));
    this.mover = COLORS.indexOf(position.turn);
    let passages = 0;
    for (let stone = 1; stone <= this.places.size; stone++) if (this.places.passage[stone]) passages++;
    this.slots[OPEN_PASSAGES] = passages - position.sealed.length;
    for (const stone of position.sealed) {
      this.slots[SEALED] = this.get(SEALED) | (this.places.passage[stone] as number);
    }
    for (let color = 0; color < COLORS.length; color++) this.loadColor(color, position);
  }

  private loadColor(color: number, position: Position): void {
    const state = position.colors[COLORS[color] as Color];
    this.slots[ROLE + color] = state ? ROLES.indexOf(state.role) : OUT;
    if (!state) return;
    const first = countSlot(color, TEMPLE);
    this.slots[first + TEMPLE] = state.temple;
    this.slots[first + EXIT] = state.atExit;
    this.slots[first + ALTAR] = state.altar;
    this.slots[first + FOREST] = state.forest;
    this.slots[first + SANCTUARY] = state.sanctuary;
    let inPlay = state.temple + state.atExit;
    for (const { stone, count } of state.path) {
      this.slots[first + stone] = count;
      this.slots[HOLDER + stone] = color + 1;
      inPlay += count;
      this.wait(color, stone, stone, count);
    }
    this.slots[IN_PLAY + color] = inPlay;
    if (state.atExit === 0) return;
    const stone = this.places.entry[color] as number;
    this.slots[HOLDER + stone] = color + 1;
    this.wait(color, EXIT, stone, state.atExit);
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
