import type { Haruspex } from '../../tables/tuchulcha/request-words.ts';
import { tableIn } from '../custom-id.ts';
import type { GameFeature } from '../games.ts';
import type { GameView } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { boardFeature } from './board.ts';
import { withBoard } from './board-message.ts';
import { RACE_EMOJIS } from './button-labels.ts';
import { turnButtons } from './buttons.ts';
import { diceFeature } from './dice.ts';
import { endMessage } from './end.ts';
import { helpFeature } from './help/index.ts';
import { hintsFeature } from './hints/index.ts';
import { pastGamesFeature, showPastGame } from './history/index.ts';
import { tuchulchaFeature } from './index.ts';
import { raceLobbyFeature, raceOpening, tuchulchaLobby } from './lobby.ts';
import { deliverTuchulcha, raceResultCard } from './notices.ts';
import { raceProfile } from './profile.ts';
import { puzzleFeature, puzzleLine } from './puzzles/index.ts';
import { pastTurn } from './recap.ts';
import { tuchulchaRules } from './rule-figures.ts';
import { raceSeasonStory } from './season-story.ts';
import { createRaceServices } from './services.ts';
import { tuchulchaPreferences, tuchulchaServerSettings } from './settings.ts';
import { turnMessage } from './turn.ts';
import { turnAnimationFeature } from './turn-animation.ts';
import { tutorialFeature } from './tutorial/index.ts';
import { voteButtons } from './votes/ballot.ts';
import { votesFeature } from './votes/index.ts';
import { welcomeFeature } from './welcome.ts';
import { helpMessage, welcomeMessage } from './welcome-message.ts';
import { tuchulchaWords } from './words.ts';

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
    const { message, board } = turnMessage({
      table,
      state,
      replay,
      of: of as Haruspex | null,
      until,
      sittings,
      voting,
    });
    return withBoard({ message, board: { ...board, players } });
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
