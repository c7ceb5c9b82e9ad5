import { offers } from '../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../src/games/tuchulcha/types.ts';
import { actionsIn } from '../games/tuchulcha/random-play.ts';

const random = (count: number): number => Math.floor(Math.random() * count);

/** One of the offered actions, sometimes an undo; null if the game is over. */
export function randomAction(state: GameState): Action | null {
  if (offers(state).undo && Math.random() < 0.1) return { type: 'undo' };
  const actions = actionsIn(state, random);
  return actions[random(actions.length)] ?? null;
}
