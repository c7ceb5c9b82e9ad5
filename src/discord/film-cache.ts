import { LruCache } from '../lru-cache.ts';
import type { Animation, Animator, FilmFrame } from '../pictures/index.ts';
import type { Frame } from '../tables/results/frames.ts';
import type { TurnLuck } from '../tables/results/luck.ts';
import type { LuckThread } from '../tables/results/luck-thread/index.ts';
import type { Table } from '../tables/table.ts';

/** A finished game, and the server for which its luck and films are made. */
type Owned = Pick<Table, 'id' | 'guildId'>;

/** Games whose turns are kept, and whose luck is. */
const MOST_GAMES = 8;
const MOST_LUCKS = 40;
/** A film takes up to 10 MiB. */
const MOST_FILMS = 2;
/** A few turns take a megabyte at most. */
const MOST_TURNS = 12;
const TURNS_LIMIT = 1_000_000;

/**
 * Turns, luck and films of games, which take time to make. The latest are kept in memory: they can't change, and can be
 * made again. In films are names
 * and faces, which their keys say.
 */
export class FilmCache {
  readonly #animator: Animator;
  readonly #luckThread: LuckThread;
  readonly #frames = new LruCache<string, Promise<readonly Frame[]>>(MOST_GAMES);
  readonly #lucks = new LruCache<string, Promise<readonly TurnLuck[] | null>>(MOST_LUCKS);
  readonly #knownLuck = new LruCache<string, readonly TurnLuck[]>(MOST_LUCKS);
  readonly #films = new LruCache<string, Promise<Animation>>(MOST_FILMS);
  readonly #turns = new LruCache<string, Promise<Animation>>(MOST_TURNS);

  constructor(parts: { readonly animator: Animator; readonly luckThread: LuckThread }) {
    this.#animator = parts.animator;
    this.#luckThread = parts.luckThread;
  }

  /** The turns of a table. */
  frames(id: string, read: () => Promise<readonly Frame[]>): Promise<readonly Frame[]> {
    return this.#frames.getOrMake(id, read);
  }

  /** Computed in a thread of its own; null while that is too busy. */
  async luck({ id, guildId }: Owned, frames: readonly Frame[]): Promise<readonly TurnLuck[] | null> {
    const luck = await this.#lucks.getOrMake(id, () => this.#luckThread.luckOf(guildId, frames));
    if (luck) this.#knownLuck.set(id, luck);
    else this.#lucks.delete(id);
    return luck;
  }

  /** The luck that has been computed already; else null. */
  luckKnown(id: string): readonly TurnLuck[] | null {
    return this.#knownLuck.get(id) ?? null;
  }

  /** `key`: which film of the table. `onProgress` hears of it only where the film is made for this call. */
  film(
    { id, guildId }: Owned,
    key: string,
    frames: readonly FilmFrame[],
    onProgress: (done: number, total: number) => void,
  ): Promise<Animation> {
    return kept(this.#films, `${id} ${key}`, () =>
      this.#animator.animateGame(guildId, frames, { onProgress }),
    );
  }

  /** A few turns of a game, at most a megabyte; of one that goes on, turns that have come to their end. `key`: which of them. */
  turns({ id, guildId }: Owned, key: string, frames: readonly FilmFrame[]): Promise<Animation> {
    const options = { kind: 'turns', limit: TURNS_LIMIT } as const;
    return kept(this.#turns, `${id} ${key}`, () => this.#animator.animateGame(guildId, frames, options));
  }

  /** Somebody who is in one of them is forgotten. */
  forgetFilms(): void {
    this.#films.clear();
    this.#turns.clear();
  }

  /** Makes no more; those who wait for a film are told so. */
  async close(): Promise<void> {
    await Promise.all([this.#animator.close(), this.#luckThread.close()]);
  }
}

/** One that was refused is asked for again. */
async function kept(
  cache: LruCache<string, Promise<Animation>>,
  key: string,
  make: () => Promise<Animation>,
): Promise<Animation> {
  const animation = await cache.getOrMake(key, make);
  if (!animation.ok) cache.delete(key);
  return animation;
}
