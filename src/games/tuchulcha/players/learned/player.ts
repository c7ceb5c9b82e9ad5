/** The learned player at a table: an action for a state. */
import { offers } from '../../game.ts';
import type { PlayerCount, Position } from '../../position.ts';
import type { Action, GameState, Step } from '../../types.ts';
import type { LevelName } from '../levels.ts';
import { noiseOf, QUIET } from '../levels.ts';
import { Chooser, type LookAhead } from './choose.ts';
import type { Weights } from './network.ts';

/** With two players a turn has so many ends that only few rolls can be looked at. */
export const AHEAD: Readonly<Record<PlayerCount, LookAhead | null>> = {
  2: { turns: 3, margin: 0.02, rolls: 5 },
  3: { turns: 5, margin: 0.05, rolls: 21 },
  4: { turns: 4, margin: 0.03, rolls: 21 },
};

/** Without noise. */
export const strongChooser = (weights: WeightsByCount, players: PlayerCount): Chooser =>
  new Chooser(weights[players], QUIET, AHEAD[players]);

/** By number of players. */
export type WeightsByCount = Readonly<Record<PlayerCount, Weights>>;

/** The same state gives the same action; a roll's dice are left empty. It throws where the game is over. */
export function learnedPlayer(
  weights: WeightsByCount,
  level: LevelName = 'strong',
): (state: GameState) => Action {
  const quiet: Partial<Record<PlayerCount, Chooser>> = {};
  const chooserFor = (players: PlayerCount, state: GameState): Chooser => {
    if (level !== 'strong') return new Chooser(weights[players], noiseOf(level, players, seedOf(state)));
    quiet[players] ??= strongChooser(weights, players);
    return quiet[players];
  };
  const plans = new Plans();
  return (state) => choose(chooserFor(state.position.players, state), state, plans);
}

/** A turn's noise is that of its roll, however often it is asked. */
const seedOf = ({ turnNumber, rolls }: GameState): number => turnNumber * 7919 + rolls;

function choose(chooser: Chooser, state: GameState, plans: Plans): Action {
  const { phase, position } = state;
  switch (phase.name) {
    case 'before':
    case 'afterFall': {
      const afterFall = phase.name === 'afterFall';
      const { devotions } = offers(state);
      const devotion = devotions.length > 0 ? chooser.bestDevotion(position, devotions, afterFall) : null;
      if (devotion) return { type: 'devote', devotion };
      return afterFall ? { type: 'pass' } : { type: 'roll', dice: [] };
    }
    case 'extra':
      return chooser.wantsMore(position, phase.dice) ? { type: 'roll', dice: [] } : { type: 'keep' };
    case 'discard': {
      const [first] = plans.planFor(chooser, position, phase.dice, null);
      if (first?.kind !== 'discard') throw new Error('Tuchulcha has no die to discard.');
      return { type: 'discard', die: first.die };
    }
    case 'moving': {
      const { before, dice, discarded, steps } = phase;
      const plan = plans.planFor(chooser, before, dice, discarded);
      const planned = steps.every((step, at) => JSON.stringify(step) === JSON.stringify(plan[at]));
      if (!planned) return { type: 'undo' };
      const step = plan[steps.length];
      return step ? { type: 'step', step } : { type: 'confirm' };
    }
    case 'over':
      throw new Error('The game is over: there is nothing to choose.');
  }
}

/** The last turn that was thought out: it is asked for step by step. */
class Plans {
  private before: Position | null = null;
  private roll = '';
  private steps: readonly Step[] = [];

  planFor(
    chooser: Chooser,
    before: Position,
    dice: readonly number[],
    discarded: number | null,
  ): readonly Step[] {
    const roll = `${dice.join()} ${discarded}`;
    if (this.before === before && this.roll === roll) return this.steps;
    const rated = chooser.rate(before, dice);
    const steps = rated.turns.steps(chooser.bestOf(rated, discarded));
    this.before = before;
    this.roll = roll;
    this.steps = discarded === null ? steps : steps.slice(1);
    return this.steps;
  }
}
