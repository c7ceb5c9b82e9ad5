/** The steps of a turn in progress: those made, the dice left, and the steps that are legal by themselves. */
import { COLORS } from '../board.ts';
import type { Position } from '../position.ts';
import {
  colorOf,
  dieOf,
  fromOf,
  isDiscard,
  markQuiet,
  packDiscard,
  packMove,
  targetIndex,
  toOf,
  withEffect,
} from './encoding.ts';
import { Field } from './field.ts';
import { at, Effect, Place, RoleCode, Slot } from './layout.ts';
import { loadPosition } from './loading.ts';
import { markIfQuiet, shift, unshift } from './quiet.ts';
import { CLEAR, emptyAfter, makeStep, nthStone, obstacle, passesLastPassage, startOf } from './step.ts';

/** Room for the proposals of one moment: three colors of up to nine places, three dice, and discards. */
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
  /** The dice's different values, and among them those that are left; both descending. */
  private readonly values = new Int32Array(4);
  private distinct = 0;
  private readonly choice = new Int32Array(4);
  private choices = 0;

  /** When the dice are rolled; Tuchulcha's discard is already taken from them. */
  load(position: Position, dice: readonly number[]): void {
    loadPosition(this.field, position);
    this.length = 0;
    this.take(dice, 0);
  }

  /** Dice for the loaded position, of which so many are to be left over. */
  take(dice: readonly number[], over: number): void {
    const { left, values } = this;
    this.used = 0;
    this.spare = dice.length - over;
    for (let die = 1; die <= 6; die++) left[die] = 0;
    for (const die of dice) left[die] = at(left, die) + 1;
    this.distinct = 0;
    this.leftKey = 0;
    this.leftSum = 0;
    for (let die = 6; die >= 1; die--) {
      const count = at(left, die);
      if (count === 0) continue;
      values[this.distinct++] = die;
      this.leftSum += die * count;
      this.leftKey += Math.imul(count, at(DIE_KEYS, die));
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
    this.regain(dieOf(at(this.line, --this.length)));
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

  protected spend(die: number): void {
    const { left } = this;
    left[die] = at(left, die) - 1;
    this.leftKey -= at(DIE_KEYS, die);
    this.leftSum -= die;
    this.spare--;
    this.used++;
  }

  protected regain(die: number): void {
    const { left } = this;
    left[die] = at(left, die) + 1;
    this.leftKey += at(DIE_KEYS, die);
    this.leftSum += die;
    this.spare++;
    this.used--;
  }

  /** Only those that wait may move (§4.3). */
  get bound(): boolean {
    return this.obedient && this.field.waitingTotal > 0;
  }

  /** Writes the steps that are legal by themselves to `proposals`, from the given index on; returns the index after. */
  propose(start: number): number {
    const { field } = this;
    if (field.ended || this.spare === 0) return start;
    this.listDice();
    const { mover } = field;
    const role = field.role(mover);
    const { bound } = this;
    let index = this.proposeFor(mover, bound, start);
    if (role === RoleCode.NORMAL && !bound) {
      for (let color = 0; color < COLORS.length; color++) {
        if (field.role(color) === RoleCode.NEUTRAL) index = this.proposeFor(color, false, index);
      }
    }
    return role === RoleCode.LASA_VECUVIA && field.inPlay(mover) === 1 ? this.proposeDiscards(index) : index;
  }

  private listDice(): void {
    const { left, values, distinct, choice } = this;
    let choices = 0;
    for (let each = 0; each < distinct; each++) {
      const die = at(values, each);
      if (left[die] !== 0) choice[choices++] = die;
    }
    this.choices = choices;
  }

  private proposeFor(color: number, onlyWaiting: boolean, start: number): number {
    const { slots } = this.field;
    const first = color * Place.ROOM;
    let index = start;
    for (let word = 0; word < 2; word++) {
      let bits = at(slots, Slot.OCCUPIED + 2 * color + word);
      for (; bits !== 0; bits &= bits - 1) {
        const from = 32 * word + 31 - Math.clz32(bits & -bits);
        if (onlyWaiting && slots[Slot.WAITING + from] === 0) continue;
        if (at(slots, first + from) > at(slots, Slot.FROZEN + from))
          index = this.proposeFrom(color, from, index);
      }
    }
    return index;
  }

  private proposeFrom(color: number, from: number, start: number): number {
    const { field, choices, choice, proposals } = this;
    const { slots, places } = field;
    const role = slots[Slot.ROLE + color];
    if (role === RoleCode.LASA_VECUVIA) return this.proposeJumps(color, from, start);
    const targets = role === RoleCode.TUCHULCHA ? places.circle : places.journey;
    const row = targetIndex(color, from, 0);
    const closed = at(slots, Slot.HIT_STONE);
    let index = start;
    for (let each = 0; each < choices; each++) {
      const die = at(choice, each);
      const to = at(targets, row + die);
      const packed = packMove(color, die, from, to);
      const holder = slots[Slot.HOLDER + to];
      if ((holder === color + 1 || (holder === 0 && places.plain[to] !== 0)) && closed === 0) {
        proposals[index++] = markQuiet(packed);
      } else {
        const judged = this.judge(packed);
        if (judged !== 0) proposals[index++] = judged;
      }
    }
    return index;
  }

  private proposeJumps(color: number, from: number, start: number): number {
    const { field, choices, choice, proposals } = this;
    const stone = startOf(field, color, from);
    const window = emptyAfter(field, stone);
    let index = start;
    for (let each = 0; each < choices; each++) {
      const die = at(choice, each);
      const judged = this.judge(packMove(color, die, from, nthStone(field, stone, window, die)));
      if (judged !== 0) proposals[index++] = judged;
    }
    return index;
  }

  /** The packed step, marked if it is quiet; 0 where it has an obstacle. */
  private judge(packed: number): number {
    const way = obstacle(this.field, colorOf(packed), toOf(packed), this.spare - 1);
    return way > CLEAR ? 0 : markIfQuiet(this.field, packed, way);
  }

  /** §6.4: only while one is in play, which stands on exactly one place. */
  private proposeDiscards(start: number): number {
    const { field, choice, choices } = this;
    const low = field.get(Slot.OCCUPIED + 2 * field.mover);
    const high = field.get(Slot.OCCUPIED + 2 * field.mover + 1);
    const from = low === 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(low);
    let index = start;
    for (let each = 0; each < choices; each++) {
      const die = at(choice, each);
      if (!passesLastPassage(field, field.mover, from, die)) continue;
      this.proposals[index++] = packDiscard(die);
    }
    return index;
  }
}
