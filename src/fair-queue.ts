/**
 * A bounded queue in which owners (servers) take turns, however many items one of them has waiting. When it is full, the owner with
 * the most items loses one.
 */
export class FairQueue<Item> {
  readonly #most: number;
  /** The first owner is the next to be served. No list is empty. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  /** `most` is the capacity, for all owners together. */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the item that was dropped, which may be this one or another owner's newest; null when all fit. */
  add(owner: string, item: Item): Item | null {
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
    this.#size++;
    return this.#size > this.#most ? this.#giveUp(owner) : null;
  }

  /** Removes and returns the oldest item of the next owner; null when the queue is empty. */
  next(): Item | null {
    for (const [owner, line] of this.#lines) {
      this.#lines.delete(owner);
      const item = line.shift();
      if (item === undefined) continue;
      if (line.length > 0) this.#lines.set(owner, line);
      this.#size--;
      return item;
    }
    return null;
  }

  clear(): Item[] {
    const items = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return items;
  }

  /** On a tie the newcomer loses the item. */
  #giveUp(newcomer: string): Item | null {
    let longest = newcomer;
    for (const [owner, line] of this.#lines)
      if (line.length > (this.#lines.get(longest)?.length ?? 0)) longest = owner;
    const line = this.#lines.get(longest) ?? [];
    const item = line.pop() ?? null;
    if (line.length === 0) this.#lines.delete(longest);
    this.#size--;
    return item;
  }
}
