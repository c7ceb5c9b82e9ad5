import {
  type Action,
  type Color,
  type GameState,
  offers,
  type Setup,
  tuchulcha,
} from '../../src/games/tuchulcha/index.ts';
import { seeded } from './dice.ts';

/** A moment of a random game, with the way there. */
export interface Found {
  readonly setup: Setup;
  readonly state: GameState;
  readonly actions: readonly Action[];
}

const MOST_GAMES = 300;

/** Plays at random until a state is as wanted. `seed`: of the first game, so that what is rare is found at once. */
export function findGame(
  players: readonly Color[],
  wanted: (state: GameState) => boolean,
  seed = 1,
): Found & { readonly seed: number } {
  for (let game = seed; game < seed + MOST_GAMES; game += 1) {
    const [first = 'blue'] = players;
    const setup = { players, first };
    const random = seeded(game);
    const actions: Action[] = [];
    let state: GameState = tuchulcha.start(setup);
    for (;;) {
      if (wanted(state)) return { setup, state, actions, seed: game };
      const action = randomAction(state, random);
      if (!action) break;
      state = played(state, action);
      actions.push(action);
    }
  }
  throw new Error(`No such moment in ${MOST_GAMES} games.`);
}

/** The state after an action that is legal. */
export function played(state: GameState, action: Action): GameState {
  const applied = tuchulcha.apply(state, action);
  if (!applied.ok) throw new Error(`Refused: ${JSON.stringify([action, applied.refusal])}`);
  return applied.state;
}

function randomAction(state: GameState, random: () => number): Action | null {
  const offered = offers(state);
  const one = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];
  const devotion = one(offered.devotions);
  if (devotion && random() < 0.5) return { type: 'devote', devotion };
  if (offered.pass) return { type: 'pass' };
  if (offered.keep && random() < 0.5) return { type: 'keep' };
  if (offered.roll > 0) {
    const dice = Array.from({ length: offered.roll }, () => 1 + Math.floor(random() * 6));
    return { type: 'roll', dice };
  }
  const die = one(offered.discards);
  if (die) return { type: 'discard', die };
  const step = one(offered.steps);
  if (step) return { type: 'step', step };
  return offered.confirm ? { type: 'confirm' } : null;
}
