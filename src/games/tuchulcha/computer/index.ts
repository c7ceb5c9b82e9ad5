import { COLORS } from '../board.ts';
import { offers, tuchulcha } from '../game.ts';
import type { Position } from '../position.ts';
import type { Action, Devotion, GameState } from '../types.ts';
import { bestPlan, chanceToWin } from './plan.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * The computer player, first level: looks at the ends of all legal turns, and takes the one from which it is likeliest to
 * win, by a few plain features. The same state gives the same action; a roll's dice are left empty. Throws where the game is over.
 */
export const chooseAction = (state: GameState): Action => chooseBy(WEIGHTS, state);

/** The same with other weights. */
export function chooseBy(weights: Weights, state: GameState): Action {
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
    const devoted = chanceAfter(state, devotion, color, weights);
    if (devoted <= chance) continue;
    best = devotion;
    chance = devoted;
  }
  return best ? { type: 'devote', devotion: best } : null;
}

function chanceAfter(state: GameState, devotion: Devotion, color: number, weights: Weights): number {
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

/** The next step of the best turn; its confirmation when it is played. What somebody else began otherwise is taken back. */
function nextOfTurn(phase: Extract<GameState['phase'], { name: 'moving' }>, weights: Weights): Action {
  const { steps } = bestPlan(phase.before, phase.dice, phase.discarded, weights);
  const planned = phase.steps.every((step, at) => JSON.stringify(step) === JSON.stringify(steps[at]));
  if (!planned) return { type: 'undo' };
  const step = steps[phase.steps.length];
  return step ? { type: 'step', step } : { type: 'confirm' };
}
