import { createWorkerQueue, type WorkerQueueSize } from '../../../worker-queue.ts';
import type { Frame } from '../frames.ts';
import type { TurnLuck } from '../luck.ts';

export interface LuckThread {
  /**
   * The result of {@link luckOf} for a game, one game after the other, in a thread of its own; `serverId`: of which server, since
   * servers take turns. Null: too many wait already, or the bot is stopping. Rejects where it fails or takes too long, which is a fault of ours.
   */
  luckOf(serverId: string, frames: readonly Frame[]): Promise<readonly TurnLuck[] | null>;
  readonly size: WorkerQueueSize;
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
    get size() {
      return queue.size;
    },
    luckOf: async (serverId, frames) => {
      const result = await queue.run(serverId, frames);
      return result.ok ? result.value : null;
    },
    close: queue.close,
  };
}
