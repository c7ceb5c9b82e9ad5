import { COLORS } from '../board.ts';
import { afterDevotion } from '../end-of-turn.ts';
import { offers } from '../game.ts';
import type { Position } from '../position.ts';
import { applyEnding } from '../search/ending.ts';
import { Field } from '../search/field.ts';
import { placeOf } from '../search/layout.ts';
import { legalTurnsOf } from '../search/legal-turns.ts';
import { loadPosition } from '../search/position-conversion.ts';
import { makeStep, targetPlace } from '../search/step.ts';
import { beginsWith } from '../turn.ts';
import type { Action, Devotion, GameState, Step } from '../types.ts';
import { evaluate, PLAIN_WEIGHTS, type PlainWeights } from './evaluate.ts';

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
      if (!beginsWith(plan, steps)) return { type: 'undo' };
      const step = plan[steps.length];
      return step ? { type: 'step', step } : { type: 'confirm' };
    }
    case 'over':
      throw new Error('The game is over: there is nothing to choose.');
  }
}

const field = new Field();

/** The plain player chooses, among the ends of all legal turns, the one with the best chance to win by a few simple features. */
export const plainStrategy: Strategy = {
  devotion: bestDevotion,
  wantsMore: (position, dice) => {
    let sum = 0;
    for (let die = 1; die <= 6; die++) sum += bestPlan(position, [...dice, die], null, PLAIN_WEIGHTS).chance;
    return sum / 6 >= bestPlan(position, dice, null, PLAIN_WEIGHTS).chance;
  },
  plan: (before, dice, discarded) => bestPlan(before, dice, discarded, PLAIN_WEIGHTS).steps,
};

/** Deterministic; a roll's dice are left empty. Throws when the game is over. */
export const chooseAction = (state: GameState): Action => decideAction(plainStrategy, state);

function bestDevotion(
  position: Position,
  devotions: readonly Devotion[],
  afterFall: boolean,
): Devotion | null {
  const mover = COLORS.indexOf(position.turn);
  const next = afterFall ? (mover + 1) % COLORS.length : mover;
  let best: Devotion | null = null;
  let most = chanceToWin(position, mover, next, PLAIN_WEIGHTS);
  for (const devotion of devotions) {
    const chance = chanceToWin(afterDevotion(position, devotion), mover, next, PLAIN_WEIGHTS);
    if (chance > most) [best, most] = [devotion, chance];
  }
  return best;
}

export interface Plan {
  readonly steps: readonly Step[];
  readonly chance: number;
}

/** `discarded` is the die that Tuchulcha has already discarded, which then isn't part of the plan; null for none. */
export function bestPlan(
  position: Position,
  dice: readonly number[],
  discarded: number | null,
  weights: PlainWeights,
): Plan {
  let best: Plan = { steps: [], chance: -1 };
  for (const { steps, chance } of plansOf(position, dice, weights)) {
    if (discarded !== null && steps[0]?.die !== discarded) continue;
    if (chance > best.chance) best = { steps: discarded === null ? steps : steps.slice(1), chance };
  }
  return best;
}

/** All legal turns; Tuchulcha's discard is part of each. */
export function plansOf(position: Position, dice: readonly number[], weights: PlainWeights): readonly Plan[] {
  const turns = legalTurnsOf(position, dice);
  loadPosition(field, position);
  return Array.from({ length: turns.size }, (_, index) => {
    const steps = turns.steps(index);
    return { steps, chance: chanceAfter(steps, weights) };
  });
}

/** Starts from the loaded position and restores it. */
function chanceAfter(steps: readonly Step[], weights: PlainWeights): number {
  const start = field.mark();
  for (const step of steps) {
    if (step.kind === 'discard') continue;
    const color = COLORS.indexOf(step.color);
    const from = placeOf(step.from);
    makeStep(field, color, from, targetPlace(field, color, from, step.die));
  }
  const chance = evaluate(field, field.mover, (field.mover + 1) % COLORS.length, weights);
  field.back(start);
  return chance;
}

/** The chance of a color to win, 0..1, without looking ahead. Turns go on from the color `next`. Colors are indexes of COLORS. */
export function chanceToWin(position: Position, color: number, next: number, weights: PlainWeights): number {
  loadPosition(field, position);
  applyEnding(field, false);
  return evaluate(field, color, next, weights);
}
