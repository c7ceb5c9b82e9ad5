/** The steps of a turn in progress: those made, the dice left, and the steps that are legal by themselves. */
import { COLORS } from '../board.ts';
import type { Position } from '../position.ts';
import { colorOf, dieOf, fromOf, isDiscard, packDiscard, packMove, toOf, withEffect } from './encoding.ts';
import { Field } from './field.ts';
import { Effect, RoleCode, Slot } from './layout.ts';
import { markIfQuiet, shift, unshift } from './quiet.ts';
import { CLEAR, makeStep, obstacle, passesLastPassage, targetPlace } from './step.ts';

/** Room for the proposals of one moment: three colours of up to nine places, three dice, and discards. */
export const PROPOSALS = 256;
const DEPTHS = 6;

/** Random odd numbers, to tell apart what dice are left. */
export const DIE_KEYS = Int32Array.of(
  0,
  0x2c1b3c6d,
  0x297a2d39,
  0x165667b1,
  0x5bd1e995,
  0x1b873593,
  0x3c6ef373,
);

export class StepGenerator {
  readonly field = new Field();
  /** The packed steps from the loaded position to here; Tuchulcha's discard may lie before them. */
  readonly line = new Int32Array(DEPTHS);
  length = 0;
  /** Dice used so far, discards of §6.4 included, and how many may still be used; `left` counts those left by value. */
  used = 0;
  spare = 0;
  readonly left = new Int32Array(7);
  /** The dice left added up, and a key that tells them apart. */
  leftSum = 0;
  leftKey = 0;
  /** Whether only steps that obey §4.3 are proposed. */
  obedient = false;
  readonly proposals = new Int32Array(PROPOSALS * DEPTHS);
  private readonly values = new Int32Array(4);
  private distinct = 0;

  /** When the dice are rolled; Tuchulcha's discard is already taken from them. */
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
      const count = left[die] as number;
      if (count === 0) continue;
      values[this.distinct++] = die;
      this.leftSum += die * count;
      this.leftKey += Math.imul(count, DIE_KEYS[die] as number);
    }
  }

  /** Makes a proposed step. To be taken back with unmake and a mark of the field. */
  make(packed: number): void {
    const effect = isDiscard(packed)
      ? Effect.NONE
      : makeStep(this.field, colorOf(packed), fromOf(packed), toOf(packed));
    this.spend(dieOf(packed));
    this.line[this.length++] = withEffect(packed, effect);
  }

  unmake(mark: number): void {
    this.field.back(mark);
    this.regain(dieOf(this.line[--this.length] as number));
  }

  /** Makes a proposed step that is quiet. Whether its haruspex waited: to be told when it is taken back. */
  makeQuiet(packed: number): boolean {
    this.spend(dieOf(packed));
    this.line[this.length++] = packed;
    return shift(this.field, packed);
  }

  unmakeQuiet(packed: number, waited: boolean): void {
    unshift(this.field, packed, waited);
    this.length--;
    this.regain(dieOf(packed));
  }

  private spend(die: number): void {
    const { left } = this;
    left[die] = (left[die] as number) - 1;
    this.leftKey -= DIE_KEYS[die] as number;
    this.leftSum -= die;
    this.spare--;
    this.used++;
  }

  private regain(die: number): void {
    const { left } = this;
    left[die] = (left[die] as number) + 1;
    this.leftKey += DIE_KEYS[die] as number;
    this.leftSum += die;
    this.spare++;
    this.used--;
  }

  /** Only those that wait may move (§4.3). */
  get bound(): boolean {
    return this.obedient && this.field.get(Slot.WAITING_TOTAL) > 0;
  }

  /** Writes the steps that are legal by themselves to `proposals`, from the given index on; returns the index after. */
  propose(start: number): number {
    const { field } = this;
    if (field.ended || this.spare === 0) return start;
    const { mover } = field;
    const role = field.role(mover);
    const { bound } = this;
    let index = this.proposeFor(mover, bound, start);
    if (role === RoleCode.NORMAL && !bound) {
      for (let color = 0; color < COLORS.length; color++) {
        if (field.role(color) === RoleCode.NEUTRAL) index = this.proposeFor(color, false, index);
      }
    }
    return role === RoleCode.LASA_VECUVIA && field.get(Slot.IN_PLAY + mover) === 1
      ? this.proposeDiscards(index)
      : index;
  }

  private proposeFor(color: number, onlyWaiting: boolean, start: number): number {
    const { field } = this;
    let index = start;
    for (let word = 0; word < 2; word++) {
      for (let bits = field.get(Slot.OCCUPIED + 2 * color + word); bits !== 0; bits &= bits - 1) {
        const from = 32 * word + 31 - Math.clz32(bits & -bits);
        if (onlyWaiting && field.get(Slot.WAITING + from) === 0) continue;
        if (field.count(color, from) > field.get(Slot.FROZEN + from))
          index = this.proposeFrom(color, from, index);
      }
    }
    return index;
  }

  private proposeFrom(color: number, from: number, start: number): number {
    const { field, left, values, distinct, proposals } = this;
    const spare = this.spare - 1;
    let index = start;
    for (let each = 0; each < distinct; each++) {
      const die = values[each] as number;
      if (left[die] === 0) continue;
      const to = targetPlace(field, color, from, die);
      const way = obstacle(field, color, to, spare);
      if (way > CLEAR) continue;
      proposals[index++] = markIfQuiet(field, packMove(color, die, from, to), way);
    }
    return index;
  }

  /** §6.4: only while one is in play, which stands on exactly one place. */
  private proposeDiscards(start: number): number {
    const { field, left, values, distinct } = this;
    const low = field.get(Slot.OCCUPIED + 2 * field.mover);
    const high = field.get(Slot.OCCUPIED + 2 * field.mover + 1);
    const from = low === 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(low);
    let index = start;
    for (let each = 0; each < distinct; each++) {
      const die = values[each] as number;
      if (left[die] === 0 || !passesLastPassage(field, field.mover, from, die)) continue;
      this.proposals[index++] = packDiscard(die);
    }
    return index;
  }
}
