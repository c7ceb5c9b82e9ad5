import type { ButtonInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache-limits.ts';
import { openPassagesIn } from '../../games/tuchulcha/board.ts';
import {
  type JudgeByCount,
  judgesBy,
  type WeightsByCount,
} from '../../games/tuchulcha/computer-players/judge.ts';
import { askedByTuchulcha, devote } from '../../games/tuchulcha/devotion.ts';
import { firstRoll } from '../../games/tuchulcha/dice.ts';
import { offers } from '../../games/tuchulcha/game.ts';
import type { Devotion, GameState } from '../../games/tuchulcha/types.ts';
import type { Face } from '../../pictures/canvas/avatar.ts';
import { drawable } from '../../pictures/painter.ts';
import { type Animator, createAnimator } from '../../pictures/tuchulcha/film/animator.ts';
import { makeRequest } from '../../tables/changes/turns.ts';
import { byTimeLeft, withTurnTimes } from '../../tables/reminders/timing.ts';
import { occupantOf, waitsFor, whyNotNow } from '../../tables/seats.ts';
import { isOf, type Table } from '../../tables/table.ts';
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
import type { ComputerPlayer } from '../../tables/tuchulcha/types.ts';
import { translator } from '../../texts/index.ts';
import type { WorkerQueueSize } from '../../worker-queue.ts';
import { isOnEphemeral, tableGuildOf } from '../api/interaction.ts';
import { button, plain, rowsOf } from '../api/message.ts';
import { tableIn } from '../custom-id.ts';
import type { GameFeature } from '../game-features.ts';
import type { GameService, Tap } from '../handling/context.ts';
import { type Feature, respond, updating } from '../handling/feature.ts';
import { refreshPressed, refreshRefused } from '../handling/refresh-table.ts';
import { acceptedTable, answer, replyPrivately, replyRefusal } from '../handling/reply.ts';
import type { GameView, MessageToDraw } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { faceAt, labelOn } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';
import {
  chooseEnding,
  setAutomaticAnswer,
  showAutomaticAnswers,
  tuchulchaPreferences,
} from './automatic-answers.ts';
import { boardFeature } from './board-message.ts';
import { decisionLabel, RACE_EMOJIS } from './button-labels.ts';
import { turnButtons } from './buttons.ts';
import { diceFeature } from './dice.ts';
import { endMessage } from './end-message.ts';
import { FilmCache } from './films.ts';
import { helpMessage, welcomeFeature, welcomeMessage } from './help.ts';
import { hintsFeature } from './hints.ts';
import { pastGamesFeature, showPastGame } from './history/index.ts';
import { raceLobbyFeature, raceOpening, tuchulchaLobby } from './lobby.ts';
import { tuchulchaWords } from './move-texts.ts';
import { deliverTuchulcha, raceResultCard } from './notices.ts';
import { raceProfile, raceSeasonStory } from './profile-part.ts';
import { puzzleFeature, puzzleLine, tuchulchaServerSettings } from './puzzles/posts.ts';
import { pastTurn } from './recap.ts';
import { tuchulchaRules } from './rule-figures.ts';
import { turnMessage } from './turn.ts';
import { turnAnimationFeature } from './turn-animation.ts';
import { tutorialFeature } from './tutorial/page.ts';
import { voteButtons, votesFeature } from './votes.ts';
import { helpFeature } from './what-can-i-do/index.ts';

/** Number of remembered turns of which players were told. */
const TOLD = 10_000;
const told = new LRUCache<string, true>(atMost(TOLD));

/** Links to the next table that waits for the player, once per turn. */
async function linkToNextTable(tap: Tap<ButtonInteraction>, from: string): Promise<void> {
  const tables = await tap.store.tablesOf(tableGuildOf(tap.interaction), tap.userId);
  const waiting = tables.filter((table) => table.id !== from && waitsFor(table, tap.userId));
  // The oldest of equally urgent tables.
  const [urgent] = (await withTurnTimes(tap.tables, waiting.toReversed())).toSorted(byTimeLeft);
  const next = urgent?.table;
  const turn = `${tap.userId}:${next?.id}:${next?.state?.turnNumber}`;
  if (!next || told.get(turn)) return;
  told.set(turn, true);
  const message = plain(
    tap.t('next.table', { number: next.number, more: waiting.length - 1 }),
    rowsOf(goToButton(tap.t, next)),
  );
  await replyPrivately(tap, message);
}

/** Whether the person may press the button now; otherwise they are told why not. */
async function isOnTurn(
  tap: Tap<ButtonInteraction>,
  { version }: { readonly version: number },
  table: Table,
): Promise<boolean> {
  const refusal = whyNotNow(table, version, tap.userId);
  if (!refusal) return true;
  await replyRefusal(tap, refusal, table);
  await refreshRefused(tap, table.id, table);
  return false;
}

const tuchulchaFeature: Feature = {
  routes: respond(
    turnButtons,
    {
      act: updating(async (tap, { table: id, version, request }) => {
        const { user } = tap.interaction;
        const outcome = await makeRequest(tap.tables, id, version, user.id, request);
        const table = await acceptedTable(tap, outcome);
        if (!table || !outcome.ok) return refreshRefused(tap, id, outcome.table);
        if (isOnEphemeral(tap.interaction)) {
          await answer(tap, tap.t('devote.done', { what: request.type }));
        }
        await refreshPressed(tap, id, outcome);
        if (!waitsFor(table, user.id)) await linkToNextTable(tap, id);
      }),
      haruspex: updating(async (tap, values, table) => {
        const message =
          (await isOnTurn(tap, values, table)) && (await tap.tableMessages.current(table, values.of));
        if (!message) return;
        await answer(tap, await tap.tableMessages.draw(table.guildId, message));
      }),
      // The costs and gains of a devotion replace the turn.
      devotion: updating(async (tap, values, table) => {
        if (!(await isOnTurn(tap, values, table)) || !table.state || !isOf('tuchulcha', table)) return;
        const color = table.state.position.turn;
        const occupant = occupantOf(table.seats, color) ?? { kind: 'computer' };
        const face = await faceAt(tap.avatars, table, { color, occupant });
        const question = devotionQuestion(table, table.state, values.role, face);
        if (!question) return replyRefusal(tap, { code: 'stale' }, table);
        await answer(tap, await tap.tableMessages.draw(table.guildId, question));
      }),
      standing: updating(showAutomaticAnswers),
      answer: updating(setAutomaticAnswer),
      ending: { answers: 'update', select: chooseEnding },
    },
    { act: 'play', haruspex: 'play', devotion: 'play', standing: 'play', answer: 'play', ending: 'play' },
  ),
};

/** The question before a change of role: costs, gains, ways to pay. It replaces the turn, so no copy stays. Null: not offered. */
export function devotionQuestion(
  table: Table,
  state: GameState,
  role: Devotion['role'],
  face: Face,
): MessageToDraw | null {
  const { id, version, locale } = table;
  const t = translator(locale);
  const { position } = state;
  const { turn: color } = position;
  const devotions = offers(state).devotions.filter((devotion) => devotion.role === role);
  const [first] = devotions;
  if (!first) return null;
  const own = position.colors[color];
  const needed = askedByTuchulcha(position);
  const dice = firstRoll(position.players, 'tuchulcha');
  const open = openPassagesIn(position);
  const content = t(`devote.${role}`, {
    needed,
    altar: own?.altar ?? 0,
    forest: own?.forest ?? 0,
    open,
    all: first.role === 'lasaVecuvia' && first.from === null ? 'yes' : 'no',
  });
  const buttons = devotions.map((devotion) =>
    button(
      turnButtons.act({ table: id, version, request: { type: 'devote', devotion } }),
      decisionLabel(t, state, { type: 'devote', devotion }),
      'danger',
    ),
  );
  // The back button is where the person has just tapped.
  const back = button(turnButtons.haruspex({ table: id, version, of: null }), t('button.devote.back'));
  const by = { color, name: labelOn(t, table, color), face, role: 'normal' } as const;
  const view = { role, by, given: devote(position, first).given, dice, open, locale };
  return {
    message: plain(content, [...rowsOf([back]), ...rowsOf(buttons)]),
    picture: drawable('tuchulcha', 'devotion', view),
  };
}

const OF_TURN = [
  turnButtons.act,
  turnButtons.haruspex,
  turnButtons.devotion,
  voteButtons.cast,
  links.rematch,
];

/** Each turn has a message, and the end has one. */
export const tuchulchaView: GameView<'tuchulcha'> = {
  accent: 0xb5482f,
  showsFaces: true,
  stage: ({ turnNumber, phase }) => (phase.name === 'over' ? turnNumber + 1 : turnNumber),
  current(snapshot) {
    const { table, state, replay, sittings, players, voting = null, of } = snapshot;
    if (state.phase.name === 'over') {
      const events = replay.flatMap((entry) => entry.events);
      return endMessage(table, state, events, sittings, replay, (color) => players[color]?.face, voting);
    }
    return turnMessage({ ...snapshot, of: of as Haruspex | null });
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
  createServices: () => createRaceServices(),
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

export function createRaceServices(parts: RaceParts = {}): RaceServices {
  const weights = parts.weights ?? readWeights();
  const animator = parts.animator ?? createAnimator();
  const analysisThread = createAnalysisThread(weights);
  const hintThread = createHintThread(weights);
  const filmCache = new FilmCache({ animator, analysisThread });
  const judges = judgesBy(weights);
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
    forgetAvatars: () => filmCache.forgetFilms(),
    async close() {
      // People who wait for a film are told that there will be none.
      await Promise.all([filmCache.close(), hintThread.close()]);
    },
  };
}

const waitingIn = ({ size }: { readonly size: WorkerQueueSize }): number => size.running + size.waiting;
