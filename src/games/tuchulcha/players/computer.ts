import { COLORS } from '../board.ts';
import { afterDevotion } from '../end-of-turn.ts';
import type { Position } from '../position.ts';
import { placeOf } from '../search/encoding.ts';
import { applyEnding } from '../search/ending.ts';
import { Field } from '../search/field.ts';
import { legalTurnsOf } from '../search/legal-turns.ts';
import { loadPosition } from '../search/loading.ts';
import { makeStep, targetPlace } from '../search/step.ts';
import type { Action, Devotion, GameState, Step } from '../types.ts';
import { decideAction, type Strategy } from './act.ts';
import { evaluate, PLAIN_WEIGHTS, type PlainWeights } from './evaluate.ts';

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
  const turns = legalTurnsOf(position, dice);
  loadPosition(field, position);
  let best: Plan = { steps: [], chance: -1 };
  for (let index = 0; index < turns.size; index++) {
    const steps = turns.steps(index);
    if (discarded !== null && steps[0]?.die !== discarded) continue;
    const chance = chanceAfter(steps, weights);
    if (chance > best.chance) best = { steps: discarded === null ? steps : steps.slice(1), chance };
  }
  return best;
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
