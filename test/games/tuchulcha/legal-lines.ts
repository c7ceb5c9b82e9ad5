/** Helpers for tests of the rules: states from notation, and all legal lines offered by the reducer. */

import type { Position } from '../../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import {
  formatPosition,
  formatStep,
  parsePosition,
  parseSteps,
} from '../../../src/games/tuchulcha/notation.ts';
import type { GameState, Step } from '../../../src/games/tuchulcha/types.ts';
import { playWrittenTurn } from '../../../tools/engine/written-turn.ts';

export function position(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${parsed.error.message}`);
  return parsed.value;
}

export const dice = (text: string): readonly number[] => text.split('-').map(Number);

/** Before the roll. */
export const beginning = (position: Position): GameState => ({
  setup: { players: [], first: position.turn },
  position,
  phase: { name: 'before' },
  turnNumber: 1,
  rolls: 0,
});

/** All dice rolled, whatever the order: Tuchulcha is asked for the discard, others move. */
export function rolled(position: Position, dice: readonly number[]): GameState {
  const phase: GameState['phase'] =
    position.colors[position.turn]?.role === 'tuchulcha'
      ? { name: 'discard', dice }
      : { name: 'moving', dice, discarded: null, steps: [], before: position, result: null };
  return { ...beginning(position), phase };
}

/** The state after an action. Throws if it is refused. */
export function applied(state: GameState, action: Parameters<typeof tuchulcha.apply>[1]): GameState {
  const answer = tuchulcha.apply(state, action);
  if (!answer.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(answer.refusal)}`);
  return answer.state;
}

export interface Line {
  readonly steps: string;
  readonly end: string;
  readonly result: string | null;
}

/** Every line that the offers lead along and then let be confirmed, Tuchulcha's discard written first. */
export function legalLines(from: Position, dice: readonly number[]): readonly Line[] {
  const state = rolled(from, dice);
  if (state.phase.name !== 'discard') return linesFrom(state, []);
  return offers(state).discards.flatMap((die) =>
    linesFrom(applied(state, { type: 'discard', die }), [{ kind: 'discard', die }]),
  );
}

function linesFrom(state: GameState, behind: readonly Step[]): readonly Line[] {
  const { confirm, steps } = offers(state);
  if (!confirm && steps.length === 0) throw new Error(`nothing leads on from ${JSON.stringify(state)}`);
  const on = steps.flatMap((step) => linesFrom(applied(state, { type: 'step', step }), [...behind, step]));
  return confirm ? [lineOf(state, behind), ...on] : on;
}

function lineOf({ position, phase }: GameState, steps: readonly Step[]): Line {
  const winners = phase.name === 'moving' ? phase.result : null;
  return {
    steps: steps.map((step) => formatStep(step, position.players)).join(' '),
    end: formatPosition(position),
    result: winners?.join() ?? null,
  };
}

/** Plays steps from notation: the end, or the code of the rule that forbids them. */
export function play(from: string, roll: string, steps: string) {
  const start = position(from);
  const written = parseSteps(steps, start.players);
  if (!written.ok) throw new Error(written.error);
  const played = playWrittenTurn(start, dice(roll), written.value);
  if (!played.ok) return { refused: played.error.code };
  return { end: formatPosition(played.value.position), result: played.value.result?.join() ?? null };
}
