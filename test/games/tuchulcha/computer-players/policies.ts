import { offers } from '../../../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../../../src/games/tuchulcha/types.ts';
import { chooseAction } from '../../../../tools/training/plain-player.ts';
import type { Random } from '../random-play.ts';

/** The caller fills in a roll's dice. */
export type Policy = (state: GameState, random: Random) => Action;

/** Takes any offered action except undoing; every other devotion that is offered. */
export const randomPolicy: Policy = (state, random) => {
  const { devotions, discards, steps, confirm, keep, pass, roll } = offers(state);
  const devotion = devotions[random(2 * devotions.length)];
  if (devotion) return { type: 'devote', devotion };
  const actions: Action[] = [
    ...discards.map((die): Action => ({ type: 'discard', die })),
    ...steps.map((step): Action => ({ type: 'step', step })),
  ];
  if (confirm) actions.push({ type: 'confirm' });
  if (keep) actions.push({ type: 'keep' });
  if (pass) actions.push({ type: 'pass' });
  if (roll > 0) actions.push({ type: 'roll', dice: [] });
  const action = actions[random(actions.length)];
  if (!action) throw new Error('Nothing is offered.');
  return action;
};

export const POLICIES: Readonly<Record<string, Policy>> = { computer: chooseAction, random: randomPolicy };
