/** Keeps a few of the values that were asked for last. */
export class Latest<Key, Value> {
  readonly #most: number;
  /** The longest unasked first. */
  readonly #values = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.keep(key, value);
    return value;
  }

  keep(key: Key, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [longest] = this.#values.keys();
    if (this.#values.size > this.#most && longest !== undefined) this.#values.delete(longest);
  }

  drop(key: Key): void {
    this.#values.delete(key);
  }

  /** What is kept, else what is made now; one that fails is not kept. */
  orMade<T>(this: Latest<Key, Promise<T>>, key: Key, make: () => Promise<T>): Promise<T> {
    const known = this.get(key);
    if (known) return known;
    const made = make();
    this.keep(key, made);
    made.catch(() => this.drop(key));
    return made;
  }
}
