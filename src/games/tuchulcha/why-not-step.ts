/** Which rule forbids an action's step, its target and effect included. */

import { type Hand, leadsOn, openHand, proposed } from './hand.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Discard, GameState, Move, Step } from './types.ts';
import { whyNot } from './why-not.ts';

/** Null where the step is offered. */
export function whyNotStep(state: GameState, step: Step): Refusal | null {
  if (step.kind === 'move') return whyNot(state, step) ?? whyNotTold(state, step);
  const { phase } = state;
  if (phase.name === 'over') return refusal('gameOver', '7');
  if (phase.name !== 'moving') return refusal('wrongPhase', '6.4', { phase: phase.name });
  return whyNotDiscard(openHand(phase), step);
}

/** A step tells where it leads and what it does there: a client that tells it otherwise is mistaken. */
function whyNotTold({ phase }: GameState, step: Move): Refusal | null {
  if (phase.name !== 'moving' || proposed(openHand(phase), step) !== null) return null;
  return refusal('wrongTarget', '4.1', { from: step.from, to: step.to, die: step.die, effect: step.effect });
}

/** §6.4 */
function whyNotDiscard(hand: Hand, step: Discard): Refusal | null {
  const { die } = step;
  if (!hand.search.left[die]) return refusal('noSuchDie', '6.4', { die });
  const packed = proposed(hand, step);
  if (packed === null) return refusal('noDiscard', '6.4', { die });
  return leadsOn(hand, packed) ? null : refusal('allDice', '4.4', { dice: hand.goal.dice });
}
