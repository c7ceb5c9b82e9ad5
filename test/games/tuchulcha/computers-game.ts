import type { PlayerCount } from '../../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../../src/games/tuchulcha/types.ts';
import { chooseAction } from '../../../tools/training/plain-player.ts';
import { randomFrom, randomSetup } from './random-play.ts';

interface ComputersGame {
  readonly actions: readonly Action[];
  /** The game's end. */
  readonly state: GameState;
}

/** A whole game of computer players: the same seed, the same game. */
export function computersGame(players: PlayerCount, seed: number): ComputersGame {
  const random = randomFrom(seed);
  let state = tuchulcha.start(randomSetup(players, random));
  const actions: Action[] = [];
  while (state.phase.name !== 'over') {
    const chosen = chooseAction(state);
    const action: Action =
      chosen.type === 'roll'
        ? { type: 'roll', dice: Array.from({ length: offers(state).roll }, () => 1 + random(6)) }
        : chosen;
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    actions.push(action);
    state = applied.state;
  }
  return { actions, state };
}
