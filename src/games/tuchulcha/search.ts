/** The search for a turn's legal lines (tuchulcha.md §4.4), on the fast core. */
import { COLORS } from './color.ts';
import { Field, HIT_STONE, IN_PLAY, LASA_VECUVIA, NEUTRAL, NORMAL, WAITING, WAITING_TOTAL } from './field.ts';
import { colorOf, dieOf, fromOf, isDiscard, packDiscard, packMove, toOf, withEffect } from './packed-step.ts';
import { EXIT, TEMPLE } from './places.ts';
import type { Position } from './position.ts';
import { Seen } from './seen.ts';
import { aim, CLEAR, make, movable, obstacle, passesLastPassage } from './stepping.ts';

/** Room for the candidates of one moment: three colours of up to nine places, four dice, and discards. */
export const CANDIDATES = 256;
const DEPTHS = 6;
/** Steps a line has at most: Tuchulcha's discard and three dice. */
export const LINE = 4;

/** Random odd numbers, to tell apart what dice are left. */
const DIE_KEYS = [0, 0x2c1b3c6d, 0x297a2d39, 0x165667b1, 0x5bd1e995, 0x1b873593, 0x3c6ef373] as const;

/** What a line must do to be a legal turn, unless it ends the game or puts the mover out. */
export interface Goal {
  /** Dice it uses at least: D, or 1 where §4.5 holds; 0 where nothing can be used. */
  readonly dice: number;
  /** It obeys §4.3 at every step. */
  readonly obedient: boolean;
}

export class Search {
  readonly field = new Field();
  /** The line of steps from the loaded position to here, packed. */
  readonly line = new Int32Array(DEPTHS);
  /** Where `line` goes on. */
  length = 0;
  /** Dice used so far, discards of §6.4 included, and dice left; `left` counts them by value. */
  used = 0;
  spare = 0;
  readonly left = new Int32Array(7);
  readonly candidates = new Int32Array(CANDIDATES * DEPTHS);
  private obedient = false;
  private enough = 0;
  private best = 0;
  private readonly seen = new Seen();
  private onEnd: () => void = () => {};

  /** At the moment the dice are rolled; Tuchulcha's discard is already taken from them. */
  load(position: Position, dice: readonly number[]): void {
    this.field.load(position);
    this.length = 0;
    this.take(dice);
  }

  /** Other dice, from the loaded position. */
  take(dice: readonly number[]): void {
    this.used = 0;
    this.spare = dice.length;
    this.left.fill(0);
    for (const die of dice) this.left[die] = (this.left[die] as number) + 1;
  }

  /** To be asked at the loaded position, before any step. */
  goal(): Goal {
    const { field } = this;
    const last = field.get(IN_PLAY + field.mover) === 1 && field.role(field.mover) !== LASA_VECUVIA;
    const enough = last ? Math.min(1, this.spare) : this.spare;
    if (field.get(WAITING_TOTAL) === 0) return { dice: this.mostDice(enough, false), obedient: false };
    const obedient = this.mostDice(enough, true);
    if (obedient === enough) return { dice: obedient, obedient: true };
    const dice = this.mostDice(enough, false);
    return { dice, obedient: obedient === dice };
  }

  /** Calls back at every distinct moment from here on at which the steps made are a legal turn. */
  collect(goal: Goal, onEnd: () => void): void {
    this.seen.clear();
    this.obedient = goal.obedient;
    this.enough = goal.dice;
    this.onEnd = onEnd;
    this.visit();
  }

  /** Whether the steps made can go on to a legal turn, or are one. */
  completes(goal: Goal): boolean {
    this.seen.clear();
    this.obedient = goal.obedient;
    this.enough = goal.dice;
    return this.findEnd();
  }

  /** Whether the steps made are a legal turn. */
  isTurn(goal: Goal): boolean {
    this.enough = goal.dice;
    return this.atEnd();
  }

  /** Makes a candidate step. Take back with unmake and the field's mark. */
  make(packed: number): void {
    const { field } = this;
    const die = dieOf(packed);
    const effect = isDiscard(packed) ? 0 : make(field, colorOf(packed), fromOf(packed), toOf(packed));
    this.line[this.length++] = withEffect(packed, effect);
    this.left[die] = (this.left[die] as number) - 1;
    this.spare--;
    this.used++;
  }

  unmake(mark: number): void {
    const die = dieOf(this.line[--this.length] as number);
    this.field.back(mark);
    this.left[die] = (this.left[die] as number) + 1;
    this.spare++;
    this.used--;
  }

  /** Writes the steps that are legal by themselves now to `candidates`, from the given index; returns the index after. */
  propose(obedient: boolean, start: number): number {
    const { field } = this;
    if (field.ended || this.spare === 0) return start;
    let index = start;
    const { mover } = field;
    const role = field.role(mover);
    index = this.proposeFor(mover, obedient && field.get(WAITING_TOTAL) > 0, index);
    if (role === NORMAL && !(obedient && field.get(WAITING_TOTAL) > 0)) {
      for (let color = 0; color < COLORS.length; color++) {
        if (field.role(color) === NEUTRAL) index = this.proposeFor(color, false, index);
      }
    }
    return role === LASA_VECUVIA && field.get(IN_PLAY + mover) === 1 ? this.proposeDiscards(index) : index;
  }

  private proposeFor(color: number, onlyWaiting: boolean, start: number): number {
    const { field } = this;
    let index = start;
    for (let from = TEMPLE; from <= field.places.size; from++) {
      if (field.count(color, from) > 0) index = this.proposeFrom(color, from, onlyWaiting, index);
    }
    return field.count(color, EXIT) > 0 ? this.proposeFrom(color, EXIT, onlyWaiting, index) : index;
  }

  private proposeFrom(color: number, from: number, onlyWaiting: boolean, start: number): number {
    const { field, left } = this;
    if (movable(field, color, from) <= 0) return start;
    if (onlyWaiting && (from === TEMPLE || field.get(WAITING + from) === 0)) return start;
    let index = start;
    for (let die = 6; die >= 1; die--) {
      if (left[die] === 0) continue;
      const to = aim(field, color, from, die);
      if (obstacle(field, color, to, this.spare - 1) !== CLEAR) continue;
      this.candidates[index++] = packMove(color, die, from, to);
    }
    return index;
  }

  /** §6.4: only while one is in play, which stands on exactly one place. */
  private proposeDiscards(start: number): number {
    const { field, left } = this;
    const from = placeOfLast(field, field.mover);
    let index = start;
    for (let die = 6; die >= 1; die--) {
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
    if (this.used < 2) return true;
    let key = 0;
    for (let die = 1; die <= 6; die++) key += Math.imul(this.left[die] as number, DIE_KEYS[die] as number);
    return this.seen.add((this.field.turnHashA + key) | 0, (this.field.turnHashB ^ key) | 0);
  }

  private visit(): void {
    if (this.atEnd()) this.onEnd();
    if (this.spare === 0 || this.field.ended || !this.isNew()) return;
    const start = this.used * CANDIDATES;
    const end = this.propose(this.obedient, start);
    for (let index = start; index < end; index++) {
      const mark = this.field.mark();
      this.make(this.candidates[index] as number);
      this.visit();
      this.unmake(mark);
    }
  }

  private findEnd(): boolean {
    if (this.atEnd()) return true;
    if (this.spare === 0 || this.field.ended || !this.isNew()) return false;
    const start = this.used * CANDIDATES;
    const end = this.propose(this.obedient, start);
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
    const end = this.propose(this.obedient, start);
    for (let index = start; index < end && this.best < this.enough; index++) {
      const mark = this.field.mark();
      this.make(this.candidates[index] as number);
      this.measure();
      this.unmake(mark);
    }
  }
}

function placeOfLast(field: Field, color: number): number {
  for (let from = TEMPLE; from <= field.places.size; from++) if (field.count(color, from) > 0) return from;
  return EXIT;
}
