import { at } from './layout.ts';

/** A set of 64-bit hashes that is emptied at no cost. */
export class HashSet {
  /** Four numbers an entry: the hash's halves, the generation it belongs to, nothing. */
  private entries = new Int32Array(4 * 1024);
  private generation = 1;
  private size = 0;

  clear(): void {
    this.generation++;
    this.size = 0;
  }

  /** Whether the hash is new; it is in the set from then on. */
  add(a: number, b: number): boolean {
    const { entries, generation } = this;
    const last = entries.length - 4;
    let index = slotOf(a) & last;
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

  has(a: number, b: number): boolean {
    const { entries, generation } = this;
    const last = entries.length - 4;
    let index = slotOf(a) & last;
    while (entries[index + 2] === generation) {
      if (entries[index] === a && entries[index + 1] === b) return true;
      index = (index + 4) & last;
    }
    return false;
  }

  private grow(): void {
    const { entries, generation } = this;
    this.entries = new Int32Array(2 * entries.length);
    this.size = 0;
    for (let index = 0; index < entries.length; index += 4) {
      if (entries[index + 2] === generation) this.add(at(entries, index), at(entries, index + 1));
    }
  }
}

const slotOf = (a: number): number => (a ^ (a >>> 15)) << 2;

/** Steps a line has at most: Tuchulcha's discard and three dice. Shorter lines are filled up with 0. */
export const LINE = 4;

/** The distinct ends that a search finds, each with the first line of packed steps that led there. */
export class LineSet {
  size = 0;
  private readonly lines: number[] = [];
  private readonly met = new HashSet();

  clear(): void {
    this.size = 0;
    this.met.clear();
  }

  /** By the two halves of the end's hash; `line` holds `length` steps, at most LINE. */
  add(hashA: number, hashB: number, line: Int32Array, length: number): void {
    if (!this.met.add(hashA, hashB)) return;
    const { lines } = this;
    const first = this.size++ * LINE;
    for (let index = 0; index < LINE; index++) {
      lines[first + index] = index < length ? at(line, index) : 0;
    }
  }

  /** The lines one after the other, LINE steps each. */
  take(): readonly number[] {
    return this.lines.slice(0, this.size * LINE);
  }
}
