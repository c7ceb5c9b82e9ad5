/** All legal turns of a position and a roll (docs/rules/tuchulcha.md §4), by where they end. */
import { COLORS, type Color } from '../board.ts';
import { without } from '../dice.ts';
import type { Position } from '../position.ts';
import type { Step } from '../types.ts';
import { applyEnding, concernsSomebody } from './ending.ts';
import { Field } from './field.ts';
import { LineSet, Lines } from './hash-set.ts';
import { colorOf, fromOf, isDiscard, packDiscard, RoleCode, toOf } from './layout.ts';
import { areQuiet, loadPosition, readAfter, readPosition } from './position-conversion.ts';
import { Search } from './search.ts';
import { makeStep } from './step.ts';

export interface TurnEnd {
  /** Right after the last die: the turn is still the mover's. */
  readonly position: Position;
  /** The winners, if the game is over. */
  readonly result: readonly Color[] | null;
}

const search = new Search();
const ends = new LineSet();
const NO_STEPS = new Lines(1, 0, new Int32Array(0), 0);

/** The distinct positions that a roll's legal turns end in, each with one line of steps that leads there. */
export class LegalTurns {
  readonly start: Position;
  /** A line to each end. Tuchulcha's discard (§4.6) comes first, as a discard. */
  readonly lines: Lines;

  constructor(start: Position, lines: Lines) {
    this.start = start;
    this.lines = lines;
  }

  /** At least 1: a turn in which no die can be used ends where it began. */
  get size(): number {
    return this.lines.size;
  }

  /** The line to an end, 0..size-1. */
  steps(index: number): readonly Step[] {
    return this.lines.steps(index);
  }

  end(index: number): TurnEnd {
    // The search leaves its field as it was loaded, and so do ends that are read.
    const { field } = search;
    if (field.origin !== this.start) loadPosition(field, this.start);
    const { lines } = this;
    if (lines.at(index, 0) === 0) return stoodStill();
    if (areQuiet(field, lines, index)) return { position: readAfter(field, lines, index), result: null };
    return this.endAfter(index, 0, 0);
  }

  /** The end of a line's steps from one on; `changed`: the colors that earlier ones changed, as bits. */
  private endAfter(line: number, from: number, changed: number): TurnEnd {
    const { field } = search;
    const step = this.lines.at(line, from);
    if (step === 0) return { position: readPosition(field, changed), result: field.winners() };
    if (isDiscard(step)) return this.endAfter(line, from + 1, changed);
    const mark = field.mark();
    makeStep(field, colorOf(step), fromOf(step), toOf(step));
    const end = this.endAfter(line, from + 1, changed | field.changedSince(mark));
    field.back(mark);
    return end;
  }
}

/**
 * `dice`: all that were rolled, in any order, 2 to 4; of Tuchulcha's each can be the discarded one.
 * In a game that is over, or for a mover who is out, the one end is the position itself.
 */
export function legalTurnsOf(position: Position, dice: readonly number[]): LegalTurns {
  const { field } = search;
  search.load(position, dice);
  if (isOver(field)) return new LegalTurns(position, NO_STEPS);
  ends.clear(dice.length);
  if (field.role(field.mover) === RoleCode.TUCHULCHA) collectDiscarding(dice);
  // For nearly every roll some line uses all dice: only where none does, D must be found first.
  else if (!search.collect(search.highestGoal(), ends)) search.collect(search.goal(), ends);
  return new LegalTurns(position, ends.take());
}

/** No die could be used. */
function stoodStill(): TurnEnd {
  const { field } = search;
  const mark = field.mark();
  applyEnding(field, false);
  const end = { position: readPosition(field, field.changedSince(mark)), result: field.winners() };
  field.back(mark);
  return end;
}

function collectDiscarding(dice: readonly number[]): void {
  search.take(dice, 1);
  search.length = 1;
  const attained = search.collectDiscarding(search.highestGoal(), ends);
  for (let die = 6; die >= 1; die--) {
    if (dice.includes(die) && !(attained & (1 << die))) collectWithout(dice, die);
  }
}

function collectWithout(dice: readonly number[], die: number): void {
  search.take(without(dice, die), 0);
  search.line[0] = packDiscard(die);
  search.collect(search.goal(), ends);
}

/** The game is over, or the mover out. */
function isOver(field: Field): boolean {
  if (!concernsSomebody(field, false)) return false;
  const mark = field.mark();
  applyEnding(field, false);
  const over = field.ended;
  field.back(mark);
  return over;
}

const still = new Field();

/** The winners of a position whose game is over (§7), else null. */
export function winnersOf(position: Position): readonly Color[] | null {
  loadPosition(still, position);
  applyEnding(still, false);
  return still.winners();
}

/** A position of which §7 leaves nothing to draw: no game stops at any other. */
export function isSettled(position: Position): boolean {
  loadPosition(still, position);
  const roles = COLORS.map((_, color) => still.role(color));
  applyEnding(still, false);
  return roles.every((role, color) => role === still.role(color));
}
