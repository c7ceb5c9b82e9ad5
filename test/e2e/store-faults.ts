import type { Store } from '../../src/storage/index.ts';

type Method = Exclude<keyof Store, 'close'>;

/** Methods of the stores that change what is stored. */
const WRITES =
  /^(create(Within)?|change(Within)?|save\w+|show|follow|notify|addToDraft|dropDraft|answerPuzzle)$/;

export class StoreFaults {
  /** Called each time that a table's screen has been brought up to date through this store. */
  onShown: () => void = () => {};
  /** Calls that change what is stored. */
  writes: string[] = [];
  /** How many calls there were. */
  calls = 0;
  /** The call that fails, counted from 1, before or after it is carried out. */
  failing: { readonly call: number; readonly afterwards: boolean } | null = null;
  readonly #failing: { readonly method: Method; readonly afterwards: boolean; left: number }[] = [];

  /** Lets the next calls of a method, or of its twins, fail: before or after they are done. */
  fail(
    method: Method,
    { times = 1, afterwards = false }: { times?: number; afterwards?: boolean } = {},
  ): void {
    this.#failing.push({ method, afterwards, left: times });
  }

  async around(method: string, given: readonly unknown[], work: () => Promise<unknown>): Promise<unknown> {
    this.calls += 1;
    if (WRITES.test(method)) this.writes.push(method);
    const isFailing = this.failing?.call === this.calls;
    if (isFailing && !this.failing?.afterwards) throw new Error(`ordered: ${method} fails`);
    const result = await this.#troubled(method, work);
    if (isFailing) throw new Error(`ordered: ${method} fails afterwards`);
    const [, showing] = given;
    if (method === 'show' && typeof showing === 'object' && showing !== null && 'versionShown' in showing)
      this.onShown();
    return result;
  }

  async #troubled(method: string, work: () => Promise<unknown>): Promise<unknown> {
    const hit = this.#failing.find(
      (failing) =>
        [failing.method, `${failing.method}Within`, `${failing.method}Timed`].includes(method) &&
        failing.left > 0,
    );
    if (!hit) return work();
    hit.left -= 1;
    if (hit.afterwards) await work();
    throw new Error(`ordered: ${method} fails`);
  }
}

/** A store whose calls can be delayed, or made to fail. */
export function withFaults<S extends object>(store: S, trouble: StoreFaults): S {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (name === 'games') return eachGame(method as object, (one) => withFaults(one, trouble));
      if (typeof method !== 'function' || typeof name !== 'string' || name === 'close') return method;
      return (...given: unknown[]) => trouble.around(name, given, () => Reflect.apply(method, target, given));
    },
  });
}

/** The stores of games, each as `change` makes it. */
export const eachGame = (games: object, change: <S extends object>(store: S) => S): object =>
  Object.fromEntries(Object.entries(games).map(([game, store]) => [game, change(store)]));
