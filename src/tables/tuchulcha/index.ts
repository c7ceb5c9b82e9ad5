import { turnsWithHighlights } from '../../games/tuchulcha/highlights.ts';
import { COLORS, nextPlayer, offers, tuchulcha as rules } from '../../games/tuchulcha/index.ts';
import type { TableGame } from '../game.ts';
import { raceComputerName } from './computer-names.ts';
import {
  autoPlayRace,
  canAutoPlayRace,
  freeColors,
  isColorInGame,
  playRaceTurnFor,
  startingRaceSeats,
} from './playing.ts';
import { raceQuestions } from './questions.ts';
import { raceCareer } from './rating.ts';
import { applyRaceRequest } from './requests.ts';
import { raceResult } from './result.ts';
import { raceSeason } from './season.ts';
import { tuchulchaTerms } from './terms.ts';
import { raceVotes } from './votes.ts';

export const tuchulchaTables: TableGame<'tuchulcha'> = {
  name: 'tuchulcha',
  rules,
  colors: COLORS,
  sizes: { least: 2, most: 4 },
  hasComputers: true,
  computerName: raceComputerName,
  terms: tuchulchaTerms,
  choosesColors: true,
  freeColors,
  startingSeats: startingRaceSeats,
  setUp: (players, first) => ({ players, first }),
  toAct: (state) => offers(state).color,
  next: ({ position }) => nextPlayer(position),
  isInGame: isColorInGame,
  isForAnybody: () => false,
  isForAfterwards: () => false,
  endOf: (log) => log.at(-1) ?? null,
  applyRequest: applyRaceRequest,
  leaving: (color) => ({ type: 'resign', color }),
  turnsWithMoments: ({ players }, events, turn) => turnsWithHighlights(events, players, turn),
  takesWordsBack: () => false,
  entriesTakenBack: () => new Map(),
  sharesClock: () => false,
  dueAt: () => null,
  canAutoPlay: canAutoPlayRace,
  autoPlay: autoPlayRace,
  playTurnFor: playRaceTurnFor,
  chances: (_, actions) =>
    actions.flatMap((action, seq) =>
      action.type === 'roll' ? [{ seq, outcomes: 6, least: 1, came: action.dice }] : [],
    ),
  resultOf: raceResult,
  isContest: true,
  career: raceCareer,
  votes: raceVotes,
  season: raceSeason,
  questions: raceQuestions,
};
