import { createWorkerQueue } from '../../../worker-queue.ts';
import type { Frame } from '../frames.ts';
import type { TurnLuck } from '../luck.ts';

export interface LuckThread {
  /**
   * The result of {@link luckOf} for a game, one game after the other, in a thread of its own. Null: too many wait already, or
   * the bot is stopping. Rejects where it fails or takes too long, which is a fault of ours.
   */
  luckOf(frames: readonly Frame[]): Promise<readonly TurnLuck[] | null>;
  /** Gives up what is under way, refuses those that wait, and leaves no thread behind. */
  close(): Promise<void>;
}

export interface LuckThreadOptions {
  /** How many games may wait while one is weighed. */
  readonly waiting?: number;
  /** Milliseconds after which a game is given up. */
  readonly timeout?: number;
}

export function createLuckThread({ waiting = 8, timeout = 60_000 }: LuckThreadOptions = {}): LuckThread {
  const queue = createWorkerQueue<readonly Frame[], readonly TurnLuck[]>({
    script: new URL('./worker.ts', import.meta.url),
    describe: (frames) => `The luck of ${frames.length} turns`,
    ...{ waiting, timeout },
  });
  return {
    luckOf: async (frames) => {
      const result = await queue.run(frames);
      return result.ok ? result.value : null;
    },
    close: queue.close,
  };
}
