import { type JudgeByCount, judgesBy } from '../../games/tuchulcha/computer-players/judges.ts';
import type { WeightsByCount } from '../../games/tuchulcha/computer-players/learned/player.ts';
import { type Animator, createAnimator } from '../../pictures/tuchulcha/film/animator.ts';
import { createAnalysisThread } from '../../tables/tuchulcha/analysis/thread/index.ts';
import { createHintThread, type HintThread } from '../../tables/tuchulcha/hint-thread/index.ts';
import {
  createComputerPlayer,
  nameOfWeights,
  weightsOrNull,
} from '../../tables/tuchulcha/learned-weights.ts';
import { type PuzzleCollection, shippedPuzzles } from '../../tables/tuchulcha/puzzles/collection.ts';
import { puzzleSettings } from '../../tables/tuchulcha/settings.ts';
import type { ComputerPlayer } from '../../tables/tuchulcha/types.ts';
import type { WorkerQueueSize } from '../../worker-queue.ts';
import type { GameService, SharedServices } from '../handling/context.ts';
import { FilmCache } from './film-cache.ts';
import { PuzzlePosts } from './puzzles/posts.ts';

declare module '../handling/context.ts' {
  interface FeatureServices {
    readonly tuchulcha: RaceServices;
  }
}

export interface RaceServices extends GameService<'tuchulcha'> {
  /** Judges estimate each player's chance of winning. */
  readonly judges: JudgeByCount;
  readonly hintThread: HintThread;
  readonly filmCache: FilmCache;
  readonly puzzles: () => PuzzleCollection;
}

/** Parts that replace those of the project, for tests. */
interface RaceParts {
  readonly weights?: WeightsByCount;
  readonly computer?: ComputerPlayer;
  readonly animator?: Animator;
}

export function createRaceServices(shared: SharedServices, parts: RaceParts = {}): RaceServices {
  const { log } = shared;
  const weights =
    parts.weights ??
    weightsOrNull((error) =>
      log.warn({ err: error }, 'learned player unavailable; the plain computer player plays'),
    );
  const animator = parts.animator ?? createAnimator();
  const analysisThread = createAnalysisThread({ weights });
  const hintThread = createHintThread(weights);
  const filmCache = new FilmCache({ animator, analysisThread });
  const judges = judgesBy(weights);
  const puzzlePosts = new PuzzlePosts({ ...shared, puzzles: shippedPuzzles });
  return {
    hintThread,
    filmCache,
    judges,
    puzzles: shippedPuzzles,
    table: {
      computer: parts.computer ?? createComputerPlayer(weights),
      judge: { byCount: judges, name: weights ? nameOfWeights : () => 'plain' },
    },
    queues: {
      film: () => waitingIn(animator),
      hint: () => waitingIn(hintThread),
      luck: () => waitingIn(analysisThread),
    },
    run: () => puzzlePosts.run(),
    async serverChanged(guildId, before, after) {
      const [old, current] = [puzzleSettings(before), puzzleSettings(after)];
      const isChanged = old.channel !== current.channel || old.hour !== current.hour;
      if (isChanged) await puzzlePosts.postIn(guildId);
    },
    forgetAvatars: () => filmCache.forgetFilms(),
    async close() {
      // Those who wait for a film are told that there will be none.
      await Promise.all([filmCache.close(), hintThread.close()]);
    },
  };
}

const waitingIn = ({ size }: { readonly size: WorkerQueueSize }): number => size.running + size.waiting;
