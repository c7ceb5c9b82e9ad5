/** The first turns, in which everybody introduces a character (docs/rules/bacchanalia.md §3). */

import type { Tell } from './outcome.ts';
import { isPlaying, roundFrom, stillPlaying } from './players.ts';
import type { GameState } from './state.ts';
import { over, storyTurnBegun, turnBegun } from './turns.ts';

/** `pick`: of those who play, in turn order. */
export function firstDrawn(state: GameState, pick: number, tell: Tell): GameState {
  const color = stillPlaying(state)[pick];
  if (!color) throw new Error(`nobody to introduce as number ${pick}`);
  tell({ type: 'introducesFirst', color });
  const phase = { name: 'introduction', isFirst: true } as const;
  return turnBegun({ ...state, introducesFirst: color }, color, phase, tell);
}

/** After the last one the turns begin, with whoever introduced first. */
export function nextIntroduction(state: GameState, tell: Tell): GameState {
  const round = roundFrom(state, state.introducesFirst ?? state.turn);
  const next = round.slice(round.indexOf(state.turn) + 1).find((color) => isPlaying(state, color));
  if (next) {
    // Where the first was away, the next one tells the first signs in town [ours].
    return turnBegun(state, next, { name: 'introduction', isFirst: state.tales === 0 }, tell);
  }
  const first = round.find((color) => isPlaying(state, color));
  return first ? storyTurnBegun(state, first, tell) : over(state, tell);
}
