/** Gives out turns in the order they were asked for; the next one comes when the one before has ended. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves, when it is one's turn, to what ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end: () => void = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }

  async during<T>(work: () => T): Promise<Awaited<T>> {
    const end = await this.take();
    try {
      return await work();
    } finally {
      end();
    }
  }
}
