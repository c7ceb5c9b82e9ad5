import {
  COLORS,
  isPlaying,
  nextPlayer,
  offers,
  bacchanalia as rules,
} from '../../games/bacchanalia/index.ts';
import type { TableGame } from '../game.ts';
import { inOrder } from '../seats.ts';
import { PROPOSED_END } from '../terms.ts';
import { asked } from './asking.ts';
import { chances } from './chances.ts';
import { dueAt, playOn, playsOn, playTurnFor } from './playing.ts';
import { isForAfterwards, isForAnybody } from './request.ts';
import { resultOf } from './result-of.ts';

/** Bacchanalia as tables play it. */
export const bacchanalia: TableGame<'bacchanalia'> = {
  name: 'bacchanalia',
  rules,
  colors: COLORS,
  sizes: { least: 3, most: 6 },
  hasComputers: false,
  choosesColors: false,
  freeColors: (seats, size) =>
    seats.length >= size ? [] : COLORS.filter((color) => seats.every((seat) => seat.color !== color)),
  startingSeats: (seats) => ({ ok: true, seats: inOrder(COLORS, seats) }),
  setUp: (players, first, terms) => ({ players, first, end: terms?.end ?? PROPOSED_END }),
  toAct: (state) => offers(state).color,
  next: nextPlayer,
  isInGame: isPlaying,
  isForAnybody,
  isForAfterwards,
  endOf: (log) => log.findLast(({ action }) => !isForAfterwards(action)) ?? null,
  asked,
  refused: (refusal) => ({ code: 'storyRules', refusal }),
  leaving: (color) => ({ type: 'leave', color }),
  dueAt,
  playsOn,
  playOn,
  playTurnFor,
  chances,
  resultOf,
};
