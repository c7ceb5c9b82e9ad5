import { createWorkerQueue, type WorkerQueueSize } from '../../../worker-queue.ts';
import type { Film, FilmOptions, OnProgress } from './film.ts';
import type { FilmFrame } from './frame.ts';
import type { FilmOrder, FilmProgress } from './worker.ts';

export interface AnimationOptions extends FilmOptions {
  /** Called about every ten frames; begins again where a film turns out too large and is made smaller. */
  readonly onProgress?: OnProgress;
}

/** `busy`: too many wait already. `closed`: the bot is stopping. */
export type Animation =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly reason: 'busy' | 'closed' };

export interface Animator {
  /**
   * A game, or a part of it, as an animated picture: a frame each, in order. Made in a thread of its own, one after the
   * other; `serverId`: for which server, since servers take turns. Rejects where a film fails, which is a fault of ours.
   */
  animateGame(serverId: string, frames: readonly FilmFrame[], options?: AnimationOptions): Promise<Animation>;
  readonly size: WorkerQueueSize;
  /** Ends the film in the making, refuses those that wait, and leaves no thread behind. */
  close(): Promise<void>;
}

export interface AnimatorOptions {
  /** How many films may wait while one is made. */
  readonly waiting?: number;
  /** Milliseconds after which a film is given up. */
  readonly timeout?: number;
}

export function createAnimator({ waiting = 4, timeout = 60_000 }: AnimatorOptions = {}): Animator {
  const queue = createWorkerQueue<FilmOrder, Film, FilmProgress>({
    script: new URL('./worker.ts', import.meta.url),
    describe: ({ frames }) => `A film of ${frames.length} frames`,
    waiting,
    timeout,
  });
  return {
    get size() {
      return queue.size;
    },
    animateGame: async (serverId, frames, { onProgress, ...options } = {}) => {
      const result = await queue.run(serverId, { frames, options }, ({ done, total }) =>
        onProgress?.(done, total),
      );
      if (!result.ok) return result;
      // Bytes arrive from a thread as a plain Uint8Array.
      const film = result.value;
      return { ok: true, film: { ...film, bytes: Buffer.from(film.bytes) } };
    },
    close: queue.close,
  };
}
