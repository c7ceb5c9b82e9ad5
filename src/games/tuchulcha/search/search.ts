/** The search for a turn's legal lines (docs/rules/tuchulcha.md §4.4). */

import type { LineSet } from './hash-set.ts';
import { isBlocked, isHit, isQuiet, RoleCode } from './layout.ts';
import { PairSearch } from './pair-search.ts';
import { isAlone, isIndependent, rankOf } from './quiet-steps.ts';
import { Proposal } from './step-generator.ts';

/** A line must do this to be a legal turn, unless it ends the game or puts the mover out. */
export interface Goal {
  /** Dice it uses at least: D, or 1 where §4.5 holds; 0 where nothing can be used. */
  readonly dice: number;
  /** It obeys §4.3 at every step. */
  readonly obedient: boolean;
}

export class Search extends PairSearch {
  /** Must be asked at the loaded position, before any step. */
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
    this.visit(ends, 0);
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

  /** `last`: the quiet step just made, if the order of steps was free, else 0. */
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

  private findEnd(): boolean {
    if (this.atEnd()) return true;
    if (this.spare === 0 || this.field.ended || !this.isNew()) return false;
    const start = this.used * Proposal.ROOM;
    const end = this.propose(start);
    for (let index = start; index < end; index += Proposal.LENGTH) {
      const mark = this.field.mark();
      this.make(this.proposals[index] ?? 0);
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
    const start = this.used * Proposal.ROOM;
    const end = this.propose(start);
    for (let index = start; index < end && this.best < this.enough; index += Proposal.LENGTH) {
      const mark = this.field.mark();
      this.make(this.proposals[index] ?? 0);
      this.measure();
      this.unmake(mark);
    }
  }
}
