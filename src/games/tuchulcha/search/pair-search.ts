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
import { KEYS_A, KEYS_B } from './journal.ts';
import { at, Place, RoleCode, Slot } from './layout.ts';
import { canSpare, markIfQuiet, quietVictim, removedTo } from './quiet.ts';
import { CLEAR, obstacle, targetPlace } from './step.ts';
import { StepGenerator } from './step-generator.ts';

export class PairSearch extends StepGenerator {
  protected readonly seen = new HashSet();
  /** The dice that a line must use, and the most that one has used. */
  protected enough = 0;
  protected best = 0;
  /** Tuchulcha's discard is what the line leaves over; `attained`: see collectDiscarding. */
  protected discarding = false;
  protected attained = 0;
  private changeA = 0;
  private changeB = 0;

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
  protected addQuietEnd(packed: number, ends: LineSet): void {
    const { field, line, length } = this;
    line[length] = packed;
    if (this.discarding) {
      const over = this.leftSum - dieOf(packed);
      line[0] = packDiscard(over);
      this.attained |= 1 << over;
    }
    this.foresee(packed);
    ends.add((field.hashA + this.changeA) | 0, (field.hashB + this.changeB) | 0, line, length + 1);
    if (this.used >= this.best) this.best = this.used + 1;
  }

  /** How a quiet step will change the hash. */
  private foresee(packed: number): void {
    const first = colorOf(packed) * Place.ROOM;
    const from = first + fromOf(packed);
    const to = first + settledAt(packed);
    let changeA = at(KEYS_A, to) - at(KEYS_A, from);
    let changeB = at(KEYS_B, to) - at(KEYS_B, from);
    if (isHit(packed)) {
      const victim = quietVictim(this.field, packed);
      const gone = removedTo(this.field, packed, victim);
      changeA += at(KEYS_A, gone) - at(KEYS_A, victim);
      changeB += at(KEYS_B, gone) - at(KEYS_B, victim);
    }
    this.changeA = changeA | 0;
    this.changeB = changeB | 0;
  }

  /** Two dice to go, both to be used, by one color (§8) that has haruspexes enough: no first step that is quiet is its last. */
  protected canPair(): boolean {
    const { field, spare, used, enough } = this;
    return spare === 2 && enough === used + 2 && field.inPlay(field.mover) > 2 && field.origin?.players !== 2;
  }

  /** Of a quiet hit: whether a second one on the same color would be quiet too. */
  protected leavesEnough(hit: number): boolean {
    const { field } = this;
    return canSpare(field, colorOf(hit), colorAt(quietVictim(field, hit)), 2);
  }

  /** The ends of lines that go on with a quiet step, the proposal `chosen` of those from `start` to `end`, in the order of second steps. */
  protected addPairs(start: number, chosen: number, end: number, ends: LineSet): void {
    const { field, left, proposals } = this;
    const first = at(proposals, chosen);
    const hit = isHit(first) ? field.stoneOf(field.mover, toOf(first)) : 0;
    const deserted = this.movable(fromOf(first)) === 1 ? fromOf(first) : -1;
    const to = settledAt(first);
    // Who made a hit stays (§4.2), but for Tuchulcha's.
    let arrives =
      to <= Place.EXIT &&
      this.movable(to) === 0 &&
      (hit === 0 || field.role(field.mover) === RoleCode.TUCHULCHA);
    this.imagine(first, 1);
    const spent = left[dieOf(first)] === 0 ? dieOf(first) : 0;
    const count = hit === 0 && !this.isNew() ? start : end;
    for (let index = start; index < count; index++) {
      const second = at(proposals, index);
      const from = fromOf(second);
      if (arrives && from > to) {
        arrives = false;
        this.addContinued(first, to, ends);
      }
      // Two quiet steps, the other way round: that was tried before.
      if (index < chosen && isQuiet(second)) continue;
      if (dieOf(second) === spent || from === deserted) continue;
      if (hit !== 0 && isHit(second) && field.stoneOf(field.mover, toOf(second)) === hit) {
        this.addQuietEnd(markQuiet(packMove(field.mover, dieOf(second), from, toOf(second))), ends);
      } else {
        this.addSecond(first, second, ends);
      }
    }
    if (arrives && count === end) this.addContinued(first, to, ends);
    this.imagine(first, -1);
  }

  /** How many of the mover's haruspexes can move from a place. */
  private movable(place: number): number {
    const { field } = this;
    return field.count(field.mover, place) - field.hitters(place);
  }

  /** The same haruspex goes on, from where it was alone. */
  private addContinued(first: number, from: number, ends: LineSet): void {
    const { field, left } = this;
    const { mover } = field;
    for (let die = 6; die >= 1; die--) {
      if (left[die] === 0) continue;
      const to = targetPlace(field, mover, from, die);
      const second = packMove(mover, die, from, to);
      const holder = field.get(Slot.HOLDER + to);
      const free = holder === mover + 1 || (holder === 0 && field.places.plain[to] !== 0);
      this.addSecond(first, free ? markQuiet(second) : second, ends);
    }
  }

  private addSecond(first: number, second: number, ends: LineSet): void {
    const { field } = this;
    if (isQuiet(second)) {
      this.addQuietEnd(second, ends);
      return;
    }
    const way = obstacle(field, field.mover, toOf(second), 0);
    if (way > CLEAR) return;
    const judged = markIfQuiet(field, second, way);
    if (isQuiet(judged)) this.addQuietEnd(judged, ends);
    else this.makeBoth(first, judged, ends);
  }

  private makeBoth(first: number, second: number, ends: LineSet): void {
    this.imagine(first, -1);
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
    this.imagine(first, 1);
  }

  private addMade(last: number, ends: LineSet): void {
    const mark = this.field.mark();
    this.make(last);
    if (this.atEnd()) this.addEnd(ends);
    this.unmake(mark);
  }

  /** Makes a quiet step but for the field's slots: in the line, the dice and the hash. `times`: 1, or -1 to take it back. */
  private imagine(packed: number, times: number): void {
    const { field } = this;
    this.foresee(packed);
    field.hashA = (field.hashA + times * this.changeA) | 0;
    field.hashB = (field.hashB + times * this.changeB) | 0;
    if (times > 0) {
      this.line[this.length++] = packed;
      this.spend(dieOf(packed));
    } else {
      this.length--;
      this.regain(dieOf(packed));
    }
  }
}

/** The color of a slot that counts haruspexes. */
const colorAt = (slot: number): number => Math.floor(slot / Place.ROOM);
