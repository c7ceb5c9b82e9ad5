/** The computer player. */
import { COLORS } from '../board.ts';
import { offers, tuchulcha } from '../game.ts';
import type { Position } from '../position.ts';
import { placeOf } from '../search/encoding.ts';
import { applyEnding } from '../search/ending.ts';
import { Field } from '../search/field.ts';
import { legalTurnsOf } from '../search/legal-turns.ts';
import { makeStep, targetPlace } from '../search/step.ts';
import type { Action, Devotion, GameState, Step } from '../types.ts';
import { evaluate, WEIGHTS, type Weights } from './evaluate.ts';

const field = new Field();

/**
 * The computer player, first level: looks at the ends of all legal turns, and takes the one from which it is likeliest to
 * win, by a few plain features. The same state gives the same action; a roll's dice are left empty. Throws where the game is over.
 */
export const chooseAction = (state: GameState): Action => chooseBy(WEIGHTS, state);

/** The same with other weights. */
function chooseBy(weights: Weights, state: GameState): Action {
  const { phase, position } = state;
  switch (phase.name) {
    case 'before':
      return bestDevotion(state, weights) ?? { type: 'roll', dice: [] };
    case 'afterFall':
      return bestDevotion(state, weights) ?? { type: 'pass' };
    case 'extra':
      return wantsMore(position, phase.dice, weights) ? { type: 'roll', dice: [] } : { type: 'keep' };
    case 'discard':
      return bestDiscard(position, phase.dice, weights);
    case 'moving':
      return nextOfTurn(phase, weights);
    case 'over':
      throw new Error('The game is over: there is nothing to choose.');
  }
}

/** The change of role that promises more than staying, or null. */
function bestDevotion(state: GameState, weights: Weights): Action | null {
  const { devotions } = offers(state);
  if (devotions.length === 0) return null;
  const color = COLORS.indexOf(state.position.turn);
  const next = state.phase.name === 'before' ? color : (color + 1) % COLORS.length;
  let best: Devotion | null = null;
  let chance = chanceToWin(state.position, color, next, weights);
  for (const devotion of devotions) {
    const devoted = chanceAfterDevotion(state, devotion, color, weights);
    if (devoted <= chance) continue;
    best = devotion;
    chance = devoted;
  }
  return best ? { type: 'devote', devotion: best } : null;
}

function chanceAfterDevotion(state: GameState, devotion: Devotion, color: number, weights: Weights): number {
  const applied = tuchulcha.apply(state, { type: 'devote', devotion });
  if (!applied.ok) throw new Error(`an offered devotion is refused: ${JSON.stringify(applied.refusal)}`);
  const { position } = applied.state;
  return chanceToWin(position, color, COLORS.indexOf(position.turn), weights);
}

/** Whether the dice are better with one more, on the average of its six faces. */
function wantsMore(position: Position, dice: readonly number[], weights: Weights): boolean {
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += bestPlan(position, [...dice, die], null, weights).chance;
  return sum / 6 >= bestPlan(position, dice, null, weights).chance;
}

function bestDiscard(position: Position, dice: readonly number[], weights: Weights): Action {
  const [first] = bestPlan(position, dice, null, weights).steps;
  if (first?.kind !== 'discard') throw new Error('Tuchulcha has no die to discard.');
  return { type: 'discard', die: first.die };
}

/** The next step of the best turn; its confirmation when it is played. Other steps that were begun are taken back. */
function nextOfTurn(phase: Extract<GameState['phase'], { name: 'moving' }>, weights: Weights): Action {
  const { steps } = bestPlan(phase.before, phase.dice, phase.discarded, weights);
  const planned = phase.steps.every((step, at) => JSON.stringify(step) === JSON.stringify(steps[at]));
  if (!planned) return { type: 'undo' };
  const step = steps[phase.steps.length];
  return step ? { type: 'step', step } : { type: 'confirm' };
}

export interface Plan {
  readonly steps: readonly Step[];
  /** The mover's chance to win after them, 0..1. */
  readonly chance: number;
}

/** `discarded`: null, or the die that Tuchulcha has given up already; then it is no step of the plan. */
export function bestPlan(
  position: Position,
  dice: readonly number[],
  discarded: number | null,
  weights: Weights,
): Plan {
  const turns = legalTurnsOf(position, dice);
  field.load(position);
  let best: Plan = { steps: [], chance: -1 };
  for (let index = 0; index < turns.size; index++) {
    const steps = turns.steps(index);
    if (discarded !== null && steps[0]?.die !== discarded) continue;
    const chance = chanceAfter(steps, weights);
    if (chance > best.chance) best = { steps: discarded === null ? steps : steps.slice(1), chance };
  }
  return best;
}

/** From the loaded position, which is left as it is. */
function chanceAfter(steps: readonly Step[], weights: Weights): number {
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

/** 0..1, as things stand. `next`: from which colour on players take their turns. Colours are indexes of COLORS. */
export function chanceToWin(position: Position, color: number, next: number, weights: Weights): number {
  field.load(position);
  applyEnding(field, false);
  return evaluate(field, color, next, weights);
}
