/** Keeps the values that were used last. */
export class LruCache<Key, Value> {
  readonly #most: number;
  /** The longest unused first. */
  readonly #values = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }

  delete(key: Key): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  /** The kept value, else one that is made now; one that fails is not kept. */
  getOrMake<T>(this: LruCache<Key, Promise<T>>, key: Key, make: () => Promise<T>): Promise<T> {
    const known = this.get(key);
    if (known) return known;
    const made = make();
    this.set(key, made);
    made.catch(() => this.delete(key));
    return made;
  }
}
