/** Turns begin, and pass on; the ending of all begins (docs/rules/bacchanalia.md §4.1, §6). */
import type { Color } from './color.ts';
import type { GameEvent } from './contract.ts';
import { withoutOdd } from './deck.ts';
import type { Tell } from './outcome.ts';
import { nextPlayer, playerOf, playerOnTurn, stillPlaying } from './players.ts';
import type { GameState, Phase } from './state.ts';

/** Also a giver's and an introducer's turn. */
export function turnBegun(state: GameState, color: Color, phase: Phase, tell: Tell): GameState {
  const turnNumber = state.turnNumber + 1;
  tell({ type: 'turn', color, turnNumber });
  return { ...state, turn: color, turnNumber, asker: null, scene: null, phase };
}

/** A turn with cards. Whoever Bacchus came to tells that first (§4.1). */
export function storyTurnBegun(state: GameState, color: Color, tell: Tell): GameState {
  const begun = turnBegun(state, color, { name: 'bacchusCame' }, tell);
  return playerOf(begun, color).bacchusCame ? begun : beforeDrawing(begun);
}

/** To the first card to be drawn; with Vinum alone a Story Ending is told without any (§6). */
export function beforeDrawing(state: GameState): GameState {
  const { dei, milesNext } = playerOnTurn(state);
  if (state.ending && dei.every(({ name }) => name === 'vinum')) {
    return { ...state, phase: { name: 'ending', by: 'story', kind: 'bacchanal', twist: null } };
  }
  // §6 [ours]: the ending of all comes before a Miles Ending.
  const ending = state.ending ? 'story' : milesNext ? 'miles' : null;
  return { ...(ending ? withoutOdd(state, state.turn) : state), phase: { name: 'drawing', ending } };
}

export function passedOn(before: GameState, tell: Tell): GameState {
  const state = withLastOne(before, tell);
  const next = nextPlayer(state);
  return next ? storyTurnBegun(state, next, tell) : over(state, tell);
}

export function over(state: GameState, tell: Tell): GameState {
  tell({ type: 'over' });
  return { ...state, phase: { name: 'over' } };
}

/** One player is left (§6). */
export const withLastOne = (state: GameState, tell: Tell): GameState =>
  stillPlaying(state).length === 1 ? endingBegun(state, 'onePlayer', tell) : state;

/** Who are left take their next turn as a Story Ending (§6); a turn in progress goes on as it began [ours]. */
export function endingBegun(
  state: GameState,
  because: Extract<GameEvent, { type: 'endingBegins' }>['because'],
  tell: Tell,
): GameState {
  if (state.ending) return state;
  tell({ type: 'endingBegins', because });
  return { ...state, ending: true };
}
