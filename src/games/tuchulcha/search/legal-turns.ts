/** All legal turns of a position and a roll (docs/rules/tuchulcha.md §4), by where they end. */
import { COLORS, type Color } from '../board.ts';
import { distinct, without } from '../dice.ts';
import type { Position } from '../position.ts';
import type { Step } from '../types.ts';
import { colorOf, fromOf, isDiscard, packDiscard, toOf, unpackStep } from './encoding.ts';
import { applyEnding } from './ending.ts';
import { Field } from './field.ts';
import { LINE, LineSet } from './hash-set.ts';
import { RoleCode } from './layout.ts';
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
const NO_STEPS: readonly number[] = new Array(LINE).fill(0);

/** The distinct positions that a roll's legal turns end in, each with one line of steps that leads there. */
export class LegalTurns {
  private readonly start: Position;
  private readonly lines: readonly number[];

  constructor(start: Position, lines: readonly number[]) {
    this.start = start;
    this.lines = lines;
  }

  /** At least 1: a turn in which no die can be used ends where it began. */
  get size(): number {
    return this.lines.length / LINE;
  }

  /** A line to an end, 0..size-1. Tuchulcha's discard (§4.6) comes first, as a discard. */
  steps(index: number): readonly Step[] {
    return this.line(index).map(unpackStep);
  }

  end(index: number): TurnEnd {
    const { field } = search;
    field.load(this.start);
    const line = this.line(index);
    if (line.length === 0) applyEnding(field, false);
    for (const step of line) if (!isDiscard(step)) makeStep(field, colorOf(step), fromOf(step), toOf(step));
    return { position: field.read(), result: field.winners() };
  }

  private line(index: number): readonly number[] {
    return this.lines.slice(index * LINE, (index + 1) * LINE).filter((step) => step !== 0);
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
  ends.clear();
  if (field.role(field.mover) === RoleCode.TUCHULCHA) collectDiscarding(dice);
  // For nearly every roll some line uses all dice: only where none does, D must be found first.
  else if (!search.collect(search.highestGoal(), ends)) search.collect(search.goal(), ends);
  return new LegalTurns(position, ends.take());
}

function collectDiscarding(dice: readonly number[]): void {
  search.take(dice, 1);
  search.length = 1;
  const attained = search.collectDiscarding(search.highestGoal(), ends);
  for (const die of distinct(dice)) if (!(attained & (1 << die))) collectWithout(dice, die);
}

function collectWithout(dice: readonly number[], die: number): void {
  search.take(without(dice, die), 0);
  search.line[0] = packDiscard(die);
  search.collect(search.goal(), ends);
}

/** The game is over, or the mover out. */
function isOver(field: Field): boolean {
  const mark = field.mark();
  applyEnding(field, false);
  const over = field.ended;
  field.back(mark);
  return over;
}

const still = new Field();

/** The winners of a position whose game is over (§7), else null. */
export function winnersOf(position: Position): readonly Color[] | null {
  still.load(position);
  applyEnding(still, false);
  return still.winners();
}

/** A position of which §7 leaves nothing to draw: no game stops at any other. */
export function isSettled(position: Position): boolean {
  still.load(position);
  const roles = COLORS.map((_, color) => still.role(color));
  applyEnding(still, false);
  return roles.every((role, color) => role === still.role(color));
}
