/**
 * A position for the search: one array of small numbers, with a journal, so that a step can be tried and taken back
 * without copying. Its slots are listed in layout.ts. Steps are made in step.ts, their consequences drawn in ending.ts.
 */
import { COLORS, type Color, SECTOR } from '../board.ts';
import type { ColorState, Position, Role, Standing } from '../position.ts';
import { ALL_COLORS, type Places, placesOf } from './encoding.ts';
import { Place, RoleCode, Slot } from './layout.ts';

const ROLES: readonly Role[] = ['normal', 'tuchulcha', 'lasaVecuvia', 'neutral', 'out'];

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

/** All colors, as bits. */
const ALL = 15;
/** Stones 32..40 in the second word of OCCUPIED. */
const ON_PATH = 0x1ff;
/** Positions share what stands on a stone, by stone and count. */
const COUNTS = 10;
const STANDINGS: readonly Standing[] = Array.from({ length: Place.EXIT * COUNTS }, (_, index) =>
  Object.freeze({ stone: Math.floor(index / COUNTS), count: index % COUNTS }),
);

export class Field {
  /** Index of the color whose turn it is. */
  mover = 0;
  places: Places = ALL_COLORS;
  /** A hash of the position, in two halves: equal for equal positions, else different but for one chance in 2^64. */
  hashA = 0;
  hashB = 0;
  /** The same of what the turn remembers (open hit, hitters, waiting ones). */
  turnA = 0;
  turnB = 0;
  readonly slots = new Int32Array(Slot.COUNT);
  /** The position that was loaded. */
  origin: Position | null = null;
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

  /** How many of a color are at a place of play. */
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

  /** Where the writes since a mark begin; the next one is two further, up to {@link journalEnd}. */
  firstWrite(mark: number): number {
    return mark + MARK;
  }

  get journalEnd(): number {
    return this.written;
  }

  writtenSlot(write: number): number {
    return this.journal[write] as number;
  }

  valueBefore(write: number): number {
    return this.journal[write + 1] as number;
  }

  /** The colors of which something was written since the mark, as bits. */
  changedSince(mark: number): number {
    const { journal, written } = this;
    let changed = 0;
    for (let index = mark + MARK; index < written; index += 2) {
      const slot = journal[index] as number;
      if (slot < Slot.ROLE) changed |= 1 << Math.floor(slot / Place.ROOM);
      else if (slot < Slot.SEALED) changed |= 1 << (slot - Slot.ROLE);
    }
    return changed;
  }

  /**
   * The position as it stands; with an open hit two colors share its stone. Of colors but those that changed (as bits), it
   * has the very states of the position that was loaded.
   */
  read(changed = ALL): Position {
    const { origin } = this;
    if (!origin) throw new Error('read before load');
    const colors: { -readonly [color in Color]?: ColorState } = { ...origin.colors };
    if (changed & 1 && colors.blue) colors.blue = this.readColor(0);
    if (changed & 2 && colors.red) colors.red = this.readColor(1);
    if (changed & 4 && colors.yellow) colors.yellow = this.readColor(2);
    if (changed & 8 && colors.black) colors.black = this.readColor(3);
    const { players, turn, devotions } = origin;
    return { players, turn, devotions, sealed: this.readSealed(origin), colors };
  }

  private readSealed({ sealed }: Position): readonly number[] {
    const { slots, places } = this;
    if (places.passages - sealed.length === slots[Slot.OPEN_PASSAGES]) return sealed;
    const now: number[] = [];
    for (let stone = 1; stone <= places.size; stone++) {
      if ((places.passage[stone] as number) & (slots[Slot.SEALED] as number)) now.push(stone);
    }
    return now;
  }

  private readColor(color: number): ColorState {
    const { slots } = this;
    const first = color * Place.ROOM;
    const path: Standing[] = [];
    let bits = (slots[Slot.OCCUPIED + 2 * color] as number) & ~1;
    for (; bits !== 0; bits &= bits - 1) {
      const stone = 31 - Math.clz32(bits & -bits);
      const count = slots[first + stone] as number;
      if (count > 0) path.push(STANDINGS[stone * COUNTS + count] as Standing);
    }
    bits = (slots[Slot.OCCUPIED + 2 * color + 1] as number) & ON_PATH;
    for (; bits !== 0; bits &= bits - 1) {
      const stone = 63 - Math.clz32(bits & -bits);
      const count = slots[first + stone] as number;
      if (count > 0) path.push(STANDINGS[stone * COUNTS + count] as Standing);
    }
    return {
      role: ROLES[slots[Slot.ROLE + color] as number] as Role,
      temple: slots[first + Place.TEMPLE] as number,
      path,
      atExit: slots[first + Place.EXIT] as number,
      altar: slots[first + Place.ALTAR] as number,
      forest: slots[first + Place.FOREST] as number,
      sanctuary: slots[first + Place.SANCTUARY] as number,
    };
  }

  /** The winners, once the game is over. */
  winners(): readonly Color[] | null {
    const result = this.get(Slot.RESULT);
    return result === 0 ? null : COLORS.filter((_, index) => result & (1 << index));
  }
}
