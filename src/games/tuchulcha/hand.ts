/** The turn in progress, on the fast core: the steps made so far, and which can follow. */
import { COLORS } from './board.ts';
import { without } from './dice.ts';
import { Ends } from './ends.ts';
import { colorOf, dieOf, fromOf, isDiscard, unpackStep } from './packed-step.ts';
import type { Position } from './position.ts';
import { type Goal, Search } from './search.ts';
import type { Phase, Step } from './types.ts';

export type Moving = Extract<Phase, { name: 'moving' }>;

/** One at a time: the next open makes the last one invalid. */
export interface Hand {
  readonly search: Search;
  readonly goal: Goal;
}

const search = new Search();
const ends = new Ends();

/** Throws where the steps aren't steps of a legal turn. */
export function openHand({ before, dice, discarded, steps }: Moving): Hand {
  search.load(before, discarded === null ? dice : without(dice, discarded));
  const hand = { search, goal: search.goal() };
  for (const step of steps) {
    const packed = proposed(hand, step);
    if (packed === null) throw new Error(`no such step now: ${JSON.stringify(step)}`);
    search.make(packed);
  }
  return hand;
}

/** The step as the search proposes it now, null if it doesn't or tells another target or effect. */
export function proposed({ search, goal }: Hand, step: Step): number | null {
  const packed = search.steps(goal).find((packed) => sameStep(preview(search, packed), step));
  return packed ?? null;
}

export function sameStep(one: Step, other: Step): boolean {
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

/** Whether the turn can still become a legal one after a proposed step. */
export function leadsOn({ search, goal }: Hand, packed: number): boolean {
  const mark = search.field.mark();
  search.make(packed);
  const leads = search.completes(goal);
  search.unmake(mark);
  return leads;
}

/** The steps that can be completed to a legal turn, in the order of `Offers.steps`. */
export function stepsOffered(hand: Hand): readonly Step[] {
  const { search, goal } = hand;
  const { mover } = search.field;
  const clockwise = (packed: number): number => (colorOf(packed) - mover + COLORS.length) % COLORS.length;
  return search
    .steps(goal)
    .filter((packed) => leadsOn(hand, packed))
    .sort(
      (one, other) =>
        dieOf(other) - dieOf(one) ||
        Number(isDiscard(one)) - Number(isDiscard(other)) ||
        clockwise(one) - clockwise(other) ||
        fromOf(one) - fromOf(other),
    )
    .map((packed) => preview(search, packed));
}

/** Where all legal turns from here lead to one position: the rest of one of them, else null. */
export function onlyTurn({ search, goal }: Hand): readonly Step[] | null {
  ends.clear();
  search.collect(goal, ends);
  if (ends.size !== 1) return null;
  return [...ends.take()]
    .filter((packed) => packed !== 0)
    .slice(search.length)
    .map(unpackStep);
}

function preview(search: Search, packed: number): Step {
  const mark = search.field.mark();
  search.make(packed);
  const step = unpackStep(search.line[search.length - 1] as number);
  search.unmake(mark);
  return step;
}

export const positionIn = ({ search }: Hand): Position => search.field.read();
