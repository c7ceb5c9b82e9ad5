/** Whole games through the reducer, by any offered action. */
import {
  type Action,
  type GameState,
  offers,
  type PlayerCount,
  type Setup,
  tuchulcha,
} from '../../../src/games/tuchulcha/index.ts';
import { applied } from './legal-lines.ts';
import { type Random, randomSetup } from './random-play.ts';

export interface Played {
  readonly setup: Setup;
  readonly log: readonly Action[];
  /** The state at the start and after each action of the log. */
  readonly states: readonly GameState[];
}

/** To the end, or to `most` actions. Now and then something is taken back, and (by `resigning`) somebody resigns. */
export function playAtRandom(players: PlayerCount, random: Random, most: number, resigning = false): Played {
  const setup = randomSetup(players, random);
  const log: Action[] = [];
  const states = [tuchulcha.start(setup)];
  for (let state = states[0]; state && state.phase.name !== 'over' && log.length < most; ) {
    const action = randomAction(state, random, resigning);
    log.push(action);
    state = applied(state, action);
    states.push(state);
  }
  return { setup, log, states };
}

function randomAction(state: GameState, random: Random, resigning: boolean): Action {
  const { color } = offers(state);
  if (resigning && color && random(500) === 0) return { type: 'resign', color };
  return offeredAction(state, random);
}

/** One of the actions that the state offers; now and then what was done is taken back. */
export function offeredAction(state: GameState, random: Random): Action {
  const { roll, devotions, keep, pass, discards, steps, undo, confirm } = offers(state);
  if (undo && random(12) === 0) return { type: 'undo' };
  const actions: readonly Action[] = [
    ...devotions.map((devotion): Action => ({ type: 'devote', devotion })),
    ...discards.map((die): Action => ({ type: 'discard', die })),
    ...steps.map((step): Action => ({ type: 'step', step })),
    ...(roll > 0 ? [{ type: 'roll', dice: Array.from({ length: roll }, () => 1 + random(6)) } as const] : []),
    ...(keep ? [{ type: 'keep' } as const] : []),
    ...(pass ? [{ type: 'pass' } as const] : []),
    ...(confirm ? [{ type: 'confirm' } as const] : []),
  ];
  const action = actions[random(actions.length)];
  if (!action) throw new Error(`nothing is offered in ${JSON.stringify(state)}`);
  return action;
}
