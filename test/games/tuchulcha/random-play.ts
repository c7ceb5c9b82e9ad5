/** Games of random devotions, dice and turns, for tests and the bench: the same seed, the same games. */

import {
  boardOf,
  COLORS,
  type Color,
  type PlayerCount,
  type Position,
  roleOf,
  type Setup,
  startingPosition,
} from '../../../src/games/tuchulcha/board.ts';
import { type Random, randomFrom } from '../../../src/games/tuchulcha/computer-players/levels.ts';
import { devote, devotionsOf } from '../../../src/games/tuchulcha/devotion.ts';
import { firstRoll, mayRollMore } from '../../../src/games/tuchulcha/dice.ts';
import { applyEndingTo, nextPlayer } from '../../../src/games/tuchulcha/end-of-turn.ts';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { legalTurnsOf } from '../../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import type { Action, GameState } from '../../../src/games/tuchulcha/types.ts';
import { applied } from './legal-lines.ts';

export { type Random, randomFrom };

const SEATS: Readonly<Record<PlayerCount, readonly (readonly Color[])[]>> = {
  2: [
    ['blue', 'yellow'],
    ['red', 'black'],
  ],
  3: COLORS.map((left) => COLORS.filter((color) => color !== left)),
  4: [COLORS],
};

export function randomSetup(
  players: PlayerCount,
  random: Random,
): { players: readonly Color[]; first: Color } {
  const seatings = SEATS[players];
  const seats = seatings[random(seatings.length)] ?? COLORS;
  return { players: boardOf(seats).sectors, first: seats[random(seats.length)] ?? 'blue' };
}

export function randomDice(position: Position, random: Random): readonly number[] {
  const { players, turn } = position;
  const role = roleOf(position, turn);
  const dice = Array.from({ length: firstRoll(players, role) }, () => 1 + random(6));
  return mayRollMore(players, role, dice) && random(2) === 0 ? [...dice, 1 + random(6)] : dice;
}

export interface Rolled {
  readonly position: Position;
  readonly dice: readonly number[];
}

/** Every turn of random games, one game after the other, without end. Where a devotion is legal, one in two is made. */
export function* randomTurns(players: PlayerCount, random: Random): Generator<Rolled> {
  for (;;) yield* randomGame(players, random);
}

export function* randomGame(players: PlayerCount, random: Random): Generator<Rolled> {
  let position = startingPosition(randomSetup(players, random));
  for (;;) {
    position = randomlyDevoted(position, random);
    const dice = randomDice(position, random);
    yield { position, dice };
    const turns = legalTurnsOf(position, dice);
    const { position: end, result } = turns.end(random(turns.size));
    if (result) return;
    position = { ...end, turn: nextPlayer(end) };
  }
}

function randomlyDevoted(position: Position, random: Random): Position {
  const devotions = devotionsOf(position, false);
  const devotion = devotions[random(devotions.length * 2)];
  return devotion ? applyEndingTo(devote(position, devotion).position).position : position;
}

/** Whole games through the reducer, by any offered action. */

export interface Played {
  readonly setup: Setup;
  readonly log: readonly Action[];
  /** The state at the start and after each action of the log. */
  readonly states: readonly GameState[];
}

/** To the end, or to `most` actions. Now and then something is taken back, and (by `resigning`) somebody resigns. */
export function playAtRandom(players: PlayerCount, random: Random, most: number, resigning = false): Played {
  const setup = randomSetup(players, random);
  const log: Action[] = [];
  const states = [tuchulcha.start(setup)];
  for (let state = states[0]; state && state.phase.name !== 'over' && log.length < most; ) {
    const action = randomAction(state, random, resigning);
    log.push(action);
    state = applied(state, action);
    states.push(state);
  }
  return { setup, log, states };
}

function randomAction(state: GameState, random: Random, resigning: boolean): Action {
  const { color } = offers(state);
  if (resigning && color && random(500) === 0) return { type: 'resign', color };
  return offeredAction(state, random);
}

/** One of the offered actions; sometimes an undo. */
export function offeredAction(state: GameState, random: Random): Action {
  if (offers(state).undo && random(12) === 0) return { type: 'undo' };
  const actions = actionsIn(state, random);
  const action = actions[random(actions.length)];
  if (!action) throw new Error(`nothing is offered in ${JSON.stringify(state)}`);
  return action;
}

/** The offered actions but undo, a roll with its dice; none if the game is over. */
export function actionsIn(state: GameState, random: Random): readonly Action[] {
  const { roll, devotions, keep, pass, discards, steps, confirm } = offers(state);
  return [
    ...devotions.map((devotion): Action => ({ type: 'devote', devotion })),
    ...discards.map((die): Action => ({ type: 'discard', die })),
    ...steps.map((step): Action => ({ type: 'step', step })),
    ...(roll > 0 ? [{ type: 'roll', dice: Array.from({ length: roll }, () => 1 + random(6)) } as const] : []),
    ...(keep ? [{ type: 'keep' } as const] : []),
    ...(pass ? [{ type: 'pass' } as const] : []),
    ...(confirm ? [{ type: 'confirm' } as const] : []),
  ];
}
