/** Tuchulcha as a reducer over actions: one legal action, one new state, and what happened. */

import type { Color } from './board.ts';
import { devote, devotionsOf, whyNotDevote } from './devotion.ts';
import { distinct, firstRoll, isDie, mayRollMore } from './dice.ts';
import { applyEndOfGame, applySteps, endOfTurn, endOrContinue, nextTurn, resign } from './end-of-turn.ts';
import { type Position, roleOf, type Setup, startingPosition } from './position.ts';
import { type Refusal, refusal } from './refusal.ts';
import { legalSteps, onlyTurn, openTurn, positionOf } from './turn.ts';
import type { Action, Devotion, GameEvent, GameState, Phase, Step } from './types.ts';
import { blockedBy, whyNotConfirm, whyNotStep } from './why-not.ts';

/** What may be done in a state. */

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
      const hand = openTurn(phase);
      const confirm = hand.search.isTurn(hand.goal);
      const steps = legalSteps(hand);
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

/** What may be done now. */
export interface Offers {
  /** Whose decision it is; null when the game is over. */
  readonly color: Color | null;
  /** How many dice a `roll` brings now; 0 where there is nothing to roll. */
  readonly roll: 0 | 1 | 2 | 3 | 4;
  readonly devotions: readonly Devotion[];
  readonly keep: boolean;
  readonly pass: boolean;
  /** Tuchulcha's possible discards: distinct values, descending. */
  readonly discards: readonly number[];
  /** The steps that can be completed to a legal turn, no two alike, sorted: die descending, then colour (mover's first), then origin. */
  readonly steps: readonly Step[];
  readonly undo: boolean;
  readonly confirm: boolean;
  /** Where all legal turns from here lead to one position: the rest of one such line (empty if nothing is left to play). Else null. */
  readonly onlyTurn: readonly Step[] | null;
}

/** Taking back the last keep, discard or step of the turn in progress; what the dice told stays told. */

type Undone =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly [] }
  | { readonly ok: false; readonly refusal: Refusal };

export function undo(state: GameState): Undone {
  const { phase } = state;
  if (!canUndo(state) || (phase.name !== 'moving' && phase.name !== 'discard')) {
    return { ok: false, refusal: refusal('nothingToUndo', '4') };
  }
  if (phase.name === 'moving' && phase.steps.length > 0) {
    const fewer = { ...phase, steps: phase.steps.slice(0, -1), result: null };
    return { ok: true, state: { ...state, position: positionOf(openTurn(fewer)), phase: fewer }, events: [] };
  }
  const { dice } = phase;
  const earlier: Phase =
    phase.name === 'moving' && phase.discarded !== null ? { name: 'discard', dice } : { name: 'extra', dice };
  return { ok: true, state: { ...state, phase: earlier }, events: [] };
}

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
  const hand = openTurn({ ...phase, steps });
  const result = hand.search.field.winners();
  return done({ ...state, position: positionOf(hand), phase: { ...phase, steps, result } });
}

function confirm(state: GameState): Applied {
  const { phase, position } = state;
  if (phase.name !== 'moving') return wrongPhase(state, '4.4');
  const reason = whyNotConfirm(phase);
  if (reason) return refused(reason);
  const { steps, dice, discarded, before } = phase;
  const told = applySteps(before, steps);
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
  const told = applyEndOfGame(devoted);
  const events: readonly GameEvent[] = [{ type: 'devoted', color, devotion, given }, ...told.events];
  return endOrContinue(state, { ...told, events }, (settledState) =>
    afterFall ? nextTurn(settledState) : { state: settledState, events: [] },
  );
}

function pass(state: GameState): Applied {
  if (state.phase.name !== 'afterFall') return wrongPhase(state, '5.4');
  const { state: next, events } = nextTurn(state);
  return done(next, ...events);
}
