import type { Step } from '../types.ts';
import { at, unpackStep } from './layout.ts';

/** A set of 64-bit hashes that is cleared in constant time. */
export class HashSet {
  /** Four numbers per entry: the hash's halves, the generation it belongs to, and an unused one. */
  private entries = new Int32Array(4 * 1024);
  private generation = 1;
  private size = 0;

  clear(): void {
    this.generation++;
    this.size = 0;
  }

  /** Adds the hash; returns whether it is new. */
  add(a: number, b: number): boolean {
    const { entries, generation } = this;
    const last = entries.length - 4;
    let index = ((a ^ (a >>> 15)) << 2) & last;
    while (entries[index + 2] === generation) {
      if (entries[index] === a && entries[index + 1] === b) return false;
      index = (index + 4) & last;
    }
    entries[index] = a;
    entries[index + 1] = b;
    entries[index + 2] = generation;
    this.size++;
    if (8 * this.size > entries.length) this.grow();
    return true;
  }

  private grow(): void {
    const { entries, generation } = this;
    this.entries = new Int32Array(2 * entries.length);
    this.size = 0;
    for (let index = 0; index < entries.length; index += 4) {
      if (entries[index + 2] === generation) this.add(entries[index] ?? 0, entries[index + 1] ?? 0);
    }
  }
}

export class Lines {
  readonly size: number;
  /** Steps per line; shorter ones are padded with 0. */
  private readonly room: number;
  /** The lines one after the other, from `first` on. */
  private readonly packed: Int32Array;
  private readonly first: number;

  constructor(size: number, room: number, packed: Int32Array, first: number) {
    this.size = size;
    this.room = room;
    this.packed = packed;
    this.first = first;
  }

  /** The packed step at an index of a line, 0 after its last. */
  at(line: number, index: number): number {
    return index < this.room ? at(this.packed, this.first + line * this.room + index) : 0;
  }

  steps(line: number): readonly Step[] {
    const steps: Step[] = [];
    for (let index = 0; this.at(line, index) !== 0; index++) steps.push(unpackStep(this.at(line, index)));
    return steps;
  }
}

/** Lines are kept in blocks of this many steps, which many results share. */
const BLOCK = 1 << 14;

/** The distinct ends that a search finds, each with the first line of packed steps to it. */
export class LineSet {
  size = 0;
  private room = 0;
  private steps = new Int32Array(BLOCK);
  private first = 0;
  private next = 0;
  private readonly met = new HashSet();

  /** Starts over, for lines of at most this many steps. */
  clear(room: number): void {
    this.room = room;
    this.next = this.first;
    this.size = 0;
    this.met.clear();
  }

  /** Adds an end by the two halves of its hash, if it is new; `line` holds `length` steps. */
  add(hashA: number, hashB: number, line: Int32Array, length: number): void {
    if (!this.met.add(hashA, hashB)) return;
    const { room, next } = this;
    if (next + room > this.steps.length) this.makeRoom();
    const { steps } = this;
    for (let index = 0; index < room; index++) {
      steps[this.next + index] = index < length ? (line[index] ?? 0) : 0;
    }
    this.next += room;
    this.size++;
  }

  private makeRoom(): void {
    const { steps, first, next } = this;
    this.steps = new Int32Array(Math.max(BLOCK, 2 * (next - first)));
    this.steps.set(steps.subarray(first, next));
    this.first = 0;
    this.next = next - first;
  }

  /** The lines found so far. They stay valid: the next ones are written after them. */
  take(): Lines {
    const { size, room, steps, first } = this;
    this.first = this.next;
    return new Lines(size, room, steps, first);
  }
}
