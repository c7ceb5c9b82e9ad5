import type { Hint } from '../../../games/tuchulcha/computer-players/hint.ts';
import type { NetworkWeights } from '../../../games/tuchulcha/computer-players/learned/network.ts';
import type { WeightsByCount } from '../../../games/tuchulcha/computer-players/learned/player.ts';
import type { GameState } from '../../../games/tuchulcha/index.ts';
import { createWorkerQueue, type WorkerQueueSize } from '../../../worker-queue.ts';

export interface HintJob {
  readonly weights: NetworkWeights;
  readonly state: GameState;
}

export interface HintThread {
  /**
   * The judge's opinions of the state, one after the other, in a thread of its own; `serverId`: of which server, since servers take
   * turns. Null: there is nothing to say, too many wait already, the judge is missing, or the bot is stopping. Rejects where it fails
   * or takes too long, which is a fault of ours.
   */
  hintFor(serverId: string, state: GameState): Promise<Hint | null>;
  readonly size: WorkerQueueSize;
  /** Gives up the running job, refuses those that wait, and leaves no thread behind. */
  close(): Promise<void>;
}

/** How many hints may wait while one is thought out. */
const WAITING = 16;
/** Milliseconds after which a hint is given up. */
const TIMEOUT = 30_000;

/** Without weights (null) there are no hints. */
export function createHintThread(weights: WeightsByCount | null): HintThread {
  const queue = createWorkerQueue<HintJob, Hint | null>({
    script: new URL('./worker.ts', import.meta.url),
    describe: () => 'A hint',
    waiting: WAITING,
    timeout: TIMEOUT,
  });
  return {
    get size() {
      return queue.size;
    },
    hintFor: async (serverId, state) => {
      if (!weights) return null;
      const result = await queue.run(serverId, { weights: weights[state.position.players], state });
      return result.ok ? result.value : null;
    },
    close: queue.close,
  };
}
