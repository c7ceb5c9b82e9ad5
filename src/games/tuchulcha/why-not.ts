/** The rule that forbids a step or the end of a turn, with the facts for a sentence. */

import { COLORS, type Color, movedBy, type Position } from './board.ts';
import { distinct } from './dice.ts';
import type { Field } from './legal-turns/field.ts';
import { Obstacle, originOf, Place, packMove, placeOf } from './legal-turns/layout.ts';
import type { Goal } from './legal-turns/legal-turns.ts';
import { obstacle, powerAgainst, targetPlace } from './legal-turns/step.ts';
import { canComplete, findStep, type Moving, openTurn, readAfter, type TurnInProgress } from './turn.ts';
import {
  type Discard,
  type GameState,
  type Move,
  type Origin,
  type Refusal,
  refusal,
  type Step,
} from './types.ts';

export interface StepChoice {
  readonly color: Color;
  readonly from: Origin;
  readonly die: number;
}

/** Null if the step is offered. */
export function whyNot({ phase }: GameState, choice: StepChoice): Refusal | null {
  if (phase.name === 'over') return refusal('gameOver', '7');
  if (phase.name === 'discard') return refusal('discardFirst', '4.6');
  return phase.name === 'moving'
    ? whyNotMove(phase, choice)
    : refusal('wrongPhase', '3', { phase: phase.name });
}

function whyNotMove(phase: Moving, choice: StepChoice): Refusal | null {
  const turn = openTurn(phase);
  const { search, goal } = turn;
  const { field } = search;
  const color = COLORS.indexOf(choice.color);
  const from = placeOf(choice.from);
  if (field.isOver) return refusal('gameOver', '7');
  if (field.ended) return refusal('notInGame', '7', { color: phase.before.turn });
  if (!movedBy(phase.before).includes(choice.color))
    return refusal('notYourColor', '4.1', { color: choice.color });
  if (!search.left[choice.die]) return refusal('noSuchDie', '4.1', { die: choice.die });
  return (
    whyNobody(field, color, from) ??
    whyBlocked(turn, color, from, choice.die) ??
    whyDisobedient(field, goal, choice.color, from) ??
    whyIncomplete(turn, packMove(color, choice.die, from, targetPlace(field, color, from, choice.die)))
  );
}

function whyNobody(field: Field, color: number, from: number): Refusal | null {
  const facts = { color: COLORS[color] as Color, from: originOf(from) };
  if (!(field.count(color, from) > 0)) return refusal('nobodyThere', '4.1', facts);
  if (field.movable(color, from) > 0) return null;
  return refusal('hitterStays', '4.2', { ...facts, hitters: field.hitters(from) });
}

/** An obstacle of the step itself. */
function whyBlocked({ search }: TurnInProgress, color: number, from: number, die: number): Refusal | null {
  const { field } = search;
  const to = targetPlace(field, color, from, die);
  const stone = field.stoneOf(color, to);
  switch (obstacle(field, color, to, search.spare - 1)) {
    case Obstacle.OTHER_HIT_OPEN:
      return openHit(field);
    case Obstacle.HELD_BY_TUCHULCHA:
      return refusal('closedByTuchulcha', '5.2', { stone, color: holderOf(field, stone) });
    case Obstacle.TOO_MUCH_POWER:
      return refusal('powerTooHigh', '4.2', {
        stone,
        color: holderOf(field, stone),
        power: powerAgainst(field, color, stone),
        count: field.standingOn(stone),
        brought: search.spare,
      });
    default:
      return null;
  }
}

const openHit = (field: Field): Refusal =>
  refusal('openHit', '4.2', {
    stone: field.hitStone,
    color: COLORS[field.hitColor] as Color,
    missing: field.hitMissing,
  });

const holderOf = (field: Field, stone: number): Color => COLORS[field.holder(stone)] as Color;

function whyDisobedient(field: Field, { obedient }: Goal, color: Color, from: number): Refusal | null {
  const waiting = field.waitingTotal;
  if (!obedient || waiting === 0) return null;
  const obeys = from !== Place.TEMPLE && color === COLORS[field.mover] && field.waiting(from) > 0;
  return obeys ? null : mysticalFirst(field);
}

function mysticalFirst(field: Field): Refusal {
  let place = Place.EXIT;
  for (let stone = field.places.size; stone >= 1; stone--) if (field.waiting(stone) > 0) place = stone;
  return refusal('mysticalFirst', '4.3', { from: originOf(place), waiting: field.waitingTotal });
}

/** The step itself is legal, but must lead to a legal turn. */
function whyIncomplete(turn: TurnInProgress, packed: number): Refusal | null {
  if (canComplete(turn, packed)) return null;
  const { search, goal } = turn;
  if (!canComplete({ search, goal: { dice: 0, obedient: false } }, packed))
    return hitNotCompletable(turn, packed);
  if (goal.obedient && canComplete({ search, goal: { ...goal, obedient: false } }, packed)) {
    return othersStillWait(turn, packed);
  }
  return refusal('allDice', '4.4', { dice: goal.dice });
}

/** The step moves a waiting haruspex, and the other waiting ones can't all follow in time. Facts are those after the step. */
function othersStillWait({ search }: TurnInProgress, packed: number): Refusal {
  const { code, rule, facts } = readAfter(search, packed, () => mysticalFirst(search.field));
  return refusal(code, rule, { ...facts, after: 'yes' });
}

const hitNotCompletable = ({ search }: TurnInProgress, packed: number): Refusal =>
  readAfter(search, packed, () => {
    const { field } = search;
    const stone = field.hitStone;
    const facts = { stone, color: holderOf(field, stone), missing: field.hitMissing };
    return refusal('hitNotCompletable', '4.2', facts);
  });

/** Whether the turn may end now (§4.4), and if not, why. */
export function whyNotConfirm(phase: Moving): Refusal | null {
  const { search, goal } = openTurn(phase);
  if (search.isTurn(goal)) return null;
  const { field } = search;
  if (field.hitStone !== 0) return openHit(field);
  return refusal('turnNotComplete', '4.4', { used: search.used, dice: goal.dice });
}

/** Null if the step is offered. */
export function whyNotStep(state: GameState, step: Step): Refusal | null {
  if (step.kind === 'move') return whyNot(state, step) ?? whyWrongTarget(state, step);
  const { phase } = state;
  if (phase.name === 'over') return refusal('gameOver', '7');
  if (phase.name !== 'moving') return refusal('wrongPhase', '6.4', { phase: phase.name });
  return whyNoDiscard(openTurn(phase), step);
}

/** A step contains its target and effect: a client that gives others is mistaken. */
function whyWrongTarget({ phase }: GameState, step: Move): Refusal | null {
  if (phase.name !== 'moving' || findStep(openTurn(phase), step) !== null) return null;
  return refusal('wrongTarget', '4.1', { from: step.from, to: step.to, die: step.die, effect: step.effect });
}

/** §6.4 */
function whyNoDiscard(turn: TurnInProgress, step: Discard): Refusal | null {
  const { die } = step;
  if (!turn.search.left[die]) return refusal('noSuchDie', '6.4', { die });
  const packed = findStep(turn, step);
  if (packed === null) return refusal('noDiscard', '6.4', { die });
  return canComplete(turn, packed) ? null : refusal('allDice', '4.4', { dice: turn.goal.dice });
}

/** A color's haruspexes in play by place: the temple first, the exit stone last. */
export function standsOf(position: Position, color: Color) {
  const { temple = 0, path = [], atExit = 0 } = position.colors[color] ?? {};
  const all = [
    { color, from: 'temple', count: temple } as const,
    ...path.map(({ stone, count }) => ({ color, from: stone, count })),
    { color, from: 'exit', count: atExit } as const,
  ];
  return all.filter(({ count }) => count > 0);
}

/** Why nobody can use these dice, in a turn: one refusal per rule and stone. Empty for a player without a haruspex. */
export function whyNobodyMoves(state: GameState, dice: readonly number[]): readonly Refusal[] {
  const reasons = new Map<string, Refusal>();
  const { position } = state;
  for (const { color, from } of movedBy(position).flatMap((one) => standsOf(position, one))) {
    for (const die of distinct(dice)) {
      const refusal = whyNot(state, { color, from, die });
      const key = refusal && `${refusal.code} ${refusal.facts['stone'] ?? ''}`;
      if (key && !reasons.has(key)) reasons.set(key, refusal);
    }
  }
  return [...reasons.values()];
}

/** The same for all dice of a turn, ascending by stone. */
export const blockedBy = (state: GameState): readonly Refusal[] =>
  whyNobodyMoves(state, 'dice' in state.phase ? state.phase.dice : []).toSorted(
    (a, b) => Number(a.facts['stone'] ?? 0) - Number(b.facts['stone'] ?? 0),
  );
