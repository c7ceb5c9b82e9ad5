/** The search for a turn's legal lines (tuchulcha.md §4.4), on the fast core. */
import { COLORS } from './color.ts';
import type { Ends } from './ends.ts';
import { Field } from './field.ts';
import {
  colorOf,
  dieOf,
  fromOf,
  isDiscard,
  isPlain,
  markPlain,
  packDiscard,
  packMove,
  toOf,
  withEffect,
} from './packed-step.ts';
import { PLACES } from './places.ts';
import type { Position } from './position.ts';
import { Seen } from './seen.ts';
import {
  FROZEN,
  HIT_STONE,
  IN_PLAY,
  KEYS_A,
  KEYS_B,
  LASA_VECUVIA,
  NEUTRAL,
  NORMAL,
  OCCUPIED,
  WAITING,
  WAITING_TOTAL,
} from './slots.ts';
import { aim, CLEAR, make, obstacle, PLAIN, passesLastPassage } from './stepping.ts';

/** Room for the candidates of one moment: three colours of up to nine places, three dice, and discards. */
const CANDIDATES = 256;
const DEPTHS = 6;

/** Random odd numbers, to tell apart what dice are left. */
const DIE_KEYS = Int32Array.of(0, 0x2c1b3c6d, 0x297a2d39, 0x165667b1, 0x5bd1e995, 0x1b873593, 0x3c6ef373);

/** What a line must do to be a legal turn, unless it ends the game or puts the mover out. */
export interface Goal {
  /** Dice it uses at least: D, or 1 where §4.5 holds; 0 where nothing can be used. */
  readonly dice: number;
  /** It obeys §4.3 at every step. */
  readonly obedient: boolean;
}

export class Search {
  readonly field = new Field();
  /** The packed steps from the loaded position to here; Tuchulcha's discard may lie before them. */
  readonly line = new Int32Array(DEPTHS);
  length = 0;
  /** Dice used so far, discards of §6.4 included, and dice left; `left` counts them by value. */
  used = 0;
  spare = 0;
  readonly left = new Int32Array(7);
  private readonly values = new Int32Array(4);
  private distinct = 0;
  private leftKey = 0;
  private leftSum = 0;
  private discarding = false;
  private attained = 0;
  private readonly candidates = new Int32Array(CANDIDATES * DEPTHS);
  private readonly seen = new Seen();
  private enough = 0;
  private obedient = false;
  private best = 0;

  /** At the moment the dice are rolled; Tuchulcha's discard is already taken from them. */
  load(position: Position, dice: readonly number[]): void {
    this.field.load(position);
    this.length = 0;
    this.take(dice, 0);
  }

  /** Dice for the loaded position, of which so many are to be left over. */
  take(dice: readonly number[], over: number): void {
    const { left, values } = this;
    this.used = 0;
    this.spare = dice.length - over;
    left.fill(0);
    for (const die of dice) left[die] = (left[die] as number) + 1;
    this.distinct = 0;
    this.leftKey = 0;
    this.leftSum = 0;
    for (let die = 6; die >= 1; die--) {
      if (left[die] === 0) continue;
      values[this.distinct++] = die;
      this.leftSum += die * (left[die] as number);
      this.leftKey += Math.imul(left[die] as number, DIE_KEYS[die] as number);
    }
  }

  /** To be asked at the loaded position, before any step. */
  goal(): Goal {
    const { dice: enough, obedient } = this.highestGoal();
    if (!obedient) return { dice: this.mostDice(enough, false), obedient };
    const obeying = this.mostDice(enough, true);
    if (obeying === enough) return { dice: enough, obedient };
    const dice = this.mostDice(enough, false);
    return { dice, obedient: obeying === dice };
  }

  /** What the goal is wherever some line attains it. */
  highestGoal(): Goal {
    const { field, spare } = this;
    const last = field.get(IN_PLAY + field.mover) === 1 && field.role(field.mover) !== LASA_VECUVIA;
    return { dice: last && spare > 0 ? 1 : spare, obedient: field.get(WAITING_TOTAL) > 0 };
  }

  /** Adds all ends of legal turns that go on from here. Returns whether some line attains the goal's dice. */
  collect({ dice, obedient }: Goal, ends: Ends): boolean {
    this.seen.clear();
    this.best = 0;
    this.enough = dice;
    this.obedient = obedient;
    this.visit(ends);
    return this.best >= dice;
  }

  /**
   * Collects for Tuchulcha, all discards at once: which die is left over is known when the others are used. `line` has
   * room for the discard in front. Returns the dice, as bits by value, without which some line attains the goal.
   */
  collectDiscarding({ dice }: Goal, ends: Ends): number {
    this.discarding = true;
    this.attained = 0;
    this.collect({ dice, obedient: false }, ends);
    this.discarding = false;
    return this.attained;
  }

  /** Whether the steps made can go on to a legal turn, or are one. */
  completes({ dice, obedient }: Goal): boolean {
    this.seen.clear();
    this.enough = dice;
    this.obedient = obedient;
    return this.findEnd();
  }

  /** Whether the steps made are a legal turn. */
  isTurn({ dice }: Goal): boolean {
    this.enough = dice;
    return this.atEnd();
  }

  /** The steps that are legal by themselves now (and obedient, where asked), packed. */
  steps({ obedient }: Goal): readonly number[] {
    this.obedient = obedient;
    const start = this.used * CANDIDATES;
    return [...this.candidates.subarray(start, this.propose(start))];
  }

  /** Makes a proposed step. To be taken back with unmake and a mark of the field. */
  make(packed: number): void {
    const { field, left } = this;
    const die = dieOf(packed);
    const effect = isDiscard(packed) ? 0 : make(field, colorOf(packed), fromOf(packed), toOf(packed));
    this.line[this.length++] = withEffect(packed, effect);
    left[die] = (left[die] as number) - 1;
    this.leftKey -= DIE_KEYS[die] as number;
    this.leftSum -= die;
    this.spare--;
    this.used++;
  }

  unmake(mark: number): void {
    const { left } = this;
    const die = dieOf(this.line[--this.length] as number);
    this.field.back(mark);
    left[die] = (left[die] as number) + 1;
    this.leftKey += DIE_KEYS[die] as number;
    this.leftSum += die;
    this.spare++;
    this.used--;
  }

  /** Writes the steps that are legal by themselves to `candidates`, from the given index; returns the index after. */
  private propose(start: number): number {
    const { field } = this;
    if (field.ended || this.spare === 0) return start;
    const { mover } = field;
    const role = field.role(mover);
    const bound = this.obedient && field.get(WAITING_TOTAL) > 0;
    let index = this.proposeFor(mover, bound, start);
    if (role === NORMAL && !bound) {
      for (let color = 0; color < COLORS.length; color++) {
        if (field.role(color) === NEUTRAL) index = this.proposeFor(color, false, index);
      }
    }
    return role === LASA_VECUVIA && field.get(IN_PLAY + mover) === 1 ? this.proposeDiscards(index) : index;
  }

  private proposeFor(color: number, onlyWaiting: boolean, start: number): number {
    const { field } = this;
    let index = start;
    for (let word = 0; word < 2; word++) {
      for (let bits = field.get(OCCUPIED + 2 * color + word); bits !== 0; bits &= bits - 1) {
        const from = 32 * word + 31 - Math.clz32(bits & -bits);
        if (onlyWaiting && field.get(WAITING + from) === 0) continue;
        if (field.count(color, from) > field.get(FROZEN + from)) index = this.proposeFrom(color, from, index);
      }
    }
    return index;
  }

  private proposeFrom(color: number, from: number, start: number): number {
    const { field, left, values, distinct, candidates } = this;
    const spare = this.spare - 1;
    let index = start;
    for (let each = 0; each < distinct; each++) {
      const die = values[each] as number;
      if (left[die] === 0) continue;
      const to = aim(field, color, from, die);
      const way = obstacle(field, color, to, spare);
      if (way > CLEAR) continue;
      const packed = packMove(color, die, from, to);
      candidates[index++] = way === PLAIN ? markPlain(packed) : packed;
    }
    return index;
  }

  /** §6.4: only while one is in play, which stands on exactly one place. */
  private proposeDiscards(start: number): number {
    const { field, left, values, distinct } = this;
    const low = field.get(OCCUPIED + 2 * field.mover);
    const high = field.get(OCCUPIED + 2 * field.mover + 1);
    const from = low === 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(low);
    let index = start;
    for (let each = 0; each < distinct; each++) {
      const die = values[each] as number;
      if (left[die] === 0 || !passesLastPassage(field, field.mover, from, die)) continue;
      this.candidates[index++] = packDiscard(die);
    }
    return index;
  }

  private atEnd(): boolean {
    return this.field.get(HIT_STONE) === 0 && (this.used >= this.enough || this.field.ended);
  }

  /** Moments met by another order of the same dice lead nowhere new. After one die there is no other order. */
  private isNew(): boolean {
    const { field, leftKey } = this;
    if (this.used < 2) return true;
    return this.seen.add((field.hashA + field.turnA + leftKey) | 0, (field.hashB + field.turnB) ^ leftKey);
  }

  private visit(ends: Ends): void {
    const { field, candidates, spare } = this;
    if (this.atEnd()) this.addEnd(ends);
    if (spare === 0 || field.ended || !this.isNew()) return;
    const start = this.used * CANDIDATES;
    const end = this.propose(start);
    for (let index = start; index < end; index++) {
      const packed = candidates[index] as number;
      if (spare === 1 && isPlain(packed)) this.addPlainEnd(packed, ends);
      else {
        const mark = field.mark();
        this.make(packed);
        this.visit(ends);
        this.unmake(mark);
      }
    }
  }

  private addEnd(ends: Ends): void {
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

  /** A last die that only moves a haruspex: where it ends is known without making the step. */
  private addPlainEnd(packed: number, ends: Ends): void {
    const { field, line, length } = this;
    const first = colorOf(packed) * PLACES;
    const from = first + fromOf(packed);
    const to = first + toOf(packed);
    line[length] = packed;
    if (this.discarding) {
      const over = this.leftSum - dieOf(packed);
      line[0] = packDiscard(over);
      this.attained |= 1 << over;
    }
    ends.add(
      (field.hashA - (KEYS_A[from] as number) + (KEYS_A[to] as number)) | 0,
      (field.hashB - (KEYS_B[from] as number) + (KEYS_B[to] as number)) | 0,
      line,
      length + 1,
    );
    if (this.used >= this.best) this.best = this.used + 1;
  }

  private findEnd(): boolean {
    if (this.atEnd()) return true;
    if (this.spare === 0 || this.field.ended || !this.isNew()) return false;
    const start = this.used * CANDIDATES;
    const end = this.propose(start);
    for (let index = start; index < end; index++) {
      const mark = this.field.mark();
      this.make(this.candidates[index] as number);
      const found = this.findEnd();
      this.unmake(mark);
      if (found) return true;
    }
    return false;
  }

  /** The most dice that any line uses, but no more than are enough. */
  private mostDice(enough: number, obedient: boolean): number {
    this.seen.clear();
    this.best = 0;
    this.enough = enough;
    this.obedient = obedient;
    this.measure();
    return this.best;
  }

  private measure(): void {
    if (this.field.get(HIT_STONE) === 0) this.best = Math.max(this.best, Math.min(this.used, this.enough));
    if (this.spare === 0 || this.field.ended || !this.isNew()) return;
    const start = this.used * CANDIDATES;
    const end = this.propose(start);
    for (let index = start; index < end && this.best < this.enough; index++) {
      const mark = this.field.mark();
      this.make(this.candidates[index] as number);
      this.measure();
      this.unmake(mark);
    }
  }
}
