import {
  type Action,
  COLORS,
  isPlaying,
  nextInTurn,
  offers,
  bacchanalia as rules,
  type Setup,
} from '../../games/bacchanalia/index.ts';
import { replayActions } from '../../games/game.ts';
import type { TableGame } from '../game.ts';
import type { Chance } from '../game-types.ts';
import { inOrder } from '../seats.ts';
import { autoPlayStory, canAutoPlayStory, dueAt, playStoryTurnFor } from './playing.ts';
import { applyStoryRequest, isForAfterwards, isForAnybody, storyTellsOfChange } from './requests.ts';
import { storyResult } from './result.ts';
import { storyTerms } from './terms.ts';
import { entriesCutForGood } from './words.ts';

export const bacchanaliaTables: TableGame<'bacchanalia'> = {
  name: 'bacchanalia',
  rules,
  colors: COLORS,
  sizes: { least: 3, most: 6 },
  hasComputers: false,
  terms: storyTerms,
  choosesColors: false,
  freeColors: (seats, size) =>
    seats.length >= size ? [] : COLORS.filter((color) => seats.every((seat) => seat.color !== color)),
  startingSeats: (seats) => ({ ok: true, seats: inOrder(COLORS, seats) }),
  setUp: (players, first, { end }) => ({ players, first, end }),
  toAct: (state) => offers(state).color,
  next: nextInTurn,
  isInGame: isPlaying,
  isForAnybody,
  isForAfterwards,
  endOf: (log) => log.findLast(({ action }) => !isForAfterwards(action)) ?? null,
  applyRequest: applyStoryRequest,
  leaving: (color) => ({ type: 'leave', color }),
  tellsOfChange: storyTellsOfChange,
  turnsWithMoments: () => [],
  takesWordsBack: ({ skipped, phase }, done) =>
    skipped.length > 0 && (phase.name === 'over' || done.some(({ action }) => action.type === 'retell')),
  entriesTakenBack: entriesCutForGood,
  sharesClock: ({ phase }) => phase.name === 'introductions',
  dueAt,
  canAutoPlay: canAutoPlayStory,
  autoPlay: autoPlayStory,
  playTurnFor: playStoryTurnFor,
  chances,
  resultOf: storyResult,
  isContest: false,
  isInOpenersLanguage: true,
  career: {
    none: { told: 0, ended: 0 },
    add: ({ told, ended }, { ending }) => ({ told: told + 1, ended: ended + (ending === null ? 0 : 1) }),
  },
};

/** Every draw of a log, with how many cards it was drawn of, and after it that of a prompt. Throws where the log does not replay. */
function chances(setup: Setup, actions: readonly Action[]): readonly Chance[] {
  const drawn: Chance[] = [];
  let seq = 0;
  for (const { action, before } of replayActions(rules, setup, actions)) {
    const { chance, promptChance } = offers(before);
    if (action.type === 'draw') {
      const { pick, prompt } = action;
      if (chance !== null) drawn.push({ seq, outcomes: chance, least: 0, came: [pick] });
      if (promptChance !== null && prompt !== undefined) {
        drawn.push({ seq, outcomes: promptChance, least: 0, came: [prompt] });
      }
    }
    seq++;
  }
  return drawn;
}
