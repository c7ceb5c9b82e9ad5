/**
 * A queue that is shared fairly: owners (servers) take turns, however much one of them has waiting, and where there is no place left,
 * the owner with the most waiting gives one up.
 */
export class FairQueue<Item> {
  readonly #most: number;
  /** The owner whose turn is next comes first. None is empty. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  /** `most`: how many may wait, of all owners together. */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** The item for which there is no place, which may be this one or another owner's newest; null where all have one. */
  add(owner: string, item: Item): Item | null {
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
    this.#size++;
    return this.#size > this.#most ? this.#giveUp(owner) : null;
  }

  /** The oldest of the owner whose turn it is; null where nothing waits. */
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

  /** Nothing waits any more; what did. */
  clear(): Item[] {
    const items = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return items;
  }

  /** Where several have as many waiting, it is the newcomer's. */
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
