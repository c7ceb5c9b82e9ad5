/** The turn in progress: the steps made so far, possible next steps, and the player's constraints (docs/rules/tuchulcha.md §4). */

import { COLORS, type Color, inPlay, type Position, roleOf, type Stone } from './board.ts';
import { without } from './dice.ts';
import { Field } from './legal-turns/field.ts';
import { LineSet } from './legal-turns/hash-set.ts';
import { at, colorOf, dieOf, fromOf, isDiscard, originOf, Place, unpackStep } from './legal-turns/layout.ts';
import { type Goal, Search } from './legal-turns/legal-turns.ts';
import { loadPosition, readPosition } from './legal-turns/position-conversion.ts';
import type { GameState, Origin, Phase, Step } from './types.ts';

export type Moving = Extract<Phase, { name: 'moving' }>;

export interface TurnInProgress {
  readonly search: Search;
  readonly goal: Goal;
}

/** Throws if the steps aren't steps of a legal turn. */
export function openTurn({ before, dice, discarded, steps }: Moving): TurnInProgress {
  const search = new Search();
  search.load(before, discarded === null ? dice : without(dice, discarded));
  const turn = { search, goal: search.goal() };
  for (const step of steps) {
    const packed = findStep(turn, step);
    if (packed === null) throw new Error(`no such step now: ${JSON.stringify(step)}`);
    search.make(packed);
  }
  return turn;
}

/** The step as the search proposes it now, null if it doesn't or has another target or effect. */
export function findStep({ search, goal }: TurnInProgress, step: Step): number | null {
  const packed = search.steps(goal).find((packed) => sameStep(preview(search, packed), step));
  return packed ?? null;
}

function sameStep(one: Step, other: Step): boolean {
  if (one.kind === 'discard' || other.kind === 'discard')
    return one.kind === other.kind && one.die === other.die;
  return (
    one.color === other.color &&
    one.die === other.die &&
    one.from === other.from &&
    one.to === other.to &&
    one.effect === other.effect
  );
}

export const beginsWith = (line: readonly Step[], steps: readonly Step[]): boolean =>
  steps.every((step, index) => {
    const own = line[index];
    return own !== undefined && sameStep(step, own);
  });

/** Reads something after making a proposed step, which is then undone. */
export function readAfter<T>(search: Search, packed: number, read: () => T): T {
  const mark = search.field.mark();
  search.make(packed);
  const found = read();
  search.unmake(mark);
  return found;
}

/** Whether the turn can still become legal after a proposed step. */
export const canComplete = ({ search, goal }: TurnInProgress, packed: number): boolean =>
  readAfter(search, packed, () => search.completes(goal));

/** The steps that can be completed to a legal turn, in the order of `Offers.steps`. */
export function legalSteps(turn: TurnInProgress): readonly Step[] {
  const { search, goal } = turn;
  const { mover } = search.field;
  const clockwise = (packed: number): number => (colorOf(packed) - mover + COLORS.length) % COLORS.length;
  return search
    .steps(goal)
    .filter((packed) => canComplete(turn, packed))
    .sort(
      (one, other) =>
        dieOf(other) - dieOf(one) ||
        Number(isDiscard(one)) - Number(isDiscard(other)) ||
        clockwise(one) - clockwise(other) ||
        fromOf(one) - fromOf(other),
    )
    .map((packed) => preview(search, packed));
}

/** If all legal turns from here lead to one position: the rest of one of them, otherwise null. */
export const onlyTurn = (turn: TurnInProgress): readonly Step[] | null => linesIn(turn, 1)?.[0] ?? null;

/** The rest of one line to each end of the turn (empty: it can end now); null if more than `most`, or no dice are to be used now. */
export const linesToEnds = ({ phase }: GameState, most: number): readonly (readonly Step[])[] | null =>
  phase.name === 'moving' ? linesIn(openTurn(phase), most) : null;

const ends = new LineSet();

function linesIn({ search, goal }: TurnInProgress, most: number): readonly (readonly Step[])[] | null {
  ends.clear(search.length + search.spare);
  search.collect(goal, ends);
  const { size } = ends;
  if (size > most) return null;
  const lines = ends.take();
  return Array.from({ length: size }, (_, index) => lines.steps(index).slice(search.length));
}

const preview = (search: Search, packed: number): Step =>
  readAfter(search, packed, () => unpackStep(at(search.line, search.length - 1)));

export const positionOf = ({ search }: TurnInProgress): Position => readPosition(search.field);

/** The mover's haruspexes that have been on one Mystical stone since the roll (§4.3). */
export interface Waiting {
  readonly from: Origin;
  /** 1 or more. */
  readonly count: number;
}

export interface TurnConstraints {
  /** The number of dice of this turn, without Tuchulcha's discard. */
  readonly rolled: number;
  readonly used: number;
  /** The minimum number that a turn uses (§4.4), unless the game ends or the mover goes out before. */
  readonly dice: number;
  /** With one haruspex in play the turn can end after any die (§4.5). */
  readonly lastOne: boolean;
  /** Ascending by stone, the exit stone last. */
  readonly waiting: readonly Waiting[];
  /** Whether those go first; not if fewer dice could be used then. */
  readonly mysticalFirst: boolean;
  readonly openHit: { readonly stone: Stone; readonly color: Color; readonly missing: number } | null;
}

/** Null if no dice are to be used now. */
export function constraintsOf({ phase }: GameState): TurnConstraints | null {
  if (phase.name !== 'moving') return null;
  const { before, dice, discarded } = phase;
  const { search, goal } = openTurn(phase);
  const { field } = search;
  const stone = field.hitStone;
  const color = COLORS[field.hitColor];
  return {
    rolled: dice.length - (discarded === null ? 0 : 1),
    used: search.used,
    dice: goal.dice,
    lastOne: isLastOne(before),
    waiting: waitingIn(field),
    mysticalFirst: goal.obedient,
    openHit: stone > 0 && color ? { stone, color, missing: field.hitMissing } : null,
  };
}

const fresh = new Field();

/** The haruspexes that would have to leave Mystical stones first if the player at turn rolled now. */
export function waitingOf(position: Position): readonly Waiting[] {
  loadPosition(fresh, position);
  return waitingIn(fresh);
}

/** Whether the player at turn may stop after any die (§4.5). */
export const isLastOne = (position: Position): boolean =>
  inPlay(position, position.turn) === 1 && roleOf(position, position.turn) !== 'lasaVecuvia';

function waitingIn(field: Field): readonly Waiting[] {
  const waiting: Waiting[] = [];
  for (let place = 1; place <= Place.EXIT; place++) {
    const count = field.waiting(place);
    if (count > 0) waiting.push({ from: originOf(place), count });
  }
  return waiting;
}
