/** The steps of a turn in progress: those made, the dice left, and the individually legal steps. */

import { COLORS, type Position } from '../board.ts';
import { Field } from './field.ts';
import {
  at,
  colorOf,
  dieOf,
  Effect,
  fromOf,
  isDiscard,
  isHit,
  isQuiet,
  markBlocked,
  markQuiet,
  Obstacle,
  Place,
  packDiscard,
  packMove,
  RoleCode,
  Slot,
  settledAt,
  toOf,
  withEffect,
} from './layout.ts';
import { loadPosition } from './position-conversion.ts';
import { markIfQuiet, quietVictim, removedTo, shift, unshift } from './quiet-steps.ts';
import { heldStones, makeStep, nthEmpty, obstacle, passesLastPassage, startOf, targetsOf } from './step.ts';

export enum Proposal {
  STEP = 0,
  /** Its origin in the order of proposals: the mover's color first, then by color and place. */
  ORIGIN = 1,
  DIE = 2,
  /** The change of the two halves of the hash by a quiet step. */
  CHANGE_A = 3,
  CHANGE_B = 4,
  LENGTH = 8,
  /** Capacity for the proposals of one state: three colors of up to nine places, three dice, and discards. */
  ROOM = 256 * LENGTH,
  DEPTHS = 6,
  /** After them all: one more. */
  SCRATCH = DEPTHS * ROOM,
}

/** Random odd numbers that identify the dice left. */
export const DIE_KEYS = Int32Array.of(
  0,
  0x2c1b3c6d,
  0x297a2d39,
  0x165667b1,
  0x5bd1e995,
  0x1b873593,
  0x3c6ef373,
);

/** Shared by all searches: no two run at the same time, and allocating it would take longer than most queries. */
const PROPOSALS = new Int32Array(Proposal.SCRATCH + Proposal.LENGTH);

/** An offset for a color's places in the order of proposals. */
export const orderOf = (mover: number, color: number): number =>
  color === mover ? 0 : (color + 1) * Place.ROOM;

export class StepGenerator {
  readonly field = new Field();
  /** The packed steps from the loaded position to here, perhaps after Tuchulcha's discard. */
  readonly line = new Int32Array(Proposal.DEPTHS);
  length = 0;
  /** Dice used so far, including discards of §6.4, and how many may still be used; `left` counts those left by value. */
  used = 0;
  spare = 0;
  readonly left = new Int32Array(7);
  /** The sum of the dice left, and a key that identifies them. */
  leftSum = 0;
  leftKey = 0;
  /** Whether only steps that obey §4.3 are proposed. */
  obedient = false;
  readonly proposals = PROPOSALS;
  /** Whether steps that only a power forbids (§4.2) are also listed: with two players another color's step can clear their way. */
  protected listsBlocked = false;
  /** The dice's distinct values, and those that are left; both descending. */
  protected readonly values = new Int32Array(4);
  protected distinct = 0;
  private readonly choice = new Int32Array(4);
  private choices = 0;
  /** The first proposal of the last list that isn't quiet. */
  protected firstJudged = 0;
  /** For the color whose steps are listed: the offset of its places for {@link Proposal.ORIGIN}. */
  private order = 0;

  /** After the roll; Tuchulcha's discard is already removed from it. */
  load(position: Position, dice: readonly number[]): void {
    loadPosition(this.field, position);
    this.length = 0;
    this.take(dice, 0);
  }

  /** Sets the dice for the loaded position, of which this many stay unused. */
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
      this.leftKey = (this.leftKey + Math.imul(count, at(DIE_KEYS, die))) | 0;
    }
  }

  /** Makes a proposed step. Undo it with unmake and a mark of the field. */
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

  /** Makes a proposed quiet step. Returns whether its haruspex waited, which undoing needs. */
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
    this.leftKey = (this.leftKey - at(DIE_KEYS, die)) | 0;
    this.leftSum -= die;
    this.spare--;
    this.used++;
  }

  protected regain(die: number): void {
    const { left } = this;
    left[die] = at(left, die) + 1;
    this.leftKey = (this.leftKey + at(DIE_KEYS, die)) | 0;
    this.leftSum += die;
    this.spare++;
    this.used--;
  }

  /** Only waiting haruspexes can move (§4.3). */
  get bound(): boolean {
    return this.obedient && this.field.waitingTotal > 0;
  }

  /** Lists the individually legal steps in `proposals`, from the given index on; returns the index after. */
  propose(start: number): number {
    const { field } = this;
    if (field.ended || this.spare === 0) return start;
    this.listDice();
    this.firstJudged = this.proposals.length;
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
    const { field, choices, choice } = this;
    const { slots, places } = field;
    const role = slots[Slot.ROLE + color];
    const targets = targetsOf(field, color);
    const jumps = role === RoleCode.LASA_VECUVIA;
    const heldLow = jumps ? heldStones(field, 0) : 0;
    const heldHigh = jumps ? heldStones(field, 1) : 0;
    const isHitOpen = slots[Slot.HIT_STONE] !== 0;
    const first = color * Place.ROOM;
    let index = start;
    this.order = orderOf(field.mover, color);
    for (let word = 0; word < 2; word++) {
      let bits = slots[Slot.OCCUPIED + 2 * color + word] ?? 0;
      for (; bits !== 0; bits &= bits - 1) {
        const from = 32 * word + 31 - Math.clz32(bits & -bits);
        if (onlyWaiting && slots[Slot.WAITING + from] === 0) continue;
        if ((slots[first + from] ?? 0) <= (slots[Slot.FROZEN + from] ?? 0)) continue;
        if (jumps) {
          index = this.proposeJumps(color, from, heldLow, heldHigh, index);
          continue;
        }
        for (let each = 0; each < choices; each++) {
          const die = choice[each] ?? 0;
          const to = targets[(first + from) * Place.DICE + die] ?? 0;
          const holder = slots[Slot.HOLDER + to];
          const isFree = holder === color + 1 || (holder === 0 && places.plain[to] !== 0);
          index =
            isFree && !isHitOpen
              ? this.list(index, markQuiet(packMove(color, die, from, to)), first + from, first + to)
              : this.listJudged(index, packMove(color, die, from, to));
        }
      }
    }
    return index;
  }

  private proposeJumps(
    color: number,
    from: number,
    heldLow: number,
    heldHigh: number,
    start: number,
  ): number {
    const { field, choices, choice } = this;
    const stone = startOf(field, color, from);
    const first = color * Place.ROOM;
    let index = start;
    for (let each = 0; each < choices; each++) {
      const die = choice[each] ?? 0;
      const to = nthEmpty(heldLow, heldHigh, stone, die);
      const packed = packMove(color, die, from, to);
      index = field.isOpenPassage(to)
        ? this.listJudged(index, packed)
        : this.list(index, markQuiet(packed), first + from, first + to);
    }
    return index;
  }

  /** Lists a step unless it has an obstacle. */
  private listJudged(index: number, packed: number): number {
    const { field } = this;
    const way = obstacle(field, colorOf(packed), toOf(packed), this.spare - 1);
    if (way === Obstacle.TOO_MUCH_POWER && this.listsBlocked)
      return this.list(index, markBlocked(packed), 0, 0);
    if (way > Obstacle.CLEAR) return index;
    const judged = markIfQuiet(field, packed, way);
    if (!isQuiet(judged) && index < this.firstJudged) this.firstJudged = index;
    this.listStep(index, judged);
    return index + Proposal.LENGTH;
  }

  protected listStep(index: number, packed: number): void {
    const first = colorOf(packed) * Place.ROOM;
    this.list(index, packed, first + fromOf(packed), first + settledAt(packed));
    if (isHit(packed)) this.addVictim(index, packed);
  }

  /** `before` and `after` are the slots where its haruspex is counted. */
  private list(index: number, packed: number, before: number, after: number): number {
    const { proposals } = this;
    const { slots } = this.field;
    proposals[index] = packed;
    proposals[index + Proposal.ORIGIN] = this.order + fromOf(packed);
    proposals[index + Proposal.DIE] = dieOf(packed);
    proposals[index + Proposal.CHANGE_A] =
      (slots[Slot.KEY_A + after] ?? 0) - (slots[Slot.KEY_A + before] ?? 0);
    proposals[index + Proposal.CHANGE_B] =
      (slots[Slot.KEY_B + after] ?? 0) - (slots[Slot.KEY_B + before] ?? 0);
    return index + Proposal.LENGTH;
  }

  private addVictim(index: number, hit: number): void {
    const { field, proposals } = this;
    const before = quietVictim(field, hit);
    const after = removedTo(field, hit, before);
    const a = Slot.KEY_A;
    const b = Slot.KEY_B;
    proposals[index + Proposal.CHANGE_A] =
      at(proposals, index + Proposal.CHANGE_A) + field.get(a + after) - field.get(a + before);
    proposals[index + Proposal.CHANGE_B] =
      at(proposals, index + Proposal.CHANGE_B) + field.get(b + after) - field.get(b + before);
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
      if (passesLastPassage(field, field.mover, from, die)) index = this.list(index, packDiscard(die), 0, 0);
    }
    return index;
  }
}
