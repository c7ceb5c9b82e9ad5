/** The turn in progress, on the fast core: the steps made so far, and which can follow. */
import { COLORS } from './color.ts';
import type { Phase } from './contract.ts';
import { without } from './dice.ts';
import { colorOf, dieOf, fromOf, isDiscard, packDiscard, packMove, unpackStep } from './packed-step.ts';
import { placeOf } from './places.ts';
import type { Position } from './position.ts';
import { CANDIDATES, type Goal, Search } from './search.ts';
import type { Step } from './step.ts';
import { aim } from './stepping.ts';

export type Moving = Extract<Phase, { name: 'moving' }>;

/** One at a time: the next open makes the last one invalid. */
export interface Hand {
  readonly search: Search;
  readonly goal: Goal;
}

const search = new Search();

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
  const packed = pack(search, step);
  if (!list(search, goal).includes(packed)) return null;
  const mark = search.field.mark();
  search.make(packed);
  const made = unpackStep(search.line[search.length - 1] as number);
  search.unmake(mark);
  return sameStep(made, step) ? packed : null;
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
  return list(search, goal)
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
  const { field } = search;
  const here = search.length;
  const ends = new Map<string, readonly number[]>();
  search.collect(goal, () => {
    const end = `${field.hashA} ${field.hashB}`;
    if (!ends.has(end)) ends.set(end, [...search.line.subarray(here, search.length)]);
  });
  const [only] = ends.values();
  return only && ends.size === 1 ? only.map(unpackStep) : null;
}

function preview(search: Search, packed: number): Step {
  const mark = search.field.mark();
  search.make(packed);
  const step = unpackStep(search.line[search.length - 1] as number);
  search.unmake(mark);
  return step;
}

function list(search: Search, goal: Goal): readonly number[] {
  const start = search.used * CANDIDATES;
  return [...search.candidates.subarray(start, search.propose(goal.obedient, start))];
}

function pack({ field }: Search, step: Step): number {
  if (step.kind === 'discard') return packDiscard(step.die);
  const color = COLORS.indexOf(step.color);
  const from = placeOf(step.from);
  return packMove(color, step.die, from, aim(field, color, from, step.die));
}

export const positionIn = ({ search }: Hand): Position => search.field.read();
