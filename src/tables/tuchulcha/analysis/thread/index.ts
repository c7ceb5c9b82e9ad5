import type { NetworkWeights } from '../../../../games/tuchulcha/computer-players/learned/network.ts';
import type { WeightsByCount } from '../../../../games/tuchulcha/computer-players/learned/player.ts';
import { createWorkerQueue, type WorkerQueueSize } from '../../../../worker-queue.ts';
import type { TurnAnalysis } from '../analysis.ts';
import type { Frame } from '../frames.ts';

export interface AnalysisThread {
  /**
   * The result of {@link analyse} for a game, one game after the other, in a thread of its own; `serverId`: of which server, since
   * servers take turns. Null: too many wait already, or the bot is stopping. Rejects where it fails or takes too long, which is a fault of ours.
   */
  analyse(serverId: string, frames: readonly Frame[]): Promise<readonly TurnAnalysis[] | null>;
  readonly size: WorkerQueueSize;
  /** Gives up the running job, refuses those that wait, and leaves no thread behind. */
  close(): Promise<void>;
}

interface AnalysisThreadOptions {
  /** The judge's weights; null or left out, the plain player judges. */
  readonly weights?: WeightsByCount | null;
  /** How many games may wait while one is weighed. */
  readonly waiting?: number;
  /** Milliseconds after which a game is given up. */
  readonly timeout?: number;
}

export interface AnalysisJob {
  readonly frames: readonly Frame[];
  readonly weights: NetworkWeights | null;
}

export function createAnalysisThread({
  weights = null,
  waiting = 8,
  timeout = 60_000,
}: AnalysisThreadOptions = {}): AnalysisThread {
  const queue = createWorkerQueue<AnalysisJob, readonly TurnAnalysis[]>({
    script: new URL('./worker.ts', import.meta.url),
    describe: ({ frames }) => `The analysis of ${frames.length} turns`,
    waiting,
    timeout,
  });
  return {
    get size() {
      return queue.size;
    },
    analyse: async (serverId, frames) => {
      const players = frames[0]?.before.players;
      const own = (players && weights?.[players]) ?? null;
      const result = await queue.run(serverId, { frames, weights: own });
      return result.ok ? result.value : null;
    },
    close: queue.close,
  };
}
