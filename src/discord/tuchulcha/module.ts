import {
  type JudgeByCount,
  judgesBy,
  type WeightsByCount,
} from '../../games/tuchulcha/computer-players/judge.ts';
import { type Animator, createAnimator } from '../../pictures/tuchulcha/film/animator.ts';
import type { Haruspex } from '../../tables/tuchulcha/apply-request.ts';
import {
  createAnalysisThread,
  createComputerPlayer,
  createHintThread,
  type HintThread,
  nameOfWeights,
  readWeights,
} from '../../tables/tuchulcha/judge-threads.ts';
import { type PuzzleCollection, shippedPuzzles } from '../../tables/tuchulcha/puzzles.ts';
import { type ComputerPlayer, puzzleSettings } from '../../tables/tuchulcha/settings.ts';
import type { WorkerQueueSize } from '../../worker-queue.ts';
import { tableIn } from '../custom-id.ts';
import type { GameFeature } from '../game-features.ts';
import type { GameService, SharedServices } from '../handling/context.ts';
import type { GameView } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { boardFeature } from './board-message.ts';
import { RACE_EMOJIS } from './button-labels.ts';
import { turnButtons } from './buttons.ts';
import { diceFeature } from './dice.ts';
import { endMessage } from './end-message.ts';
import { FilmCache } from './films.ts';
import { helpFeature } from './help/index.ts';
import { hintsFeature } from './hints.ts';
import { pastGamesFeature, showPastGame } from './history/index.ts';
import { tuchulchaFeature } from './index.ts';
import { raceLobbyFeature, raceOpening, tuchulchaLobby } from './lobby.ts';
import { tuchulchaWords } from './move-texts.ts';
import { deliverTuchulcha, raceResultCard } from './notices.ts';
import { raceProfile, raceSeasonStory } from './profile-part.ts';
import { PuzzlePosts, puzzleFeature, puzzleLine } from './puzzles/posts.ts';
import { pastTurn } from './recap.ts';
import { tuchulchaRules } from './rule-figures.ts';
import { tuchulchaPreferences, tuchulchaServerSettings } from './settings.ts';
import { turnMessage } from './turn.ts';
import { turnAnimationFeature } from './turn-animation.ts';
import { tutorialFeature } from './tutorial/page.ts';
import { voteButtons, votesFeature } from './votes.ts';
import { helpMessage, welcomeFeature, welcomeMessage } from './welcome.ts';

const OF_TURN = [
  turnButtons.act,
  turnButtons.haruspex,
  turnButtons.devotion,
  voteButtons.cast,
  links.rematch,
];

/** Each turn has a message, and the end has one. */
export const tuchulchaView: GameView<'tuchulcha'> = {
  showsFaces: true,
  stage: ({ turnNumber, phase }) => (phase.name === 'over' ? turnNumber + 1 : turnNumber),
  current({ table, state, replay, until, sittings, players, voting = null, of }) {
    if (state.phase.name === 'over') {
      const events = replay.flatMap((entry) => entry.events);
      return endMessage(table, state, events, sittings, replay, (color) => players[color]?.face, voting);
    }
    return turnMessage({ table, state, replay, of: of as Haruspex | null, until, sittings, voting, players });
  },
  past: pastTurn,
  tableOfTurn: (customId) => tableIn(OF_TURN, customId),
  lobby: tuchulchaLobby,
};

export const tuchulchaInDiscord: GameFeature<'tuchulcha'> = {
  name: 'tuchulcha',
  rules: tuchulchaRules,
  text: 'command.tuchulcha',
  leaderboard: true,
  profile: raceProfile,
  emojis: RACE_EMOJIS,
  view: tuchulchaView,
  words: tuchulchaWords,
  deliver: deliverTuchulcha,
  resultCard: raceResultCard,
  showPast: showPastGame,
  seasonStory: raceSeasonStory,
  tableListLine: puzzleLine,
  greeting: { message: welcomeMessage, help: helpMessage },
  opening: raceOpening,
  preferences: tuchulchaPreferences,
  serverSettings: tuchulchaServerSettings,
  createServices: createRaceServices,
  features: [
    raceLobbyFeature,
    helpFeature,
    diceFeature,
    welcomeFeature,
    tuchulchaFeature,
    hintsFeature,
    boardFeature,
    tutorialFeature,
    puzzleFeature,
    turnAnimationFeature,
    pastGamesFeature,
    votesFeature,
  ],
};

declare module '../handling/context.ts' {
  interface FeatureServices {
    readonly tuchulcha: RaceServices;
  }
}

interface RaceServices extends GameService<'tuchulcha'> {
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
  const weights = parts.weights ?? readWeights();
  const animator = parts.animator ?? createAnimator();
  const analysisThread = createAnalysisThread(weights);
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
      judge: { byCount: judges, name: nameOfWeights },
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
      // People who wait for a film are told that there will be none.
      await Promise.all([filmCache.close(), hintThread.close()]);
    },
  };
}

const waitingIn = ({ size }: { readonly size: WorkerQueueSize }): number => size.running + size.waiting;
