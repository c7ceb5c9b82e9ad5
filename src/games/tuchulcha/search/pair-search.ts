/**
 * The ends that lines lead to, and where two dice are left a short way to most of them: a first step that is quiet changes
 * nothing about the second ones but its haruspex's own, and who is hit. So all second steps are read from the list of first
 * ones, and the first one is only made where a second one isn't quiet.
 */
import {
  colorOf,
  dieOf,
  fromOf,
  isHit,
  isQuiet,
  markQuiet,
  packDiscard,
  packMove,
  settledAt,
  toOf,
} from './encoding.ts';
import { HashSet, type LineSet } from './hash-set.ts';
import { at, Obstacle, Place, RoleCode, Slot } from './layout.ts';
import { canSpare, markIfQuiet, quietVictim } from './quiet.ts';
import { obstacle, targetPlace } from './step.ts';
import { DIE_KEYS, Proposal, StepGenerator } from './step-generator.ts';

/** Shared, as the proposals are: each question empties it first. */
const SEEN = new HashSet();

export class PairSearch extends StepGenerator {
  protected readonly seen = SEEN;
  /** The dice that a line must use, and the most that one has used. */
  protected enough = 0;
  protected best = 0;
  /** Tuchulcha's discard is what the line leaves over; `attained`: see collectDiscarding. */
  protected discarding = false;
  protected attained = 0;

  /** Moments met by another order of the same dice lead nowhere new. After one die there is no other order. */
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

  /** A quiet step with the last die: where it ends is known without making it. */
  protected addQuietEnd(packed: number, die: number, hashA: number, hashB: number, ends: LineSet): void {
    const { line, length } = this;
    line[length] = packed;
    if (this.discarding) this.discard(this.leftSum - die);
    ends.add(hashA | 0, hashB | 0, line, length + 1);
    if (this.used >= this.best) this.best = this.used + 1;
  }

  private discard(die: number): void {
    this.line[0] = packDiscard(die);
    this.attained |= 1 << die;
  }

  /** Two dice to go, both to be used, by one color (§8) that has haruspexes enough: no first step that is quiet is its last. */
  protected canPair(): boolean {
    const { field, spare, used, enough } = this;
    const { mover } = field;
    const isOnlyColor = field.origin?.players !== 2 || field.role(mover) === RoleCode.TUCHULCHA;
    return isOnlyColor && spare === 2 && enough === used + 2 && field.inPlay(mover) > 2;
  }

  /** Of a quiet hit: whether a second one on the same color would be quiet too. */
  protected leavesEnough(hit: number): boolean {
    const { field } = this;
    return canSpare(field, colorOf(hit), colorAt(quietVictim(field, hit)), 2);
  }

  /** The ends of lines that go on with a quiet step, the proposal `chosen` of those from `start` to `end`, in the order of second steps. */
  protected addPairs(start: number, chosen: number, end: number, ends: LineSet): void {
    const { field, left, proposals, line, length } = this;
    const first = proposals[chosen] ?? 0;
    const { mover } = field;
    const source = fromOf(first);
    const hit = isHit(first) ? field.stoneOf(mover, toOf(first)) : 0;
    const to = settledAt(first);
    const die = dieOf(first);
    const a = (field.hashA + at(proposals, chosen + Proposal.CHANGE_A)) | 0;
    const b = (field.hashB + at(proposals, chosen + Proposal.CHANGE_B)) | 0;
    if (hit === 0 && !this.isNewAfter(die, a, b)) return;
    const spent = left[die] === 1 ? die : 0;
    const deserted = field.movable(mover, source) === 1 ? source : -1;
    // Who made a hit stays (§4.2), but for Tuchulcha's.
    let arrives =
      to <= Place.EXIT &&
      field.movable(mover, to) === 0 &&
      (hit === 0 || field.role(mover) === RoleCode.TUCHULCHA);
    line[length] = first;
    this.length = length + 1;
    this.spend(die);
    for (let index = start; index < end; index += Proposal.LENGTH) {
      const second = proposals[index] ?? 0;
      const quiet = isQuiet(second);
      // Two quiet steps, the other way round: that was tried before.
      if (index < chosen && quiet) continue;
      const from = proposals[index + Proposal.FROM] ?? 0;
      if (arrives && from > to) {
        arrives = false;
        this.addContinued(first, to, a, b, ends);
      }
      const secondDie = proposals[index + Proposal.DIE] ?? 0;
      if (secondDie === spent || from === deserted) continue;
      if (!quiet) this.addJudged(first, second, a, b, ends);
      else if (hit !== 0 && isHit(second) && field.stoneOf(mover, toOf(second)) === hit) {
        this.addMove(packMove(mover, secondDie, from, toOf(second)), a, b, ends);
      } else {
        const endA = a + (proposals[index + Proposal.CHANGE_A] ?? 0);
        const endB = b + (proposals[index + Proposal.CHANGE_B] ?? 0);
        this.addQuietEnd(second, secondDie, endA, endB, ends);
      }
    }
    if (arrives) this.addContinued(first, to, a, b, ends);
    this.length = length;
    this.regain(die);
  }

  /** As isNew, for the moment after a quiet step that isn't made. */
  private isNewAfter(die: number, hashA: number, hashB: number): boolean {
    if (this.used === 0) return true;
    const { field } = this;
    const leftKey = this.leftKey - at(DIE_KEYS, die);
    return this.seen.add((hashA + field.turnA + leftKey) | 0, (hashB + field.turnB) ^ leftKey);
  }

  /** The same haruspex goes on, from where it was alone. */
  private addContinued(first: number, from: number, hashA: number, hashB: number, ends: LineSet): void {
    const { field, left } = this;
    const { mover } = field;
    for (let die = 6; die >= 1; die--) {
      if (left[die] === 0) continue;
      const to = targetPlace(field, mover, from, die);
      const second = packMove(mover, die, from, to);
      const holder = field.slots[Slot.HOLDER + to];
      const isFree = holder === mover + 1 || (holder === 0 && field.places.plain[to] !== 0);
      if (isFree) this.addMove(second, hashA, hashB, ends);
      else this.addJudged(first, second, hashA, hashB, ends);
    }
  }

  /** A second step that is quiet as it is, and no hit. */
  private addMove(second: number, hashA: number, hashB: number, ends: LineSet): void {
    const { slots } = this.field;
    const first = colorOf(second) * Place.ROOM;
    const from = first + fromOf(second);
    const to = first + toOf(second);
    const endA = hashA + at(slots, Slot.KEY_A + to) - at(slots, Slot.KEY_A + from);
    const endB = hashB + at(slots, Slot.KEY_B + to) - at(slots, Slot.KEY_B + from);
    this.addQuietEnd(markQuiet(second), dieOf(second), endA, endB, ends);
  }

  /** A second step that others may be concerned by. */
  private addJudged(first: number, second: number, hashA: number, hashB: number, ends: LineSet): void {
    const { field, proposals } = this;
    const way = obstacle(field, field.mover, toOf(second), 0);
    if (way > Obstacle.CLEAR) return;
    const judged = markIfQuiet(field, second, way);
    if (!isQuiet(judged)) {
      this.makeBoth(first, judged, ends);
      return;
    }
    this.listStep(Proposal.SCRATCH, judged);
    const endA = hashA + at(proposals, Proposal.SCRATCH + Proposal.CHANGE_A);
    const endB = hashB + at(proposals, Proposal.SCRATCH + Proposal.CHANGE_B);
    this.addQuietEnd(judged, dieOf(judged), endA, endB, ends);
  }

  /** Tries a second step after a first one that is made for it. */
  private makeBoth(first: number, second: number, ends: LineSet): void {
    this.length--;
    this.regain(dieOf(first));
    if (isHit(first)) {
      const mark = this.field.mark();
      this.make(first);
      this.addMade(second, ends);
      this.unmake(mark);
    } else {
      const waited = this.makeQuiet(first);
      this.addMade(second, ends);
      this.unmakeQuiet(first, waited);
    }
    this.spend(dieOf(first));
    this.line[this.length++] = first;
  }

  private addMade(last: number, ends: LineSet): void {
    const { field } = this;
    const mark = field.mark();
    this.make(last);
    if (this.atEnd()) this.addEnd(ends);
    this.unmake(mark);
  }
}

/** The color of a slot that counts haruspexes. */
const colorAt = (slot: number): number => Math.floor(slot / Place.ROOM);
