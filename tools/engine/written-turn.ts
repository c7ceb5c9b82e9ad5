/** A turn as written steps (docs/rules/tuchulcha.md §9): its end, or the rule that forbids it. */

import { COLORS, type Color, type Position, roleOf } from '../../src/games/tuchulcha/board.ts';
import { without } from '../../src/games/tuchulcha/dice.ts';
import { placeOf, targetOf } from '../../src/games/tuchulcha/legal-turns/layout.ts';
import { type TurnEnd, winnersOf } from '../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { readPosition } from '../../src/games/tuchulcha/legal-turns/position-conversion.ts';
import { targetPlace } from '../../src/games/tuchulcha/legal-turns/step.ts';
import { err, ok, type Result, type WrittenStep } from '../../src/games/tuchulcha/notation.ts';
import { type Moving, openTurn } from '../../src/games/tuchulcha/turn.ts';
import {
  type GameState,
  type Move,
  type Origin,
  type Refusal,
  refusal,
} from '../../src/games/tuchulcha/types.ts';
import { whyNotConfirm, whyNotStep } from '../../src/games/tuchulcha/why-not.ts';

/** `dice`: all dice rolled. Tuchulcha's discard is the first of the steps (§4.6). */
export function playWrittenTurn(
  position: Position,
  dice: readonly number[],
  steps: readonly WrittenStep[],
): Result<TurnEnd, Refusal> {
  const result = winnersOf(position);
  const role = roleOf(position, position.turn);
  if (result || role === 'out') {
    const reason = result ? refusal('gameOver', '7') : refusal('notInGame', '7', { color: position.turn });
    return steps.length > 0 ? err(reason) : ok({ position, result });
  }
  const start: Moving = { name: 'moving', dice, discarded: null, steps: [], before: position, result: null };
  if (role !== 'tuchulcha') return playOn(start, steps);
  const [discard, ...others] = steps;
  if (discard?.kind !== 'discard') return err(refusal('discardFirst', '4.6'));
  if (!dice.includes(discard.die)) return err(refusal('noSuchDie', '4.6', { die: discard.die }));
  return playOn({ ...start, discarded: discard.die }, others);
}

/** If a line has several readings, the one that got furthest is reported. */
interface Failure {
  readonly refusal: Refusal;
  readonly played: number;
}

function playOn(start: Moving, steps: readonly WrittenStep[]): Result<TurnEnd, Refusal> {
  const played = follow(start, steps);
  return played.ok ? played : err(played.error.refusal);
}

function follow(phase: Moving, steps: readonly WrittenStep[]): Result<TurnEnd, Failure> {
  const [next, ...others] = steps;
  const played = phase.steps.length;
  if (!next) {
    const reason = whyNotConfirm(phase);
    return reason ? err({ refusal: reason, played }) : ok(endOf(phase));
  }
  let failure: Failure | null = null;
  for (const step of next.kind === 'discard' ? [next] : readings(phase, next)) {
    const reason = whyNotStep(stateIn(phase), step);
    const rest: Result<TurnEnd, Failure> = reason
      ? err({ refusal: reason, played })
      : follow({ ...phase, steps: [...phase.steps, step] }, others);
    if (rest.ok) return rest;
    if (!failure || rest.error.played > failure.played) failure = rest.error;
  }
  return err(failure ?? { refusal: whyNoReading(phase, next), played });
}

/** The dice are not written: on the way to the altar several are possible. */
function readings(phase: Moving, { color, from, to, effect }: WrittenMove): readonly Move[] {
  const { field, left } = openTurn(phase).search;
  const whose = color ?? phase.before.turn;
  const index = COLORS.indexOf(whose);
  const dice = [6, 5, 4, 3, 2, 1].filter(
    (die) => left[die] && targetOf(targetPlace(field, index, placeOf(from), die)) === to,
  );
  return dice.map((die) => ({ kind: 'move', color: whose, die, from, to, effect }));
}

type WrittenMove = Extract<WrittenStep, { kind: 'move' }>;

/** No remaining die leads from this origin to this target. */
function whyNoReading(phase: Moving, step: WrittenStep): Refusal {
  if (step.kind === 'discard') return refusal('noSuchDie', '6.4', { die: step.die });
  const { from, to, effect } = step;
  const color = step.color ?? phase.before.turn;
  const now = readPosition(openTurn(phase).search.field);
  if (countFrom(now, color, from) === 0) return refusal('nobodyThere', '4.1', { color, from });
  const left = phase.steps.reduce(
    (dice, { die }) => without(dice, die),
    phase.discarded === null ? phase.dice : without(phase.dice, phase.discarded),
  );
  return refusal('wrongTarget', '4.1', { from, to, effect, dice: left.join('-') });
}

/** For the reducer; the numbers of the turn and the rolls don't matter here. */
const stateIn = (phase: Moving): GameState => ({
  setup: { players: [], first: phase.before.turn },
  position: phase.before,
  phase,
  turnNumber: 1,
  rolls: 1,
});

function endOf(phase: Moving): TurnEnd {
  const { field } = openTurn(phase).search;
  return { position: readPosition(field), result: field.winners() };
}

/** Haruspexes of a color at an origin of steps; those on `e` are separate from those on the entry stone. */
function countFrom(position: Position, color: Color, from: Origin): number {
  const state = position.colors[color];
  if (from === 'temple') return state?.temple ?? 0;
  if (from === 'exit') return state?.atExit ?? 0;
  return state?.path.find(({ stone }) => stone === from)?.count ?? 0;
}
