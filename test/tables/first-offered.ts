import { offers } from '../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../src/games/tuchulcha/types.ts';
import type { TuchulchaRequest } from '../../src/tables/tuchulcha/types.ts';

/** The request of an unthinking player: never a change of role, the first offered step. */
export function firstRequest(state: GameState): TuchulchaRequest {
  const { roll, keep, pass, discards, steps, confirm } = offers(state);
  const [die] = discards;
  const [step] = steps;
  if (roll > 0) return { type: 'roll' };
  if (keep) return { type: 'keep' };
  if (die !== undefined) return { type: 'discard', die };
  if (step?.kind === 'move') return { type: 'step', die: step.die, color: step.color, from: step.from };
  if (step) return { type: 'dropDie', die: step.die };
  if (confirm) return { type: 'confirm' };
  if (pass) return { type: 'pass' };
  throw new Error(`nothing is offered in ${state.phase.name}`);
}

/** The same as a computer player, which is quick. */
export function firstAction(state: GameState): Action {
  const request = firstRequest(state);
  switch (request.type) {
    case 'roll':
      return { type: 'roll', dice: [] };
    case 'step':
    case 'dropDie': {
      const [step] = offers(state).steps;
      if (!step) throw new Error('no step is offered');
      return { type: 'step', step };
    }
    case 'keep':
    case 'pass':
    case 'confirm':
    case 'discard':
      return request;
    default:
      throw new Error(`${request.type} is no action`);
  }
}
