import { LruCache } from '../lru-cache.ts';
import type { Animation, Animator, FilmFrame } from '../pictures/index.ts';
import type { TurnAnalysis } from '../tables/results/analysis.ts';
import type { AnalysisThread } from '../tables/results/analysis-thread/index.ts';
import type { Frame } from '../tables/results/frames.ts';
import type { Table } from '../tables/table.ts';

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
  readonly #frames = new LruCache<string, Promise<readonly Frame[]>>(MOST_GAMES);
  readonly #analyses = new LruCache<string, Promise<readonly TurnAnalysis[] | null>>(MOST_ANALYSES);
  readonly #known = new LruCache<string, readonly TurnAnalysis[]>(MOST_ANALYSES);
  readonly #films = new LruCache<string, Promise<Animation>>(MOST_FILMS);
  readonly #turns = new LruCache<string, Promise<Animation>>(MOST_TURNS);

  constructor(parts: { readonly animator: Animator; readonly analysisThread: AnalysisThread }) {
    this.#animator = parts.animator;
    this.#analysisThread = parts.analysisThread;
  }

  /** The turns of a table. */
  frames(id: string, read: () => Promise<readonly Frame[]>): Promise<readonly Frame[]> {
    return this.#frames.getOrMake(id, read);
  }

  /** Computed in a thread of its own; null while that is too busy. */
  async analysis({ id, guildId }: Owned, frames: readonly Frame[]): Promise<readonly TurnAnalysis[] | null> {
    const analysis = await this.#analyses.getOrMake(id, () => this.#analysisThread.analyse(guildId, frames));
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
  cache: LruCache<string, Promise<Animation>>,
  key: string,
  make: () => Promise<Animation>,
): Promise<Animation> {
  const animation = await cache.getOrMake(key, make);
  if (!animation.ok) cache.delete(key);
  return animation;
}
