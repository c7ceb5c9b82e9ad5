/** All legal turns of a position and a roll (docs/rules/tuchulcha.md §4), by where they end. */

import { COLORS, type Color, type Position } from '../board.ts';
import { without } from '../dice.ts';
import type { Step } from '../types.ts';
import { Field } from './field.ts';
import { LineSet, Lines } from './hash-set.ts';
import {
  colorOf,
  fromOf,
  isBlocked,
  isDiscard,
  isHit,
  isQuiet,
  packDiscard,
  RoleCode,
  toOf,
} from './layout.ts';
import { PairSearch } from './pair-search.ts';
import { areQuiet, loadPosition, readAfter, readPosition } from './position-conversion.ts';
import { isAlone, isIndependent, rankOf } from './quiet-steps.ts';
import { applyEnding, makeStep, mayEndOrEliminate } from './step.ts';
import { Proposal } from './step-generator.ts';

/** The goal that a line must reach to be a legal turn, unless it ends the game or puts the mover out. */
export interface Goal {
  /** The minimum number of dice: D, or 1 if §4.5 applies; 0 if nothing can be used. */
  readonly dice: number;
  /** Whether it obeys §4.3 at every step. */
  readonly obedient: boolean;
}

export class Search extends PairSearch {
  /** Call it at the loaded position, before any step. */
  goal(): Goal {
    const { dice: enough, obedient } = this.highestGoal();
    if (!obedient) return { dice: this.mostDice(enough, false), obedient };
    const obeying = this.mostDice(enough, true);
    if (obeying === enough) return { dice: enough, obedient };
    const dice = this.mostDice(enough, false);
    return { dice, obedient: obeying === dice };
  }

  /** The goal, provided that some line reaches it. */
  highestGoal(): Goal {
    const { field, spare } = this;
    const last = field.inPlay(field.mover) === 1 && field.role(field.mover) !== RoleCode.LASA_VECUVIA;
    return { dice: last && spare > 0 ? 1 : spare, obedient: field.waitingTotal > 0 };
  }

  /** Adds all ends of legal turns that continue from here. Returns whether some line reaches the goal's number of dice. */
  collect(goal: Goal, ends: LineSet): boolean {
    this.begin(goal);
    this.visit(ends, 0);
    return this.best >= goal.dice;
  }

  /**
   * Collects for Tuchulcha, for all discards at once: the remaining die is known when the others are used. `line` reserves space
   * for the discard in front. Returns the dice, as bits by value, without which some line reaches the goal.
   */
  collectDiscarding(goal: Goal, ends: LineSet): number {
    this.discarding = true;
    this.attained = 0;
    this.collect(goal, ends);
    this.discarding = false;
    return this.attained;
  }

  /** Whether the steps made can be continued to a legal turn, or are one. */
  completes(goal: Goal): boolean {
    this.begin(goal);
    return this.reaches(() => this.atEnd());
  }

  isTurn(goal: Goal): boolean {
    this.begin(goal);
    return this.atEnd();
  }

  /** The steps that are individually legal now (and obedient, if required), packed. */
  steps(goal: Goal): readonly number[] {
    this.begin(goal);
    const start = this.used * Proposal.ROOM;
    const steps = this.proposals.subarray(start, this.propose(start));
    return [...steps.filter((_, index) => index % Proposal.LENGTH === 0)];
  }

  private begin({ dice, obedient }: Goal): void {
    this.seen.clear();
    this.best = 0;
    this.enough = dice;
    this.obedient = obedient;
  }

  /** `last`: the quiet step just made, if the order of steps was free, otherwise 0. */
  private visit(ends: LineSet, last: number): void {
    const { field, proposals, spare } = this;
    const { mover } = field;
    if (this.atEnd()) this.addEnd(ends);
    if (spare === 0 || field.ended || !this.isNew()) return;
    const alone = last !== 0 && isAlone(field, last);
    const lastRank = last === 0 ? 0 : rankOf(mover, last);
    const jumps = field.role(mover) === RoleCode.LASA_VECUVIA;
    const free = !this.bound && !jumps;
    const paired = this.canPair();
    const start = this.used * Proposal.ROOM;
    this.listsBlocked = paired && this.movesMany;
    const end = this.propose(start);
    const judged = this.listsBlocked ? start : this.firstJudged;
    this.listsBlocked = false;
    for (let index = start; index < end; index += Proposal.LENGTH) {
      const packed = proposals[index] ?? 0;
      if (!isQuiet(packed)) {
        if (!isBlocked(packed)) this.visitAfter(packed, ends, 0);
        continue;
      }
      if (lastRank > 0 && rankOf(mover, packed) < lastRank && isIndependent(last, packed, alone)) continue;
      if (spare === 1) {
        const endA = (field.hashA + (proposals[index + Proposal.CHANGE_A] ?? 0)) | 0;
        const endB = (field.hashB + (proposals[index + Proposal.CHANGE_B] ?? 0)) | 0;
        this.addQuietEnd(packed, proposals[index + Proposal.DIE] ?? 0, endA, endB, ends);
      } else if (paired && this.canPairAfter(packed)) {
        if (jumps) this.addJumpPairs(index, ends);
        else this.addPairs(judged, index, end, ends);
      } else if (isHit(packed)) {
        this.visitAfter(packed, ends, free ? packed : 0);
      } else {
        const waited = this.makeQuiet(packed);
        this.visit(ends, free ? packed : 0);
        this.unmakeQuiet(packed, waited);
      }
    }
  }

  private visitAfter(packed: number, ends: LineSet, last: number): void {
    const mark = this.field.mark();
    this.make(packed);
    this.visit(ends, last);
    this.unmake(mark);
  }

  /** The maximum number of dice that any line uses, at most `enough`. */
  private mostDice(enough: number, obedient: boolean): number {
    this.begin({ dice: enough, obedient });
    this.reaches(() => {
      if (this.field.hitStone === 0) this.best = Math.max(this.best, Math.min(this.used, enough));
      return this.best === enough;
    });
    return this.best;
  }

  /** Whether a line that continues from here reaches such a state. */
  private reaches(isThere: () => boolean): boolean {
    if (isThere()) return true;
    if (this.spare === 0 || this.field.ended || !this.isNew()) return false;
    const start = this.used * Proposal.ROOM;
    const end = this.propose(start);
    for (let index = start; index < end; index += Proposal.LENGTH) {
      const mark = this.field.mark();
      this.make(this.proposals[index] ?? 0);
      const found = this.reaches(isThere);
      this.unmake(mark);
      if (found) return true;
    }
    return false;
  }
}

export interface TurnEnd {
  /** Right after the last die: the turn is still the mover's. */
  readonly position: Position;
  readonly result: readonly Color[] | null;
}

const search = new Search();
const ends = new LineSet();
const NO_STEPS = new Lines(1, 0, new Int32Array(0), 0);

/** The distinct end positions of a roll's legal turns, each with one line of steps to it. */
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
    // The search leaves its field as it was loaded, and so does reading ends.
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
 * `dice`: all dice rolled, in any order, 2 to 4; any of Tuchulcha's can be the discarded one. If the game is over, or the mover is
 * out, the only end is the position itself.
 */
export function legalTurnsOf(position: Position, dice: readonly number[]): LegalTurns {
  const { field } = search;
  search.load(position, dice);
  if (isOver(field)) return new LegalTurns(position, NO_STEPS);
  ends.clear(dice.length);
  if (field.role(field.mover) === RoleCode.TUCHULCHA) collectDiscarding(dice);
  // For nearly every roll some line uses all dice; only otherwise must D be found first.
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

function isOver(field: Field): boolean {
  if (!mayEndOrEliminate(field, false)) return false;
  const mark = field.mark();
  applyEnding(field, false);
  const over = field.ended;
  field.back(mark);
  return over;
}

const still = new Field();

/** The winners of a position whose game is over (§7), otherwise null. */
export function winnersOf(position: Position): readonly Color[] | null {
  loadPosition(still, position);
  applyEnding(still, false);
  return still.winners();
}

/** Whether §7 leaves nothing to apply to a position, as at every stop of a game. */
export function isSettled(position: Position): boolean {
  loadPosition(still, position);
  const roles = COLORS.map((_, color) => still.role(color));
  applyEnding(still, false);
  return roles.every((role, color) => role === still.role(color));
}
