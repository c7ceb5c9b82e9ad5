/** Blue's scene at the table of most tests: yellow has been given Bacchus, and may ask; an odd card may be kept. */
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { dealt, laid, stateAfter } from './table.ts';

/** Three introductions come before it. */
export const SCENE = 3;

export const scene = (players = 3): GameState =>
  dealt(
    laid({ players, dei: { blue: ['bacchus', 'satyrus'] } }),
    ...(['satyrus', 'satyrus', 'venus', 'pluto'] as const),
  );

/** Yellow has been given Bacchus, and blue tells. */
export const told = (odd?: 'venus' | 'pluto', players = 3): GameState =>
  stateAfter(scene(players), { type: 'giveBacchus', to: 'yellow' }, {
    type: 'tell',
    text: 'The torches burn low.',
    ...(odd && { odd: { umbra: odd, woven: 'the red mask' } }),
  } as Action);

/** Everybody in turn is passed over, up to blue's next turn. */
export function roundToBlue(from: GameState): GameState {
  let state = from;
  while (state.turn !== 'blue') {
    const chance = offers(state).chance;
    const { color } = offers(state);
    const action: Action =
      chance !== null ? { type: 'draw', pick: 0 } : { type: 'absent', color: color ?? 'blue' };
    state = stateAfter(state, action);
  }
  return state;
}
