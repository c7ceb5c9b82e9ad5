/** The distinct ends that a search finds, each with the first line of packed steps that led there. */
import { Seen } from './seen.ts';

/** Steps a line has at most: Tuchulcha's discard and three dice. Shorter lines are filled up with 0. */
export const LINE = 4;

export class Ends {
  size = 0;
  private readonly lines: number[] = [];
  private readonly met = new Seen();

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
      lines[first + index] = index < length ? (line[index] as number) : 0;
    }
  }

  /** The lines one after the other, LINE steps each. */
  take(): readonly number[] {
    return this.lines.slice(0, this.size * LINE);
  }
}
