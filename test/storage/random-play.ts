import { offers, tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../src/games/tuchulcha/types.ts';

/** One of the offered actions, sometimes an undo; null if the game is over. */
export function randomAction(state: GameState): Action | null {
  const offered = offers(state);
  const actions: Action[] = [
    ...offered.devotions.map((devotion): Action => ({ type: 'devote', devotion })),
    ...offered.discards.map((die): Action => ({ type: 'discard', die })),
    ...offered.steps.map((step): Action => ({ type: 'step', step })),
  ];
  if (offered.roll > 0) actions.push({ type: 'roll', dice: Array.from({ length: offered.roll }, rollDie) });
  if (offered.keep) actions.push({ type: 'keep' });
  if (offered.pass) actions.push({ type: 'pass' });
  if (offered.confirm) actions.push({ type: 'confirm' });
  if (offered.undo && Math.random() < 0.1) return { type: 'undo' };
  return actions[Math.floor(Math.random() * actions.length)] ?? null;
}

/** The state after an action that was offered. */
export function played(state: GameState, action: Action): GameState {
  const applied = tuchulcha.apply(state, action);
  if (!applied.ok) throw new Error(`Offered, but refused: ${JSON.stringify([action, applied.refusal])}`);
  return applied.state;
}

function rollDie(): number {
  return 1 + Math.floor(Math.random() * 6);
}
