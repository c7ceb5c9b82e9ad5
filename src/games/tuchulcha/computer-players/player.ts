/** Computer players, which choose by a judge's estimates. */

import type { PlayerCount, Position } from '../board.ts';
import { offers } from '../game.ts';
import { beginsWith } from '../turn.ts';
import type { Action, GameState, Step } from '../types.ts';
import { Judge, LOOK_AHEAD, type WeightsByCount } from './judge.ts';
import { type LevelName, STRONG, styleOf } from './levels.ts';

/** Deterministic; a roll's dice are left empty. Throws if the game is over. */
export function learnedPlayer(
  weights: WeightsByCount,
  level: LevelName = 'strong',
): (state: GameState) => Action {
  const strong: Partial<Record<PlayerCount, Judge>> = {};
  const judgeFor = (state: GameState): Judge => {
    const { players } = state.position;
    if (level !== 'strong') return new Judge(weights[players], styleOf(level, players, seedOf(state)));
    strong[players] ??= strongJudge(weights, players);
    return strong[players];
  };
  return playerBy(judgeFor);
}

export function playerBy(judgeFor: (state: GameState) => Judge): (state: GameState) => Action {
  let last: { readonly before: Position; readonly roll: string; readonly steps: readonly Step[] } | null =
    null;
  /** A planned turn is asked for step by step. Tuchulcha's discard comes first unless it is already made (`discarded`). */
  const planFor: PlanFor = (judge, before, dice, discarded) => {
    const roll = `${dice.join()} ${discarded}`;
    if (last?.before === before && last.roll === roll) return last.steps;
    const rated = judge.rate(before, dice);
    const steps = rated.turns.steps(judge.bestOf(rated, discarded));
    last = { before, roll, steps: discarded === null ? steps : steps.slice(1) };
    return last.steps;
  };
  return (state) => decideAction(judgeFor(state), planFor, state);
}

type PlanFor = (
  judge: Judge,
  before: Position,
  dice: readonly number[],
  discarded: number | null,
) => readonly Step[];

export const strongJudge = (weights: WeightsByCount, players: PlayerCount): Judge =>
  new Judge(weights[players], STRONG, LOOK_AHEAD[players]);

/** A turn's noise depends on its roll, so it is the same in repeated calls. */
const seedOf = ({ turnNumber, rolls }: GameState): number => turnNumber * 7919 + rolls;

/** Steps that don't belong to the best turn are undone. */
function decideAction(judge: Judge, planFor: PlanFor, state: GameState): Action {
  const { phase, position } = state;
  switch (phase.name) {
    case 'before':
    case 'afterFall': {
      const afterFall = phase.name === 'afterFall';
      const devotion = judge.bestDevotion(position, offers(state).devotions, afterFall);
      if (devotion) return { type: 'devote', devotion };
      return afterFall ? { type: 'pass' } : { type: 'roll', dice: [] };
    }
    case 'extra':
      return judge.wantsMore(position, phase.dice) ? { type: 'roll', dice: [] } : { type: 'keep' };
    case 'discard': {
      const [first] = planFor(judge, position, phase.dice, null);
      if (first?.kind !== 'discard') throw new Error('Tuchulcha has no die to discard.');
      return { type: 'discard', die: first.die };
    }
    case 'moving': {
      const { before, dice, discarded, steps } = phase;
      const plan = planFor(judge, before, dice, discarded);
      if (!beginsWith(plan, steps)) return { type: 'undo' };
      const step = plan[steps.length];
      return step ? { type: 'step', step } : { type: 'confirm' };
    }
    case 'over':
      throw new Error('The game is over: there is nothing to choose.');
  }
}
