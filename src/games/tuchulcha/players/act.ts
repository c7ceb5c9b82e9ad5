/** A computer player's next action, by how it thinks. */
import { offers } from '../game.ts';
import type { Position } from '../position.ts';
import type { Action, Devotion, GameState, Step } from '../types.ts';

/** How a computer player decides. */
export interface Thinker {
  /** The change of role that promises more than staying, or null. `afterFall`: the turn is over then (§5.4). */
  devotion(position: Position, devotions: readonly Devotion[], afterFall: boolean): Devotion | null;
  /** Whether one more die promises as much at least, on the average of its six faces. */
  wantsMore(position: Position, dice: readonly number[]): boolean;
  /** The steps of the turn to take; Tuchulcha's discard first, unless it is made already (`discarded`). */
  plan(before: Position, dice: readonly number[], discarded: number | null): readonly Step[];
}

/** A roll's dice are left empty. Steps that were begun and aren't of the plan are taken back. Throws where the game is over. */
export function actionOf(thinker: Thinker, state: GameState): Action {
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
