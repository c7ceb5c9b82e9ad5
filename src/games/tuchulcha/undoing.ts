/** Taking back the last keep, discard or step of the turn in progress; what the dice told stays told. */

import { openHand, positionIn } from './hand.ts';
import { canUndo } from './offers.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { GameState, Phase } from './types.ts';

type Undone =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly [] }
  | { readonly ok: false; readonly refusal: Refusal };

export function undo(state: GameState): Undone {
  const { phase } = state;
  if (!canUndo(state) || (phase.name !== 'moving' && phase.name !== 'discard')) {
    return { ok: false, refusal: refusal('nothingToUndo', '4') };
  }
  if (phase.name === 'moving' && phase.steps.length > 0) {
    const fewer = { ...phase, steps: phase.steps.slice(0, -1), result: null };
    return { ok: true, state: { ...state, position: positionIn(openHand(fewer)), phase: fewer }, events: [] };
  }
  const { dice } = phase;
  const earlier: Phase =
    phase.name === 'moving' && phase.discarded !== null ? { name: 'discard', dice } : { name: 'extra', dice };
  return { ok: true, state: { ...state, phase: earlier }, events: [] };
}
