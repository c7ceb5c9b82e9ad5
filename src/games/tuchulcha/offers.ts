/** What may be done in a state. */

import { devotionsOf } from './devotion.ts';
import { distinct, firstRoll, mayRollMore } from './dice.ts';
import { onlyTurn, openHand, stepsOffered } from './hand.ts';
import { roleOf } from './position.ts';
import type { GameState, Offers } from './types.ts';

const NOTHING: Omit<Offers, 'color'> = {
  roll: 0,
  devotions: [],
  keep: false,
  pass: false,
  discards: [],
  steps: [],
  undo: false,
  confirm: false,
  onlyTurn: null,
};

export function offers(state: GameState): Offers {
  const { phase, position } = state;
  const { players, turn: color } = position;
  switch (phase.name) {
    case 'before': {
      const roll = firstRoll(players, roleOf(position, color));
      return { ...NOTHING, color, roll, devotions: devotionsOf(position, false) };
    }
    case 'extra':
      return { ...NOTHING, color, roll: 1, keep: true };
    case 'discard':
      return { ...NOTHING, color, discards: distinct(phase.dice), undo: canUndo(state) };
    case 'moving': {
      const hand = openHand(phase);
      const confirm = hand.search.isTurn(hand.goal);
      const steps = stepsOffered(hand);
      return { ...NOTHING, color, steps, undo: canUndo(state), confirm, onlyTurn: onlyTurn(hand) };
    }
    case 'afterFall':
      return { ...NOTHING, color, devotions: devotionsOf(position, true), pass: true };
    case 'over':
      return { ...NOTHING, color: null };
  }
}

/** A keep, a discard or a step of this turn lies behind (never a roll or a devotion). */
export function canUndo({ phase, position }: GameState): boolean {
  if (phase.name === 'moving' && (phase.steps.length > 0 || phase.discarded !== null)) return true;
  if (phase.name !== 'moving' && phase.name !== 'discard') return false;
  return mayRollMore(position.players, roleOf(position, position.turn), phase.dice);
}
