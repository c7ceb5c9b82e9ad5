/**
 * Collects the ends of lines, with a shortcut for the last two dice: a quiet first step changes nothing about second ones except
 * its own haruspex's, and who is hit. So all second steps are read from the list of first ones, and the first one is only made if a
 * second one isn't quiet.
 */

import { HashSet, type LineSet } from './hash-set.ts';
import {
  at,
  colorOf,
  dieOf,
  fromOf,
  isBlocked,
  isHit,
  isQuiet,
  markQuiet,
  Obstacle,
  Place,
  packDiscard,
  packMove,
  RoleCode,
  Slot,
  settledAt,
  targetIndex,
  toOf,
} from './layout.ts';
import { canSpare, markIfQuiet, quietVictim, shift, unshift } from './quiet-steps.ts';
import { heldStones, makeStep, nthEmpty, obstacle, startOf, targetsOf } from './step.ts';
import { DIE_KEYS, orderOf, Proposal, StepGenerator } from './step-generator.ts';

/** Shared, like the proposals: each query clears it first. */
const SEEN = new HashSet();

export class PairSearch extends StepGenerator {
  protected readonly seen = SEEN;
  /** The dice that a line must use, and the maximum that one has used. */
  protected enough = 0;
  protected best = 0;
  /** Tuchulcha's discard is the remaining die; `attained`: see collectDiscarding. */
  protected discarding = false;
  protected attained = 0;

  /** States reached by another order of the same dice lead nowhere new. After one die there is no other order. */
  protected isNew(): boolean {
    const { field, leftKey } = this;
    if (this.used < 2 || this.spare === 0) return true;
    return this.seen.add((field.hashA + field.turnA + leftKey) | 0, (field.hashB + field.turnB) ^ leftKey);
  }

  protected atEnd(): boolean {
    return this.field.hitStone === 0 && (this.used >= this.enough || this.field.ended);
  }

  protected addEnd(ends: LineSet): void {
    const { field, line, left, used } = this;
    if (used > this.best) this.best = used;
    if (this.discarding) {
      for (let die = 1; die <= 6; die++) {
        if (left[die] === 0) continue;
        line[0] = packDiscard(die);
        if (used >= this.enough) this.attained |= 1 << die;
      }
    }
    ends.add(field.hashA, field.hashB, line, this.length);
  }

  /** A quiet step with the last die, whose end is known without making it. */
  protected addQuietEnd(packed: number, die: number, hashA: number, hashB: number, ends: LineSet): void {
    const { line, length } = this;
    line[length] = packed;
    if (this.discarding) this.discard(this.leftSum - die);
    ends.add(hashA, hashB, line, length + 1);
    if (this.used >= this.best) this.best = this.used + 1;
  }

  private discard(die: number): void {
    this.line[0] = packDiscard(die);
    this.attained |= 1 << die;
  }

  /** Two dice left, both to be used, in any order. */
  protected canPair(): boolean {
    const { field } = this;
    if (this.spare !== 2 || this.enough !== this.used + 2 || this.bound) return false;
    return field.role(field.mover) !== RoleCode.LASA_VECUVIA || field.inPlay(field.mover) > 1;
  }

  /** Whether the mover moves several colors (§8). */
  protected get movesMany(): boolean {
    const { field } = this;
    return field.origin?.players === 2 && field.role(field.mover) === RoleCode.NORMAL;
  }

  /** Whether steps that are quiet before a quiet step are quiet after it too, except for steps to or from its places. */
  protected canPairAfter(first: number): boolean {
    const { field } = this;
    const color = colorOf(first);
    if (!isHit(first)) return settledAt(first) <= Place.EXIT || field.inPlay(color) > 2;
    return !this.movesMany && canSpare(field, color, Math.floor(quietVictim(field, first) / Place.ROOM), 2);
  }

  /**
   * The ends of lines that continue with a quiet step, the proposal `chosen`, in the order of second steps. Of those before it only
   * the ones from `judged` on count: two quiet steps were tried in the other order.
   */
  protected addPairs(judged: number, chosen: number, end: number, ends: LineSet): void {
    const { field, left, proposals } = this;
    const first = proposals[chosen] ?? 0;
    const color = colorOf(first);
    const from = fromOf(first);
    const to = settledAt(first);
    const die = dieOf(first);
    const hit = isHit(first) ? field.stoneOf(color, to) : 0;
    const a = (field.hashA + (proposals[chosen + Proposal.CHANGE_A] ?? 0)) | 0;
    const b = (field.hashB + (proposals[chosen + Proposal.CHANGE_B] ?? 0)) | 0;
    if (hit === 0 && !this.isNewAfter(die, a, b)) return;
    const spent = left[die] === 1 ? die : 0;
    const order = orderOf(field.mover, color);
    const deserted = field.movable(color, from) === 1 ? order + from : -1;
    const arrived = order + to;
    // A haruspex that made a hit stays (§4.2), except Tuchulcha's.
    let arrives =
      to <= Place.EXIT &&
      field.movable(color, to) === 0 &&
      (hit === 0 || field.role(color) === RoleCode.TUCHULCHA);
    const meets = this.movesMany;
    this.beginPair(first, die);
    for (let index = Math.min(chosen, judged); index < end; index += Proposal.LENGTH) {
      const second = proposals[index] ?? 0;
      const origin = proposals[index + Proposal.ORIGIN] ?? 0;
      if (arrives && origin > arrived) {
        arrives = false;
        this.addContinued(first, to, a, b, ends);
      }
      const secondDie = proposals[index + Proposal.DIE] ?? 0;
      if (secondDie === spent || origin === deserted) continue;
      if (meets && colorOf(second) !== color && (toOf(second) === from || toOf(second) === to)) {
        this.addMet(first, second, ends);
      } else if (!isQuiet(second)) {
        if (!isBlocked(second)) this.addJudged(first, second, a, b, ends);
      } else if (index >= chosen) {
        if (hit !== 0 && isHit(second) && field.stoneOf(color, toOf(second)) === hit) {
          this.addMove(packMove(color, secondDie, fromOf(second), toOf(second)), a, b, ends);
        } else {
          const endA = (a + (proposals[index + Proposal.CHANGE_A] ?? 0)) | 0;
          const endB = (b + (proposals[index + Proposal.CHANGE_B] ?? 0)) | 0;
          this.addQuietEnd(second, secondDie, endA, endB, ends);
        }
      }
    }
    if (arrives) this.addContinued(first, to, a, b, ends);
    this.endPair(die);
  }

  /** A first step is on the line, though not made, while its second steps are tried. */
  private beginPair(first: number, die: number): void {
    this.line[this.length++] = first;
    this.spend(die);
  }

  private endPair(die: number): void {
    this.length--;
    this.regain(die);
  }

  /** Adds Lasa Vecuvia's pairs: a stone that she leaves or takes changes how far her others jump (§6.2). */
  protected addJumpPairs(chosen: number, ends: LineSet): void {
    const { field, proposals } = this;
    const { slots, mover } = field;
    const first = proposals[chosen] ?? 0;
    const from = fromOf(first);
    const to = toOf(first);
    const die = dieOf(first);
    const a = (field.hashA + at(proposals, chosen + Proposal.CHANGE_A)) | 0;
    const b = (field.hashB + at(proposals, chosen + Proposal.CHANGE_B)) | 0;
    if (!this.isNewAfter(die, a, b)) return;
    this.beginPair(first, die);
    const gone = field.count(mover, from) === 1 ? from : -1;
    const low = changed(heldStones(field, 0), 0, gone, to);
    const high = changed(heldStones(field, 1), 1, gone, to);
    const last = this.leftSum;
    for (let word = 0; word < 2; word++) {
      let bits = changed(at(slots, Slot.OCCUPIED + 2 * mover + word), word, gone, to);
      for (; bits !== 0; bits &= bits - 1) {
        const origin = 32 * word + 31 - Math.clz32(bits & -bits);
        const stone = startOf(field, mover, origin);
        const target = nthEmpty(low, high, stone, last);
        const second = packMove(mover, last, origin, target);
        if (field.isOpenPassage(target)) this.makeBoth(first, second, ends);
        else this.addMove(second, a, b, ends);
      }
    }
    this.endPair(die);
  }

  /** Whether the state after a quiet step that isn't made is new. */
  private isNewAfter(die: number, hashA: number, hashB: number): boolean {
    if (this.used === 0) return true;
    const { field } = this;
    const leftKey = (this.leftKey - at(DIE_KEYS, die)) | 0;
    return this.seen.add((hashA + field.turnA + leftKey) | 0, (hashB + field.turnB) ^ leftKey);
  }

  /** The same haruspex moves on, from a place where it was alone. */
  private addContinued(first: number, from: number, hashA: number, hashB: number, ends: LineSet): void {
    const { field, left, values, distinct } = this;
    const { slots, places } = field;
    const color = colorOf(first);
    const targets = targetsOf(field, color);
    for (let each = 0; each < distinct; each++) {
      const die = values[each] ?? 0;
      if (left[die] === 0) continue;
      const to = targets[targetIndex(color, from, die)] ?? 0;
      const second = packMove(color, die, from, to);
      const holder = slots[Slot.HOLDER + to];
      const isFree = holder === color + 1 || (holder === 0 && places.plain[to] !== 0);
      if (isFree) this.addMove(second, hashA, hashB, ends);
      else this.addJudged(first, second, hashA, hashB, ends);
    }
  }

  /** A second step that is quiet and no hit. */
  private addMove(second: number, hashA: number, hashB: number, ends: LineSet): void {
    const { slots } = this.field;
    const first = colorOf(second) * Place.ROOM;
    const from = first + fromOf(second);
    const to = first + toOf(second);
    const endA = (hashA + at(slots, Slot.KEY_A + to) - at(slots, Slot.KEY_A + from)) | 0;
    const endB = (hashB + at(slots, Slot.KEY_B + to) - at(slots, Slot.KEY_B + from)) | 0;
    this.addQuietEnd(markQuiet(second), dieOf(second), endA, endB, ends);
  }

  /** A second step that may concern others. */
  private addJudged(first: number, second: number, hashA: number, hashB: number, ends: LineSet): void {
    const { field, proposals } = this;
    const way = obstacle(field, colorOf(second), toOf(second), 0);
    if (way > Obstacle.CLEAR) return;
    const judged = markIfQuiet(field, second, way);
    if (!isQuiet(judged)) {
      this.makeBoth(first, judged, ends);
      return;
    }
    this.listStep(Proposal.SCRATCH, judged);
    const endA = (hashA + at(proposals, Proposal.SCRATCH + Proposal.CHANGE_A)) | 0;
    const endB = (hashB + at(proposals, Proposal.SCRATCH + Proposal.CHANGE_B)) | 0;
    this.addQuietEnd(judged, dieOf(judged), endA, endB, ends);
  }

  /** A second step of another color, to a stone that the first one left or took: whether it is possible is known only now. */
  private addMet(first: number, second: number, ends: LineSet): void {
    const { field } = this;
    const waited = shift(field, first);
    const move = packMove(colorOf(second), dieOf(second), fromOf(second), toOf(second));
    const way = obstacle(field, colorOf(move), toOf(move), 0);
    if (way <= Obstacle.CLEAR) {
      this.addMade(markIfQuiet(field, move, way), ends);
    }
    unshift(field, first, waited);
  }

  /** Tries a second step after making the first one. */
  private makeBoth(first: number, second: number, ends: LineSet): void {
    const { field } = this;
    if (isHit(first)) {
      const mark = field.mark();
      makeStep(field, colorOf(first), fromOf(first), toOf(first));
      this.addMade(second, ends);
      field.back(mark);
    } else {
      const waited = shift(field, first);
      this.addMade(second, ends);
      unshift(field, first, waited);
    }
  }

  private addMade(last: number, ends: LineSet): void {
    const { field } = this;
    const mark = field.mark();
    this.make(last);
    if (this.atEnd()) this.addEnd(ends);
    this.unmake(mark);
  }
}

/** A word of places as bits, after a haruspex has left one (or none, -1) and arrived at another. */
function changed(bits: number, word: number, left: number, arrived: number): number {
  const without = left >> 5 === word ? bits & ~(1 << (left & 31)) : bits;
  return arrived >> 5 === word ? without | (1 << (arrived & 31)) : without;
}
