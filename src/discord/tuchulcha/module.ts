import type { GameFeature } from '../games.ts';
import { boardFeature } from './board/index.ts';
import { diceFeature } from './dice.ts';
import { RACE_EMOJIS } from './emojis.ts';
import { helpFeature } from './help/index.ts';
import { hintsFeature } from './hints/index.ts';
import { pastGamesFeature, showPastGame } from './history/index.ts';
import { tuchulchaFeature } from './index.ts';
import { raceLobbyFeature } from './lobby.ts';
import { motionFeature } from './motion/index.ts';
import { deliverTuchulcha, raceResultCard } from './notices.ts';
import { raceOpening } from './opening.ts';
import { raceProfile } from './profile.ts';
import { puzzleFeature } from './puzzle/index.ts';
import { tuchulchaRules } from './rules.ts';
import { tuchulchaServerSettings } from './server-settings.ts';
import { createRaceServices } from './services.ts';
import { tuchulchaPreferences } from './standing-answers.ts';
import { tutorialFeature } from './tutorial/index.ts';
import { tuchulchaView } from './view.ts';
import { welcomeFeature } from './welcome/index.ts';
import { helpMessage, welcomeMessage } from './welcome/message.ts';
import { tuchulchaWords } from './words.ts';

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
    motionFeature,
    pastGamesFeature,
  ],
};
