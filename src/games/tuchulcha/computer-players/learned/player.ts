import type { PlayerCount, Position } from '../../position.ts';
import type { Action, GameState, Step } from '../../types.ts';
import { type LevelName, STRONG, styleOf } from '../levels.ts';
import { decideAction, type Strategy } from '../strategy.ts';
import { Chooser, type LookAhead } from './choose.ts';
import type { NetworkWeights } from './network.ts';

/** With two players, turns have so many ends that only a few rolls can be evaluated. */
export const LOOK_AHEAD: Readonly<Record<PlayerCount, LookAhead | null>> = {
  2: { turns: 3, margin: 0.02, rolls: 5 },
  3: { turns: 5, margin: 0.05, rolls: 21 },
  4: { turns: 4, margin: 0.03, rolls: 21 },
};

export const strongChooser = (weights: WeightsByCount, players: PlayerCount): Chooser =>
  new Chooser(weights[players], STRONG, LOOK_AHEAD[players]);

export type WeightsByCount = Readonly<Record<PlayerCount, NetworkWeights>>;

/** Deterministic; a roll's dice are left empty. Throws when the game is over. */
export function learnedPlayer(
  weights: WeightsByCount,
  level: LevelName = 'strong',
): (state: GameState) => Action {
  const quiet: Partial<Record<PlayerCount, Chooser>> = {};
  const chooserFor = (players: PlayerCount, state: GameState): Chooser => {
    if (level !== 'strong') return new Chooser(weights[players], styleOf(level, players, seedOf(state)));
    quiet[players] ??= strongChooser(weights, players);
    return quiet[players];
  };
  const plans = new PlanCache();
  return (state) => decideAction(strategyOf(chooserFor(state.position.players, state), plans), state);
}

/** A turn's noise depends on its roll, so it stays the same when the turn is asked for again. */
const seedOf = ({ turnNumber, rolls }: GameState): number => turnNumber * 7919 + rolls;

const strategyOf = (chooser: Chooser, plans: PlanCache): Strategy => ({
  devotion: (position, devotions, afterFall) => chooser.bestDevotion(position, devotions, afterFall),
  wantsMore: (position, dice) => chooser.wantsMore(position, dice),
  plan: (before, dice, discarded) => plans.planFor(chooser, before, dice, discarded),
});

/** Caches the last planned turn, which is asked for step by step. */
class PlanCache {
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
