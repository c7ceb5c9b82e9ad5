/** An array of small numbers whose writes can be undone, with an incremental hash. */
import { at, Slot } from './layout.ts';

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

export class Journal {
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
