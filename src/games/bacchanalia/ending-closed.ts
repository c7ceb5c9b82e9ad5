/** A turn is over: the table is tidied up (docs/rules/bacchanalia.md §4.10), after an ending for good (§6). */
import type { Color } from './color.ts';
import { clearedOfUmbra, withoutOdd } from './deck.ts';
import { moved, withDeiInMiddle } from './dei.ts';
import type { Tell } from './outcome.ts';
import { hasDeus, nextPlayer, othersPlaying, playerOnTurn } from './players.ts';
import type { GameState } from './state.ts';
import { passedOn } from './turns.ts';

export const turnOver = (state: GameState, tell: Tell): GameState =>
  playerOnTurn(state).ended
    ? endingClosed(state, tell)
    : passedOn(clearedOfUmbra(state, state.turn, tell), tell);

function endingClosed(state: GameState, tell: Tell): GameState {
  const cleared = clearedOfUmbra(withoutOdd(state, state.turn), state.turn, tell);
  return bacchusLeft(withDeiInMiddle(cleared, cleared.turn, 'ended', tell), tell);
}

/** Bacchus to another player still playing: of choice, where there are several. */
export function bacchusLeft(state: GameState, tell: Tell): GameState {
  if (!hasDeus(playerOnTurn(state), 'bacchus')) return passedOn(state, tell);
  const [only, ...more] = othersPlaying(state, state.turn);
  return more.length > 0
    ? { ...state, phase: { name: 'bacchusStays' } }
    : bacchusPassedOn(state, only ?? 'middle', tell);
}

export function bacchusPassedOn(state: GameState, to: Color | 'middle', tell: Tell): GameState {
  return passedOn(moved(state, { deus: 'bacchus', from: state.turn, to }, 'ended', tell), tell);
}

/** [ours] Nobody chose: the next player has him, for he may not stay. */
export const bacchusUnchosen = (state: GameState, tell: Tell): GameState =>
  bacchusPassedOn(state, nextPlayer(state) ?? 'middle', tell);
