/** Numbers that follow from a seed alone (SplitMix32): the same in every process. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A stream of its own for each name, so that one that is asked more often changes no other. */
  static of(seed: number, name: string): Random {
    let hash = seed >>> 0;
    for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return new Random(hash);
  }

  /** 32 bits. */
  readonly word = (): number => {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };

  /** From 0 to less than 1. */
  readonly fraction = (): number => (this.word() * 0x100000 + (this.word() >>> 12)) / 2 ** 52;

  /** A whole number below `count`. */
  below(count: number): number {
    return Math.floor(this.fraction() * count);
  }

  between(from: number, to: number): number {
    return from + this.fraction() * (to - from);
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** Undefined if there is none. */
  oneOf<T>(all: readonly T[]): T | undefined {
    return all[this.below(all.length)];
  }

  /** Each as likely as its weight in comparison; undefined if there is none. */
  weighed<T>(all: readonly { readonly one: T; readonly weight: number }[]): T | undefined {
    let left = this.between(
      0,
      all.reduce((sum, { weight }) => sum + weight, 0),
    );
    return all.find(({ weight }) => {
      left -= weight;
      return left <= 0;
    })?.one;
  }

  bytes(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = this.word() & 0xff;
  }
}
