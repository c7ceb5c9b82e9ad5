/** Runs slow work of a judge in separate threads: analyses of games, and hints. */

import { readFileSync } from 'node:fs';
import { type NetworkWeights, parseWeights } from '../../games/tuchulcha/computer-players/evaluator.ts';
import type { Hint } from '../../games/tuchulcha/computer-players/hint.ts';
import type { WeightsByCount } from '../../games/tuchulcha/computer-players/judge.ts';
import type { LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import { learnedPlayer } from '../../games/tuchulcha/computer-players/player.ts';
import type { GameState } from '../../games/tuchulcha/types.ts';
import { sha256Digits } from '../../hash.ts';
import { projectFile } from '../../project-file.ts';
import { createWorkerQueue } from '../../worker-queue.ts';
import type { TurnAnalysis } from './analysis/analysis.ts';
import type { Frame } from './analysis/frames.ts';
import type { ComputerPlayer } from './types.ts';

export interface AnalysisJob {
  readonly kind: 'analysis';
  readonly frames: readonly Frame[];
  readonly weights: NetworkWeights;
}

export interface HintJob {
  readonly kind: 'hint';
  readonly weights: NetworkWeights;
  readonly state: GameState;
}

const WORKER = new URL('./judge-worker.ts', import.meta.url);

export type AnalysisThread = ReturnType<typeof createAnalysisThread>;

export type HintThread = ReturnType<typeof createHintThread>;

/** `waiting`: maximum number of waiting games. */
export function createAnalysisThread(weights: WeightsByCount, waiting = 8) {
  const queue = createWorkerQueue<AnalysisJob, readonly TurnAnalysis[]>({
    script: WORKER,
    describe: ({ frames }) => `The analysis of ${frames.length} turns`,
    waiting,
    timeout: 60_000,
  });
  return {
    get size() {
      return queue.size;
    },
    close: queue.close,
    /**
     * Analyzes one game after the other; `serverId`: servers take turns. Null: too many are waiting, or the bot is stopping.
     * Rejects if it fails or times out, which is a bug.
     */
    async analyse(serverId: string, frames: readonly Frame[]): Promise<readonly TurnAnalysis[] | null> {
      const [first] = frames;
      if (!first) return [];
      const own = weights[first.before.players];
      const result = await queue.run(serverId, { kind: 'analysis', frames, weights: own });
      return result.ok ? result.value : null;
    },
  };
}

export function createHintThread(weights: WeightsByCount) {
  const queue = createWorkerQueue<HintJob, Hint | null>({
    script: WORKER,
    describe: () => 'A hint',
    waiting: 16,
    timeout: 30_000,
  });
  return {
    get size() {
      return queue.size;
    },
    close: queue.close,
    /** The judge's opinion of a state. Null also if there is nothing to say. */
    async hintFor(serverId: string, state: GameState): Promise<Hint | null> {
      const own = weights[state.position.players];
      const result = await queue.run(serverId, { kind: 'hint', weights: own, state });
      return result.ok ? result.value : null;
    },
  };
}

/** Path of the learned player's weights in assets/players/. */
export const weightsFile = (players: 2 | 3 | 4): string => projectFile(`assets/players/${players}.weights`);

/** Throws an error that names the file if one is missing or of another version. */
export function readWeights(): WeightsByCount {
  const read = (players: 2 | 3 | 4) => parseWeights(readFileSync(weightsFile(players)), players);
  return { 2: read(2), 3: read(3), 4: read(4) };
}

/** The name of a judge with these weights: the beginning of the SHA-256 of their file. */
export const nameOfWeights = (players: 2 | 3 | 4): string =>
  sha256Digits(readFileSync(weightsFile(players)), NAME_DIGITS);

const NAME_DIGITS = 16;

export function createComputerPlayer(weights: WeightsByCount): ComputerPlayer {
  const players: Readonly<Record<LevelName, ReturnType<typeof learnedPlayer>>> = {
    novice: learnedPlayer(weights, 'novice'),
    casual: learnedPlayer(weights, 'casual'),
    seasoned: learnedPlayer(weights, 'seasoned'),
    strong: learnedPlayer(weights),
  };
  return (state, level) => players[level](state);
}
