/** Work under one key is done one after the other, in the order in which it was asked for; under other keys meanwhile. */
export class Serial {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    this.#last.set(key, running);
    const done = () => {
      if (this.#last.get(key) === running) this.#last.delete(key);
    };
    running.then(done, done);
    return running;
  }
}
