/** The search for a turn's legal lines (docs/rules/tuchulcha.md §4.4). */

import { isHit, isQuiet } from './encoding.ts';
import type { LineSet } from './hash-set.ts';
import { at, RoleCode } from './layout.ts';
import { PairSearch } from './pair-search.ts';
import { isAlone, NO_STEP, wasTriedBefore } from './quiet.ts';
import { PROPOSALS } from './step-generator.ts';

/** A line must do this to be a legal turn, unless it ends the game or puts the mover out. */
export interface Goal {
  /** Dice it uses at least: D, or 1 where §4.5 holds; 0 where nothing can be used. */
  readonly dice: number;
  /** It obeys §4.3 at every step. */
  readonly obedient: boolean;
}

export class Search extends PairSearch {
  /** To be asked at the loaded position, before any step. */
  goal(): Goal {
    const { dice: enough, obedient } = this.highestGoal();
    if (!obedient) return { dice: this.mostDice(enough, false), obedient };
    const obeying = this.mostDice(enough, true);
    if (obeying === enough) return { dice: enough, obedient };
    const dice = this.mostDice(enough, false);
    return { dice, obedient: obeying === dice };
  }

  /** The goal wherever some line attains it. */
  highestGoal(): Goal {
    const { field, spare } = this;
    const last = field.inPlay(field.mover) === 1 && field.role(field.mover) !== RoleCode.LASA_VECUVIA;
    return { dice: last && spare > 0 ? 1 : spare, obedient: field.waitingTotal > 0 };
  }

  /** Adds all ends of legal turns that go on from here. Returns whether some line attains the goal's dice. */
  collect(goal: Goal, ends: LineSet): boolean {
    this.begin(goal);
    this.visit(ends, NO_STEP);
    return this.best >= goal.dice;
  }

  /**
   * Collects for Tuchulcha, all discards at once: which die is left over is known when the others are used. `line` has
   * room for the discard in front. Returns the dice, as bits by value, without which some line attains the goal.
   */
  collectDiscarding(goal: Goal, ends: LineSet): number {
    this.discarding = true;
    this.attained = 0;
    this.collect(goal, ends);
    this.discarding = false;
    return this.attained;
  }

  /** Whether the steps made can go on to a legal turn, or are one. */
  completes(goal: Goal): boolean {
    this.begin(goal);
    return this.findEnd();
  }

  /** Whether the steps made are a legal turn. */
  isTurn(goal: Goal): boolean {
    this.begin(goal);
    return this.atEnd();
  }

  /** The steps that are legal by themselves now (and obedient, where asked), packed. */
  steps(goal: Goal): readonly number[] {
    this.begin(goal);
    const start = this.used * PROPOSALS;
    return [...this.proposals.subarray(start, this.propose(start))];
  }

  private begin({ dice, obedient }: Goal): void {
    this.seen.clear();
    this.best = 0;
    this.enough = dice;
    this.obedient = obedient;
  }

  /** `last`: the quiet step just made, if the order of steps was free, else NO_STEP. */
  private visit(ends: LineSet, last: number): void {
    const { field, proposals, spare } = this;
    if (this.atEnd()) this.addEnd(ends);
    if (spare === 0 || field.ended || !this.isNew()) return;
    const alone = last !== NO_STEP && isAlone(field, last);
    const free = !this.bound && field.role(field.mover) !== RoleCode.LASA_VECUVIA;
    const paired = free && this.canPair();
    const start = this.used * PROPOSALS;
    const end = this.propose(start);
    for (let index = start; index < end; index++) {
      const packed = at(proposals, index);
      const quiet = isQuiet(packed);
      if (quiet && last !== NO_STEP && wasTriedBefore(field, last, packed, alone)) continue;
      const next = quiet && free ? packed : NO_STEP;
      if (quiet && spare === 1) {
        this.addQuietEnd(packed, ends);
      } else if (paired && quiet && (!isHit(packed) || this.leavesEnough(packed))) {
        this.addPairs(start, index, end, ends);
      } else if (quiet && !isHit(packed)) {
        const waited = this.makeQuiet(packed);
        this.visit(ends, next);
        this.unmakeQuiet(packed, waited);
      } else {
        const mark = field.mark();
        this.make(packed);
        this.visit(ends, next);
        this.unmake(mark);
      }
    }
  }

  private findEnd(): boolean {
    if (this.atEnd()) return true;
    if (this.spare === 0 || this.field.ended || !this.isNew()) return false;
    const start = this.used * PROPOSALS;
    const end = this.propose(start);
    for (let index = start; index < end; index++) {
      const mark = this.field.mark();
      this.make(at(this.proposals, index));
      const found = this.findEnd();
      this.unmake(mark);
      if (found) return true;
    }
    return false;
  }

  /** The most dice that any line uses, but no more than are enough. */
  private mostDice(enough: number, obedient: boolean): number {
    this.begin({ dice: enough, obedient });
    this.measure();
    return this.best;
  }

  private measure(): void {
    if (this.field.hitStone === 0) this.best = Math.max(this.best, Math.min(this.used, this.enough));
    if (this.spare === 0 || this.field.ended || !this.isNew()) return;
    const start = this.used * PROPOSALS;
    const end = this.propose(start);
    for (let index = start; index < end && this.best < this.enough; index++) {
      const mark = this.field.mark();
      this.make(at(this.proposals, index));
      this.measure();
      this.unmake(mark);
    }
  }
}
