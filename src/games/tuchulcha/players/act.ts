import { offers } from '../game.ts';
import type { Position } from '../position.ts';
import type { Action, Devotion, GameState, Step } from '../types.ts';

export interface Strategy {
  /** The change of role with a better chance than staying; null if there is none. `afterFall`: the turn ends with it (§5.4). */
  devotion(position: Position, devotions: readonly Devotion[], afterFall: boolean): Devotion | null;
  /** Whether one more die promises at least as much, averaged over its six faces. */
  wantsMore(position: Position, dice: readonly number[]): boolean;
  /** The steps of the best turn. Tuchulcha's discard comes first unless it is already made (`discarded`). */
  plan(before: Position, dice: readonly number[], discarded: number | null): readonly Step[];
}

/**
 * Chooses the next action. A roll's dice are left empty. Steps that don't belong to the best turn are undone. Throws when the game
 * is over.
 */
export function decideAction(thinker: Strategy, state: GameState): Action {
  const { phase, position } = state;
  switch (phase.name) {
    case 'before':
    case 'afterFall': {
      const afterFall = phase.name === 'afterFall';
      const { devotions } = offers(state);
      const devotion = devotions.length > 0 ? thinker.devotion(position, devotions, afterFall) : null;
      if (devotion) return { type: 'devote', devotion };
      return afterFall ? { type: 'pass' } : { type: 'roll', dice: [] };
    }
    case 'extra':
      return thinker.wantsMore(position, phase.dice) ? { type: 'roll', dice: [] } : { type: 'keep' };
    case 'discard': {
      const [first] = thinker.plan(position, phase.dice, null);
      if (first?.kind !== 'discard') throw new Error('Tuchulcha has no die to discard.');
      return { type: 'discard', die: first.die };
    }
    case 'moving': {
      const { before, dice, discarded, steps } = phase;
      const plan = thinker.plan(before, dice, discarded);
      const planned = steps.every((step, at) => JSON.stringify(step) === JSON.stringify(plan[at]));
      if (!planned) return { type: 'undo' };
      const step = plan[steps.length];
      return step ? { type: 'step', step } : { type: 'confirm' };
    }
    case 'over':
      throw new Error('The game is over: there is nothing to choose.');
  }
}
