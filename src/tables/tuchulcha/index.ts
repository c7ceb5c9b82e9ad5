import { turnsWithHighlights } from '../../games/tuchulcha/highlights.ts';
import { COLORS, nextPlayer, offers, tuchulcha as rules } from '../../games/tuchulcha/index.ts';
import type { TableGame } from '../game.ts';
import { raceCareer } from './career.ts';
import { computerName } from './computer-names.ts';
import { freeColors, isInGame, playOn, playsOn, playTurnFor, startingSeats } from './playing.ts';
import { asked } from './requests.ts';
import { resultOf } from './result.ts';
import { tuchulchaTerms } from './terms.ts';

/** Tuchulcha as tables play it. */
export const tuchulcha: TableGame<'tuchulcha'> = {
  name: 'tuchulcha',
  rules,
  colors: COLORS,
  sizes: { least: 2, most: 4 },
  hasComputers: true,
  computerName,
  terms: tuchulchaTerms,
  choosesColors: true,
  freeColors,
  startingSeats,
  setUp: (players, first) => ({ players, first }),
  toAct: (state) => offers(state).color,
  next: ({ position }) => nextPlayer(position),
  isInGame,
  isForAnybody: () => false,
  isForAfterwards: () => false,
  endOf: (log) => log.at(-1) ?? null,
  asked,
  leaving: (color) => ({ type: 'resign', color }),
  turnsWithMoments: ({ players }, events, turn) => turnsWithHighlights(events, players, turn),
  takesWordsBack: () => false,
  entriesTakenBack: () => new Map(),
  sharesClock: () => false,
  dueAt: () => null,
  playsOn,
  playOn,
  playTurnFor,
  chances: (_, actions) =>
    actions.flatMap((action, seq) =>
      action.type === 'roll' ? [{ seq, outcomes: 6, least: 1, came: action.dice }] : [],
    ),
  resultOf,
  isContest: true,
  career: raceCareer,
};
