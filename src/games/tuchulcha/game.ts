/** Tuchulcha as a reducer over actions: a legal action gives a new state and its events. */
import type { Game, Applied as GameApplied } from '../game.ts';
import { type Color, type Position, roleOf, type Setup, startingPosition } from './board.ts';
import { devote, devotionsOf, whyNotDevote } from './devotion.ts';
import { distinct, firstRoll, isDie, mayRollMore } from './dice.ts';
import {
  applyEndingTo,
  applySteps,
  endOrContinue,
  endTurn,
  type NextState,
  nextTurn,
  removeColor,
} from './end-of-turn.ts';
import { canComplete, findStep, legalSteps, onlyTurn, openTurn, positionOf } from './turn.ts';
import {
  type Action,
  type Devotion,
  type GameEvent,
  type GameState,
  type Phase,
  type Refusal,
  refusal,
  type Step,
} from './types.ts';
import { blockedBy, whyNotConfirm, whyNotStep } from './why-not.ts';

type Applied = GameApplied<GameState, GameEvent, Refusal>;

const done = (state: GameState, ...events: readonly GameEvent[]): Applied => ({ ok: true, state, events });

/** `start` throws if the setup is invalid. */
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
} satisfies Game<Setup, GameState, Action, GameEvent, Refusal>;

const goOn = (next: NextState): Applied => ({ ok: true, ...next });
const refused = (refusal: Refusal): Applied => ({ ok: false, refusal });

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
  const turn = phase.name === 'moving' ? openTurn(phase) : null;
  const packed = turn && findStep(turn, step);
  if (phase.name !== 'moving' || !turn || packed === null || !canComplete(turn, packed)) {
    const forbidden = whyNotStep(state, step);
    if (!forbidden) throw new Error(`neither legal nor refused: ${JSON.stringify(step)}`);
    return refused(forbidden);
  }
  turn.search.make(packed);
  const position = positionOf(turn);
  const result = turn.search.field.winners();
  return done({ ...state, position, phase: { ...phase, steps: [...phase.steps, step], result } });
}

/** Takes back the last keep, discard or step of the turn in progress. */
function undo(state: GameState): Applied {
  const { phase } = state;
  if (!canUndo(state) || (phase.name !== 'moving' && phase.name !== 'discard')) {
    return refused(refusal('nothingToUndo', '4'));
  }
  if (phase.name === 'moving' && phase.steps.length > 0) {
    const fewer = { ...phase, steps: phase.steps.slice(0, -1), result: null };
    return done({ ...state, position: positionOf(openTurn(fewer)), phase: fewer });
  }
  const { dice } = phase;
  const wasDiscarded = phase.name === 'moving' && phase.discarded !== null;
  return done({ ...state, phase: { name: wasDiscarded ? 'discard' : 'extra', dice } });
}

function confirm(state: GameState): Applied {
  const { phase, position } = state;
  if (phase.name !== 'moving') return wrongPhase(state, '4.4');
  const reason = whyNotConfirm(phase);
  if (reason) return refused(reason);
  const { steps, dice, discarded, before } = phase;
  const change = applySteps(before, steps);
  const confirmed: GameEvent = { type: 'confirmed', color: position.turn, steps, dice, discarded };
  const blocked: readonly GameEvent[] =
    steps.length === 0 ? [{ type: 'blocked', color: position.turn, reasons: blockedBy(state) }] : [];
  return goOn(endTurn(state, before, { ...change, events: [...change.events, ...blocked, confirmed] }));
}

function applyDevotion(state: GameState, { devotion }: Extract<Action, { type: 'devote' }>): Applied {
  const { phase, position } = state;
  const color = position.turn;
  const afterFall = phase.name === 'afterFall';
  if (!afterFall && phase.name !== 'before') return wrongPhase(state, '5.1');
  const reason = whyNotDevote(position, devotion, afterFall);
  if (reason) return refused(reason);
  const { position: devoted, given } = devote(position, devotion);
  const change = applyEndingTo(devoted);
  const events: readonly GameEvent[] = [{ type: 'devoted', color, devotion, given }, ...change.events];
  return goOn(
    endOrContinue(state, { ...change, events }, (next) =>
      afterFall ? nextTurn(next) : { state: next, events: [] },
    ),
  );
}

function pass(state: GameState): Applied {
  if (state.phase.name !== 'afterFall') return wrongPhase(state, '5.4');
  return goOn(nextTurn(state));
}

/** The position without the steps of a turn in progress, which can still be taken back. */
export const settledPosition = ({ phase, position }: GameState): Position =>
  phase.name === 'moving' ? phase.before : position;

/**
 * A turn in progress is taken back to its roll. The mover's resignation ends it; another player's leaves the mover the dice and
 * Tuchulcha's discard, to move again on the changed board (docs/rules/tuchulcha.md §7, last sentence).
 */
function resign(state: GameState, color: Color): Applied {
  const before = settledPosition(state);
  const role = roleOf(before, color);
  if (role === 'neutral' || role === 'out') return refused(refusal('notInGame', '7', { color }));
  const change = applyEndingTo(removeColor(before, color));
  const events: readonly GameEvent[] = [{ type: 'out', color, reason: 'resigned' }, ...change.events];
  return goOn(
    endOrContinue(state, { ...change, events }, (next) =>
      color === before.turn ? nextTurn(next) : { state: withoutSteps(next), events: [] },
    ),
  );
}

function withoutSteps(state: GameState): GameState {
  const { phase, position } = state;
  if (phase.name !== 'moving') return state;
  return { ...state, phase: { ...phase, before: position, steps: [], result: null } };
}

export interface Offers {
  /** The color to decide; null if the game is over. */
  readonly color: Color | null;
  /** The number of dice in a `roll` now; 0 if there is nothing to roll. */
  readonly roll: 0 | 1 | 2 | 3 | 4;
  readonly devotions: readonly Devotion[];
  readonly keep: boolean;
  readonly pass: boolean;
  /** Tuchulcha's possible discards: distinct values, descending. */
  readonly discards: readonly number[];
  /** Steps that can be completed to a legal turn, without duplicates, sorted: die descending, color (mover's first), origin. */
  readonly steps: readonly Step[];
  readonly undo: boolean;
  readonly confirm: boolean;
  /** The rest of one line, if all legal turns lead to one position (empty if nothing is left to play). Otherwise null. */
  readonly onlyTurn: readonly Step[] | null;
}

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

/** A tap and its display ask several times for the same immutable state. */
const offered = new WeakMap<GameState, Offers>();

export function offers(state: GameState): Offers {
  const known = offered.get(state);
  if (known) return known;
  const found = findOffers(state);
  offered.set(state, found);
  return found;
}

function findOffers(state: GameState): Offers {
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
      const turn = openTurn(phase);
      const confirm = turn.search.isTurn(turn.goal);
      const steps = legalSteps(turn);
      return { ...NOTHING, color, steps, undo: canUndo(state), confirm, onlyTurn: onlyTurn(turn) };
    }
    case 'afterFall':
      return { ...NOTHING, color, devotions: devotionsOf(position, true), pass: true };
    case 'over':
      return { ...NOTHING, color: null };
  }
}

/** Whether there is a keep, a discard or a step of this turn to undo (never a roll or a devotion). */
function canUndo({ phase, position }: GameState): boolean {
  if (phase.name === 'moving' && (phase.steps.length > 0 || phase.discarded !== null)) return true;
  if (phase.name !== 'moving' && phase.name !== 'discard') return false;
  return mayRollMore(position.players, roleOf(position, position.turn), phase.dice);
}
