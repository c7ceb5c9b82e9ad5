/** A set of 64-bit hashes that is emptied at no cost: what a search has already met. */
export class Seen {
  private a = new Int32Array(1024);
  private b = new Int32Array(1024);
  private generations = new Int32Array(1024);
  private generation = 0;
  private size = 0;

  clear(): void {
    this.generation++;
    this.size = 0;
  }

  /** Whether the hash is new; it is in the set from then on. */
  add(a: number, b: number): boolean {
    if (2 * this.size >= this.a.length) this.grow();
    const last = this.a.length - 1;
    let index = (a ^ (a >>> 15)) & last;
    while (this.generations[index] === this.generation) {
      if (this.a[index] === a && this.b[index] === b) return false;
      index = (index + 1) & last;
    }
    this.a[index] = a;
    this.b[index] = b;
    this.generations[index] = this.generation;
    this.size++;
    return true;
  }

  private grow(): void {
    const { a, b, generations, generation } = this;
    this.a = new Int32Array(2 * a.length);
    this.b = new Int32Array(2 * a.length);
    this.generations = new Int32Array(2 * a.length);
    this.generation = 1;
    this.size = 0;
    for (let index = 0; index < a.length; index++) {
      if (generations[index] === generation) this.add(a[index] as number, b[index] as number);
    }
  }
}
