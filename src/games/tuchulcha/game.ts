/** Tuchulcha as a reducer over actions: one legal action, one new state, and what happened. */

import { blockedBy } from './blocked.ts';
import { devote, whyNotDevote } from './devotion.ts';
import { firstRoll, isDie, mayRollMore } from './dice.ts';
import { openHand, positionIn } from './hand.ts';
import { afterSettling, endOfTurn, nextTurn } from './passing.ts';
import { type Position, roleOf, type Setup, startingPosition } from './position.ts';
import { type Refusal, refusal } from './refusal.ts';
import { resign } from './resigning.ts';
import { settled, tell } from './telling.ts';
import type { Action, GameEvent, GameState, Phase } from './types.ts';
import { undo } from './undoing.ts';
import { whyNotConfirm } from './why-not.ts';
import { whyNotStep } from './why-not-step.ts';

export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

const done = (state: GameState, ...events: readonly GameEvent[]): Applied => ({ ok: true, state, events });
const refused = (refusal: Refusal): Applied => ({ ok: false, refusal });

/** `start` throws where the set-up isn't one. */
export const tuchulcha = {
  name: 'tuchulcha',
  start: (setup: Setup): GameState => ({
    setup,
    position: startingPosition(setup),
    phase: { name: 'before' },
    turnNumber: 1,
    rolls: 0,
  }),
  toAct: ({ phase, position }: GameState): readonly string[] =>
    phase.name === 'over' ? [] : [position.turn],
  winners: ({ phase }: GameState): readonly string[] | null => (phase.name === 'over' ? phase.winners : null),
  apply(state: GameState, action: Action): Applied {
    if (state.phase.name === 'over') return refused(refusal('gameOver', '7'));
    switch (action.type) {
      case 'roll':
        return roll(state, action.dice);
      case 'keep':
        return keep(state);
      case 'discard':
        return discard(state, action.die);
      case 'step':
        return step(state, action);
      case 'undo':
        return undo(state);
      case 'confirm':
        return confirm(state);
      case 'devote':
        return applyDevotion(state, action);
      case 'pass':
        return pass(state);
      case 'resign':
        return resign(state, action.color);
    }
  },
};

const wrongPhase = ({ phase }: GameState, rule: string): Applied =>
  refused(refusal('wrongPhase', rule, { phase: phase.name }));

function roll(state: GameState, dice: readonly number[]): Applied {
  const { phase, position } = state;
  const color = position.turn;
  const extra = phase.name === 'extra';
  if (!extra && phase.name !== 'before') return wrongPhase(state, '3');
  const needed = extra ? 1 : firstRoll(position.players, roleOf(position, color));
  if (dice.length !== needed || !dice.every(isDie)) {
    return refused(refusal('badDice', '3', { dice: dice.join('-'), needed }));
  }
  const all = extra ? [...phase.dice, ...dice] : dice;
  const rolled: GameState = { ...state, rolls: state.rolls + 1, phase: afterRoll(position, all) };
  return done(rolled, { type: 'rolled', color, dice, extra });
}

const afterRoll = (position: Position, dice: readonly number[]): Phase =>
  mayRollMore(position.players, roleOf(position, position.turn), dice)
    ? { name: 'extra', dice }
    : withAllDice(position, dice);

/** Tuchulcha discards before moving (§4.6). */
const withAllDice = (position: Position, dice: readonly number[]): Phase =>
  roleOf(position, position.turn) === 'tuchulcha' ? { name: 'discard', dice } : moving(position, dice, null);

const moving = (before: Position, dice: readonly number[], discarded: number | null): Phase => ({
  name: 'moving',
  dice,
  discarded,
  steps: [],
  before,
  result: null,
});

function keep(state: GameState): Applied {
  const { phase, position } = state;
  if (phase.name !== 'extra') return wrongPhase(state, '3');
  return done({ ...state, phase: withAllDice(position, phase.dice) }, { type: 'kept', color: position.turn });
}

function discard(state: GameState, die: number): Applied {
  const { phase, position } = state;
  if (phase.name !== 'discard') return refused(refusal('noDiscard', '4.6', { die }));
  if (!phase.dice.includes(die)) return refused(refusal('noSuchDie', '4.6', { die }));
  return done(
    { ...state, phase: moving(position, phase.dice, die) },
    { type: 'discarded', color: position.turn, die },
  );
}

function step(state: GameState, { step }: Extract<Action, { type: 'step' }>): Applied {
  const { phase } = state;
  const reason = whyNotStep(state, step);
  if (reason) return refused(reason);
  if (phase.name !== 'moving') return wrongPhase(state, '4.1');
  const steps = [...phase.steps, step];
  const hand = openHand({ ...phase, steps });
  const result = hand.search.field.winners();
  return done({ ...state, position: positionIn(hand), phase: { ...phase, steps, result } });
}

function confirm(state: GameState): Applied {
  const { phase, position } = state;
  if (phase.name !== 'moving') return wrongPhase(state, '4.4');
  const reason = whyNotConfirm(phase);
  if (reason) return refused(reason);
  const { steps, dice, discarded, before } = phase;
  const told = tell(before, steps);
  const confirmed: GameEvent = { type: 'confirmed', color: position.turn, steps, dice, discarded };
  const blocked: readonly GameEvent[] =
    steps.length === 0 ? [{ type: 'blocked', color: position.turn, reasons: blockedBy(state) }] : [];
  return endOfTurn(state, before, { ...told, events: [...told.events, ...blocked, confirmed] });
}

function applyDevotion(state: GameState, { devotion }: Extract<Action, { type: 'devote' }>): Applied {
  const { phase, position } = state;
  const color = position.turn;
  const afterFall = phase.name === 'afterFall';
  if (!afterFall && phase.name !== 'before') return wrongPhase(state, '5.1');
  const reason = whyNotDevote(position, devotion, afterFall);
  if (reason) return refused(reason);
  const { position: devoted, given } = devote(position, devotion);
  const told = settled(devoted);
  const events: readonly GameEvent[] = [{ type: 'devoted', color, devotion, given }, ...told.events];
  return afterSettling(state, { ...told, events }, (settledState) =>
    afterFall ? nextTurn(settledState) : { state: settledState, events: [] },
  );
}

function pass(state: GameState): Applied {
  if (state.phase.name !== 'afterFall') return wrongPhase(state, '5.4');
  const { state: next, events } = nextTurn(state);
  return done(next, ...events);
}
