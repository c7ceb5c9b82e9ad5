import { LRUCache } from 'lru-cache';
import type { Animation, Animator, FilmFrame } from '../../pictures/tuchulcha/index.ts';
import type { Table } from '../../tables/table.ts';
import type { TurnAnalysis } from '../../tables/tuchulcha/analysis/analysis.ts';
import type { Frame } from '../../tables/tuchulcha/analysis/frames.ts';
import type { AnalysisThread } from '../../tables/tuchulcha/analysis/thread/index.ts';

type Owned = Pick<Table, 'id' | 'guildId'>;

/** Games whose turns, and analyses, are kept. */
const MOST_GAMES = 8;
const MOST_ANALYSES = 40;
/** A film takes up to 10 MiB. */
const MOST_FILMS = 2;
/** A few turns take at most a megabyte. */
const MOST_TURNS = 12;
const TURNS_LIMIT = 1_000_000;

/** Keeps the latest turns, analyses and films of games, which take time to make and never change. Keys of films name the players' looks. */
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

  frames(id: string, read: () => Promise<readonly Frame[]>): Promise<readonly Frame[]> {
    return cached(this.#frames, id, read);
  }

  /** Runs in a thread of its own; null while that is too busy. */
  async analysis({ id, guildId }: Owned, frames: readonly Frame[]): Promise<readonly TurnAnalysis[] | null> {
    const analysis = await cached(this.#analyses, id, () => this.#analysisThread.analyse(guildId, frames));
    if (analysis) this.#known.set(id, analysis);
    else this.#analyses.delete(id);
    return analysis;
  }

  analysisKnown(id: string): readonly TurnAnalysis[] | null {
    return this.#known.get(id) ?? null;
  }

  /** `key` says which film of the table. `onProgress` is called only if this call makes the film. */
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

  /** A few finished turns, at most a megabyte. `key` says which. */
  turns(
    { id, guildId }: Owned,
    key: string,
    frames: readonly FilmFrame[],
    kind: 'turns' | 'story' = 'turns',
  ): Promise<Animation> {
    const options = { kind, limit: TURNS_LIMIT };
    return kept(this.#turns, `${id} ${key}`, () => this.#animator.animateGame(guildId, frames, options));
  }

  /** Called when a person who may be in a film is forgotten. */
  forgetFilms(): void {
    this.#films.clear();
    this.#turns.clear();
  }

  /** Stops all work; those who wait for a film get a refusal. */
  async close(): Promise<void> {
    await Promise.all([this.#animator.close(), this.#analysisThread.close()]);
  }
}

/** Refused work isn't kept, so that it is tried again. */
async function kept(
  cache: LRUCache<string, Promise<Animation>>,
  key: string,
  make: () => Promise<Animation>,
): Promise<Animation> {
  const animation = await cached(cache, key, make);
  if (!animation.ok) cache.delete(key);
  return animation;
}

/** The cached value, or a new one; failures aren't kept. */
function cached<T>(cache: LRUCache<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}
