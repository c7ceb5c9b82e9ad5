/** Turns played by the computer player, in the notation of docs/rules/tuchulcha.md §9. */

import { COLORS, type Color, type Setup } from '../../../../src/games/tuchulcha/board.ts';
import { formatSteps, parseDice } from '../../../../src/games/tuchulcha/notation.ts';
import type { GameState, Step } from '../../../../src/games/tuchulcha/types.ts';
import { chooseAction } from '../../../../tools/training/plain-player.ts';
import { applied, position as positionIn } from '../legal-lines.ts';

export function stateBefore(text: string): GameState {
  const position = positionIn(text);
  const players = COLORS.filter((color) => {
    const role = position.colors[color]?.role;
    return role !== undefined && role !== 'neutral';
  });
  const setup: Setup = { players, first: position.turn };
  return { setup, position, phase: { name: 'before' }, turnNumber: 1, rolls: 0 };
}

export interface PlayedTurn {
  /** Includes Tuchulcha's discard, in the notation of §9. */
  readonly steps: string;
  readonly winners: readonly Color[] | null;
}

/** Plays all choices after a roll. Throws when the rules refuse one. */
export function playTurn(text: string, dice: string): PlayedTurn {
  const parsed = parseDice(dice);
  if (!parsed.ok) throw new Error(parsed.error);
  const before = stateBefore(text);
  let state = applied(before, { type: 'roll', dice: parsed.value });
  const steps: Step[] = [];
  while (state.turnNumber === before.turnNumber && state.phase.name !== 'over') {
    const action = chooseAction(state);
    if (action.type === 'step') steps.push(action.step);
    if (action.type === 'discard') steps.push({ kind: 'discard', die: action.die });
    state = applied(state, action);
    if (state.phase.name === 'afterFall') break;
  }
  const winners = state.phase.name === 'over' ? state.phase.winners : null;
  return { steps: formatSteps(steps, before.position.players), winners };
}
