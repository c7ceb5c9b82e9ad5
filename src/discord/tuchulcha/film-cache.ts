import { LRUCache } from 'lru-cache';
import type { Animation, Animator, FilmFrame } from '../../pictures/tuchulcha/index.ts';
import type { Table } from '../../tables/table.ts';
import type { TurnAnalysis } from '../../tables/tuchulcha/analysis/analysis.ts';
import type { Frame } from '../../tables/tuchulcha/analysis/frames.ts';
import type { AnalysisThread } from '../../tables/tuchulcha/analysis/thread/index.ts';

/** A finished game, and the server for which its analysis and films are made. */
type Owned = Pick<Table, 'id' | 'guildId'>;

/** Games whose turns are kept, and whose analyses are. */
const MOST_GAMES = 8;
const MOST_ANALYSES = 40;
/** A film takes up to 10 MiB. */
const MOST_FILMS = 2;
/** A few turns take a megabyte at most. */
const MOST_TURNS = 12;
const TURNS_LIMIT = 1_000_000;

/**
 * Turns, analyses and films of games, which take time to make. The latest are kept in memory: they can't change, and can be
 * made again. In films are names
 * and faces, which their keys say.
 */
export class FilmCache {
  readonly #animator: Animator;
  readonly #analysisThread: AnalysisThread;
  readonly #frames = new LRUCache<string, Promise<readonly Frame[]>>({ max: MOST_GAMES });
  readonly #analyses = new LRUCache<string, Promise<readonly TurnAnalysis[] | null>>({ max: MOST_ANALYSES });
  readonly #known = new LRUCache<string, readonly TurnAnalysis[]>({ max: MOST_ANALYSES });
  readonly #films = new LRUCache<string, Promise<Animation>>({ max: MOST_FILMS });
  readonly #turns = new LRUCache<string, Promise<Animation>>({ max: MOST_TURNS });

  constructor(parts: { readonly animator: Animator; readonly analysisThread: AnalysisThread }) {
    this.#animator = parts.animator;
    this.#analysisThread = parts.analysisThread;
  }

  /** The turns of a table. */
  frames(id: string, read: () => Promise<readonly Frame[]>): Promise<readonly Frame[]> {
    return cached(this.#frames, id, read);
  }

  /** Computed in a thread of its own; null while that is too busy. */
  async analysis({ id, guildId }: Owned, frames: readonly Frame[]): Promise<readonly TurnAnalysis[] | null> {
    const analysis = await cached(this.#analyses, id, () => this.#analysisThread.analyse(guildId, frames));
    if (analysis) this.#known.set(id, analysis);
    else this.#analyses.delete(id);
    return analysis;
  }

  /** The analysis where it has been computed already; else null. */
  analysisKnown(id: string): readonly TurnAnalysis[] | null {
    return this.#known.get(id) ?? null;
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
    await Promise.all([this.#animator.close(), this.#analysisThread.close()]);
  }
}

/** One that was refused is asked for again. */
async function kept(
  cache: LRUCache<string, Promise<Animation>>,
  key: string,
  make: () => Promise<Animation>,
): Promise<Animation> {
  const animation = await cached(cache, key, make);
  if (!animation.ok) cache.delete(key);
  return animation;
}

/** What is kept under the key, else what is made now; what fails to be made is not kept. */
function cached<T>(cache: LRUCache<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}
