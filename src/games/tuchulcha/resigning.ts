/** Resigning, at any time (tuchulcha.md §7, last sentence). */
import type { Color } from './board.ts';
import { afterSettling, nextTurn, type Passed } from './passing.ts';
import { roleOf } from './position.ts';
import { type Refusal, refusal } from './refusal.ts';
import { settled, withoutColor } from './telling.ts';
import type { GameEvent, GameState } from './types.ts';

type Resigned =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A turn in progress is taken back to its roll. The mover's ends there; another player's resignation leaves the mover
 * the dice and Tuchulcha's discard, to move anew on the changed board.
 */
export function resign(state: GameState, color: Color): Resigned {
  const { phase, position } = state;
  const before = phase.name === 'moving' ? phase.before : position;
  const role = roleOf(before, color);
  if (role === 'neutral' || role === 'out') {
    return { ok: false, refusal: refusal('notInGame', '7', { color }) };
  }
  const told = settled(withoutColor(before, color));
  const events: readonly GameEvent[] = [{ type: 'out', color, reason: 'resigned' }, ...told.events];
  return afterSettling(state, { ...told, events }, (next) =>
    color === before.turn ? nextTurn(next) : goOn(next),
  );
}

function goOn(state: GameState): Passed {
  const { phase, position } = state;
  if (phase.name !== 'moving') return { state, events: [] };
  return { state: { ...state, phase: { ...phase, before: position, steps: [], result: null } }, events: [] };
}
