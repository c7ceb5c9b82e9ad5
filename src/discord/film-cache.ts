import type { Animation, Animator, FilmFrame } from '../pictures/index.ts';
import type { Frame } from '../tables/results/frames.ts';
import type { TurnLuck } from '../tables/results/luck.ts';
import type { LuckThread } from '../tables/results/luck-thread/index.ts';

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

/** Games whose turns are kept, and whose luck is. */
const GAMES = 8;
const LUCKS = 40;
/** A film takes up to 10 MiB. */
const FILMS = 2;

/**
 * What costs time to tell of games that are over, and of the latest is kept in memory: nothing of it can change, and all of it
 * can be made again. No names are in it.
 */
export class FilmCache {
  readonly #animator: Animator;
  readonly #luckThread: LuckThread;
  readonly #frames = new Latest<string, Promise<readonly Frame[]>>(GAMES);
  readonly #lucks = new Latest<string, Promise<readonly TurnLuck[] | null>>(LUCKS);
  readonly #weighed = new Latest<string, readonly TurnLuck[]>(LUCKS);
  readonly #films = new Latest<string, Promise<Animation>>(FILMS);

  constructor(parts: { readonly animator: Animator; readonly luckThread: LuckThread }) {
    this.#animator = parts.animator;
    this.#luckThread = parts.luckThread;
  }

  /** The turns of a table. */
  frames(id: string, read: () => Promise<readonly Frame[]>): Promise<readonly Frame[]> {
    return this.#frames.orMade(id, read);
  }

  /** Weighed in a thread of its own. Null: not to be had just now. */
  async luck(id: string, frames: readonly Frame[]): Promise<readonly TurnLuck[] | null> {
    const luck = await this.#lucks.orMade(id, () => this.#luckThread.luckOf(frames));
    if (luck) this.#weighed.keep(id, luck);
    else this.#lucks.drop(id);
    return luck;
  }

  /** What has been weighed already; else null. */
  luckKnown(id: string): readonly TurnLuck[] | null {
    return this.#weighed.get(id) ?? null;
  }

  /** `key`: which film. `onProgress` hears of it only where the film is made for this call. */
  async film(
    key: string,
    frames: readonly FilmFrame[],
    onProgress: (done: number, total: number) => void,
  ): Promise<Animation> {
    const animation = await this.#films.orMade(key, () => this.#animator.animateGame(frames, { onProgress }));
    if (!animation.ok) this.#films.drop(key);
    return animation;
  }

  /** Nothing is made any more; whoever waits is told so. */
  async close(): Promise<void> {
    await Promise.all([this.#animator.close(), this.#luckThread.close()]);
  }
}
